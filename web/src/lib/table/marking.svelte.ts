/** What is said beside a marked choice: the computer's advice, or the choice of a first game. */

export const marking: { words: string } = $state({ words: 'web-hinted' });
