/** The games whose rules are in the app. */
export const BOOKS: readonly string[] = ['longhorn', 'moon-river', 'desperados'];
