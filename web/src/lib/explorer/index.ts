/** The games whose deals are solved, and what draws one of them: their folders here say it. */

import type { Component } from 'svelte';

type DealBoard = Component<{ view: unknown }>;

const BOARDS = import.meta.glob<DealBoard>('./*/DealBoard.svelte', { import: 'default' });

export const explored = (): string[] => Object.keys(BOARDS).map((path) => path.split('/')[1]!);

export const boardOf = (game: string): Promise<DealBoard> => BOARDS[`./${game}/DealBoard.svelte`]!();
