/** Which screen studies a game: an analysis board in the folder of a game with a solver, else text and drawing. */

import type { Component } from 'svelte';

type Screen = Component<{ game: string }>;

const BOARDS = import.meta.glob<Screen>('./*/Desk.svelte', { import: 'default' });

/** The games that have an analysis board. */
export const analysed = (): string[] => Object.keys(BOARDS).map((path) => path.split('/')[1]!);

export async function deskOf(game: string): Promise<Screen> {
  const board = BOARDS[`./${game}/Desk.svelte`];
  return board ? board() : (await import('./Positions.svelte')).default;
}
