/** Where a domino or a bonus tile may lie, as the choices say: finding the next place, turning, swapping. */

import type { Choice } from '../../api/types';
import { WIDTH, type MoonRiverView, type Parcel } from './view';

/** One way to lay what is in the hand. */
export interface Lie {
  choice: Choice;
  cells: readonly number[];
  parcels: readonly Parcel[];
  /** How it is turned: the direction of a domino, or which of all sides of tiles is up. */
  turn: number;
}

/** North leads away from the river. */
export const STEPS = [WIDTH, 1, -WIDTH, -1] as const;

export function liesOf(view: MoonRiverView, choices: readonly Choice[]): Lie[] {
  const sides = view.tiles.flatMap((tile) => tile.sides);
  return choices.flatMap((choice) => {
    const [first, second] = choice.args.map(Number) as [number, number];
    if (choice.kind === 'place')
      return [{ choice, cells: [first, first + STEPS[second]!], parcels: view.turn.pair, turn: second }];
    if (choice.kind !== 'bonus') return [];
    const side = sides.findIndex(({ code }) => code === choice.args[0]);
    return [{ choice, cells: [second], parcels: [sides[side]!], turn: side }];
  });
}

const covers = (lie: Lie, cell: number): boolean => lie.cells.includes(cell);

/** The lies over a cell: those that begin there come first, then as they turn clockwise. */
export function over(lies: readonly Lie[], cell: number): Lie[] {
  return lies
    .filter((lie) => covers(lie, cell))
    .sort((a, b) => Number(a.cells[0] !== cell) - Number(b.cells[0] !== cell) || a.turn - b.turn);
}

/** What to show when somebody points at a cell: turned as before if that fits. */
export function pointed(lies: readonly Lie[], cell: number, turn: number | null): Lie | null {
  const found = over(lies, cell);
  return found.find((lie) => lie.turn === turn) ?? found[0] ?? null;
}

/** What to show under something that is carried: it begins below, and ends in the nearest cell, if that fits. */
export function aimed(lies: readonly Lie[], cell: number, beside: number, turn: number | null): Lie | null {
  return over(lies, cell).find((lie) => covers(lie, beside)) ?? pointed(lies, cell, turn);
}

/** From the cell where it begins to the one where it ends, if it may lie so. */
export function towards(lies: readonly Lie[], from: number | null, to: number): Lie | null {
  return lies.find((lie) => lie.cells[0] === from && lie.cells[1] === to) ?? null;
}

/** The next lie over the same cell. */
export function turned(lies: readonly Lie[], lie: Lie, pivot = lie.cells[0]!): Lie {
  const around = over(lies, pivot);
  return around[(around.indexOf(lie) + 1) % around.length] ?? lie;
}

/** The same cells, with the parcels exchanged. */
export function swapped(lies: readonly Lie[], lie: Lie): Lie | null {
  return lies.find((one) => one !== lie && one.cells.join() === [...lie.cells].reverse().join()) ?? null;
}

const middle = (lie: Lie): [number, number] => [
  lie.cells.reduce((sum, cell) => sum + (cell % WIDTH), 0) / lie.cells.length,
  lie.cells.reduce((sum, cell) => sum + Math.floor(cell / WIDTH), 0) / lie.cells.length,
];

/** The nearest lie in a direction (0 north, 1 east, 2 south, 3 west), if any. */
export function stepped(lies: readonly Lie[], lie: Lie, direction: number): Lie | null {
  const [x, y] = middle(lie);
  const [right, up] = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ][direction] as [number, number];
  let best: Lie | null = null;
  let least = Infinity;
  for (const one of lies) {
    const [dx, dy] = [middle(one)[0] - x, middle(one)[1] - y];
    const along = dx * right + dy * up;
    const aside = Math.abs(dx * up) + Math.abs(dy * right);
    if (along <= 0) continue;
    const cost = along + 2 * aside + (one.turn === lie.turn ? 0 : 0.6);
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}
