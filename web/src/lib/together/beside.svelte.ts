/** Whether talk lies open beside the board: then nothing else need tell of it. */

export const beside = $state({ shown: false });
