/** Parcels and ranches for the figures. The kinds of parcels come from the game's own file. */

import source from '../../../../../src/highnoon/games/moon_river/parcels.toml?raw';

import type { SeatState } from '../../api/types';
import {
  cellNumber,
  COLUMNS,
  HOMESTEAD,
  WIDTH,
  type MoonRiverView,
  type Parcel,
  type Ranch,
} from '../../board/moon-river/view';

export interface Kind {
  parcel: Parcel;
  count: number;
}

const EMPTY = { cows: 0, skulls: 0, circles: 0, nuggets: 0, beavers: 0, corn: 0, back: 0 };

/** The `[[parcel]]` tables of the file: one field a line, a word or a number. */
function kinds(toml: string): Kind[] {
  const tables = toml.split('[[parcel]]').slice(1);
  return tables.map((table, n) => {
    const fields = [...table.split(/^\[/m)[0]!.matchAll(/^(\w+) = "?(\w+)"?/gm)].map(
      ([, key, value]) => [key!, value!] as const,
    );
    const { landscape = '', count = '0', ...rest } = Object.fromEntries(fields);
    const numbers = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, Number(value)]));
    return { parcel: { code: String(n), landscape, ...EMPTY, ...numbers }, count: Number(count) };
  });
}

export const KINDS: readonly Kind[] = kinds(source);

/** A parcel for an example: its landscape and what is on it. */
const land = (landscape: string, symbols: Partial<Parcel> = {}): Parcel => ({
  code: '',
  landscape,
  ...EMPTY,
  ...symbols,
});

interface Cell {
  land: string;
  symbols?: Partial<Parcel>;
  cows?: number;
  partner?: string;
}

/** A ranch on the camp side with these cells. */
function ranch(laid: Record<string, Cell>, rows = 5): Ranch {
  const cells = Array.from({ length: WIDTH * rows }, (_, n) => {
    const name = `${COLUMNS[n % WIDTH]}${Math.floor(n / WIDTH) + 1}`;
    const cell = laid[name];
    return {
      name,
      parcel: cell ? land(cell.land, cell.symbols) : null,
      cows: cell?.cows ?? 0,
      partner: cell?.partner ?? null,
      cowboy: false,
    };
  });
  const score = { total: 0, lands: {}, resources: {}, partners: {}, scenario: 0, largest: 0, herd: 0 };
  return { board: 'camp', bridges: ['a', 'c', 'e'], room: 3, stores: [], cells, score };
}

export const BARE = ranch({});

export const LAY = ranch(
  {
    a1: { land: 'meadow', cows: 1 },
    a2: { land: 'meadow' },
    b1: { land: 'desert', symbols: { nuggets: 1 } },
    b2: { land: 'desert' },
  },
  3,
);
/** Where the domino of the example may lie. */
export const GHOST = {
  cells: [cellNumber('a3'), cellNumber('b3')],
  parcels: [land('meadow', { cows: 1 }), land('forest', { beavers: 1 })],
  turn: 1,
};

export const DROUGHT = ranch(
  {
    a1: { land: 'canyon', cows: 1 },
    b1: { land: 'canyon', cows: 1 },
    a2: { land: 'canyon', symbols: { skulls: 1, nuggets: 2 } },
    b2: { land: 'farm', symbols: { cows: 1, circles: 1 }, cows: 1 },
  },
  3,
);
export const FRESH = [cellNumber('a2'), cellNumber('b2')];

/** The example of scoring, on a ranch without a free cell. */
export const SCORE = ranch({
  a1: { land: 'desert', symbols: { nuggets: 1 } },
  b1: { land: 'desert' },
  d1: { land: 'meadow', cows: 1 },
  e1: { land: 'meadow', symbols: { circles: 1, nuggets: 1 }, partner: 'farmer' },
  a2: { land: 'desert' },
  b2: { land: 'desert', cows: 1 },
  c2: { land: 'desert', symbols: { nuggets: 1 } },
  d2: { land: 'meadow', cows: 1 },
  e2: { land: 'forest', symbols: { beavers: 1 } },
  a3: { land: 'canyon', cows: 1 },
  b3: { land: 'canyon' },
  c3: { land: 'farm', cows: 1 },
  d3: { land: 'farm', cows: 1 },
  e3: { land: 'cornfield', symbols: { corn: 4 } },
  a4: { land: 'canyon', symbols: { nuggets: 1 } },
  b4: { land: 'canyon', cows: 1 },
  c4: { land: 'farm', cows: 1 },
  d4: { land: 'farm', cows: 1 },
  e4: { land: 'cornfield', symbols: { corn: 5 } },
  a5: { land: 'canyon' },
  b5: { land: 'canyon' },
  c5: { land: 'canyon', cows: 1 },
  d5: { land: 'cornfield', symbols: { corn: 4 } },
  e5: { land: 'cornfield', symbols: { corn: 5 } },
});

/** What a ranch scores by the rules; the tests hold the caption to it. */
export function points(of: Ranch): number {
  const laid = of.cells.flatMap((cell, n) =>
    cell.parcel && n !== HOMESTEAD ? [{ ...cell, n, parcel: cell.parcel }] : [],
  );
  const open = new Set(laid.map((cell) => cell.n));
  let sum = 0;
  for (const start of laid) {
    if (!open.has(start.n)) continue;
    const territory = [start];
    open.delete(start.n);
    for (const { n } of territory) {
      const near = [n + WIDTH, n - WIDTH, ...(n % WIDTH ? [n - 1] : []), ...(n % WIDTH < WIDTH - 1 ? [n + 1] : [])];
      for (const next of laid) {
        if (!near.includes(next.n) || !open.has(next.n) || next.parcel.landscape !== start.parcel.landscape) continue;
        open.delete(next.n);
        territory.push(next);
      }
    }
    sum += territory.length * territory.reduce((all, cell) => all + Math.min(1, cell.cows), 0);
  }
  const farmers = laid.filter((cell) => cell.partner === 'farmer').length;
  const goods = laid.reduce(
    (all, { parcel }) => all + parcel.nuggets + parcel.beavers + parcel.corn * (1 + farmers),
    0,
  );
  return sum + goods;
}

/** Two columns as they lie beside the box. */
export function draft(): { view: MoonRiverView; seats: SeatState[] } {
  const column = (codes: readonly number[], seats: readonly (number | null)[]) =>
    codes.map((code, n) => ({ parcel: KINDS[code]!.parcel, seat: seats[n] ?? null }));
  const seats = ['purple', 'white', 'orange', 'green'].map((key, seat) => ({
    seat,
    key,
    phrase: { key: `moon-river-seat-${key}`, args: {} },
    name: null,
    kind: 'record',
    level: null,
    side: seat,
    present: false,
    device: null,
    stand_in: null,
  }));
  const view = {
    here: column([0, 1, 12, 20], [2, 0, 3, 1]),
    there: column([5, 18, 2, 13], []),
    box: { any: 88 },
    round: 1,
  };
  return { view: view as unknown as MoonRiverView, seats: seats as SeatState[] };
}
