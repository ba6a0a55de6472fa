/** The territories of a ranch, drawn with what they count: parcels of one landscape that touch, times their cows. */

import { WIDTH, type Ranch } from './view';

export interface Territory {
  cells: readonly number[];
  landscape: string;
  /** As the server scores them: no parcel counts more than one cow. */
  cows: number;
  points: number;
}

/** Those that touch a cell in its own row or column. */
function beside(cell: number): number[] {
  const column = cell % WIDTH;
  return [cell + WIDTH, cell - WIDTH, ...(column ? [cell - 1] : []), ...(column < WIDTH - 1 ? [cell + 1] : [])];
}

export function territories({ cells }: Ranch): Territory[] {
  const seen = new Set<number>();
  return cells.flatMap(({ parcel }, first) => {
    if (!parcel || seen.has(first)) return [];
    const found = [first];
    seen.add(first);
    for (const at of found) {
      for (const next of beside(at)) {
        if (seen.has(next) || cells[next]?.parcel?.landscape !== parcel.landscape) continue;
        seen.add(next);
        found.push(next);
      }
    }
    const cows = found.filter((at) => cells[at]!.cows).length;
    return [{ cells: found, landscape: parcel.landscape, cows, points: found.length * cows }];
  });
}

/** Whether its sum is worth telling: no cow grazes on corn, and a single parcel without one says nothing. */
export const counts = ({ cells, cows, landscape }: Territory): boolean =>
  cows > 0 || (cells.length > 1 && landscape !== 'cornfield');

export const sum = ({ cells, cows, points }: Territory): string => `${cells.length}×${cows}=${points}`;

/** Where a cell lies on a drawing whose rows begin at the river, in cells. */
export const place = (cell: number, rows: number): [number, number] => [
  cell % WIDTH,
  rows - 1 - Math.floor(cell / WIDTH),
];

/** The cell of a territory that is nearest to its middle: there its sum stands. */
export function middle({ cells }: Territory): number {
  const mean = (of: (cell: number) => number): number => cells.reduce((all, one) => all + of(one), 0) / cells.length;
  const [x, y] = [mean((cell) => cell % WIDTH), mean((cell) => Math.floor(cell / WIDTH))];
  const far = (cell: number): number => Math.hypot((cell % WIDTH) - x, Math.floor(cell / WIDTH) - y);
  return cells.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/** The path around a territory: every side of a cell behind which another territory begins. */
export function border({ cells }: Territory, rows: number, size = 1): string {
  const inside = (cell: number): boolean => cells.includes(cell);
  return cells
    .map((cell) => {
      const [x, y] = place(cell, rows).map((one) => one * size) as [number, number];
      const column = cell % WIDTH;
      return [
        inside(cell + WIDTH) ? '' : `M${x} ${y}h${size}`,
        inside(cell - WIDTH) ? '' : `M${x} ${y + size}h${size}`,
        column && inside(cell - 1) ? '' : `M${x} ${y}v${size}`,
        column < WIDTH - 1 && inside(cell + 1) ? '' : `M${x + size} ${y}v${size}`,
      ].join('');
    })
    .join('');
}
