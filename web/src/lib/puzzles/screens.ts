/** Where a puzzle is solved: at the table's own board, or where something is named, in the folder of its game. */

import type { Component } from 'svelte';

import type { Trial } from './trial.svelte';

export type PuzzleScreen = Component<{ trial: Trial; next: () => void }>;

const NAMINGS = import.meta.glob<PuzzleScreen>('./*/Naming.svelte', { import: 'default' });

export async function screenOf(game: string, board: boolean): Promise<PuzzleScreen> {
  const naming = board ? undefined : NAMINGS[`./${game}/Naming.svelte`];
  return naming ? naming() : (await import('./AtBoard.svelte')).default;
}
