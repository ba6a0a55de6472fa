/** Questions about puzzles, to the house or to this device. */

import { get, post } from '../api/client';
import type { PuzzleShelf, PuzzleSolution, PuzzleState, PuzzleTried, SolverRating } from '../api/types';

const path = (game: string, puzzle = ''): string =>
  `puzzles/${encodeURIComponent(game)}${puzzle && `/${encodeURIComponent(puzzle)}`}`;

export const shelves = (): Promise<PuzzleShelf[]> => get('puzzles');

/** A puzzle by its id; `day` is that of the day. */
export const puzzle = (game: string, id: string): Promise<PuzzleState> => get(path(game, id));

export function next(game: string, near: number, themes: readonly string[], skip: readonly string[]) {
  const asked = new URLSearchParams({ near: String(Math.round(near)), theme: themes.join(), skip: skip.join() });
  return get<PuzzleState>(`${path(game, 'next')}?${asked.toString()}`);
}

/** A try: all moves so far. With a rating the new one is told, once it is solved or wrong. */
export const attempt = (game: string, id: string, moves: readonly string[], mine: SolverRating | null) =>
  post<PuzzleTried>(`${path(game, id)}/attempts`, { moves, ...(mine && { mine }) });

export const giveUp = (game: string, id: string, mine: SolverRating | null) =>
  post<PuzzleSolution>(`${path(game, id)}/solution`, { ...(mine && { mine }) });
