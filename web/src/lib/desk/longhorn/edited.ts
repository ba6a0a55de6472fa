/** A position of Longhorn as its text has it (docs/notation.md): read and written, never judged. */

export const PLACES: readonly (readonly [letter: string, key: string])[] = [
  ['N', 'nugget-hill'],
  ['B', 'blackstone-corral'],
  ['C', 'cherokee-spring'],
  ['D', 'dagger-flat'],
  ['M', 'maverick-junction'],
  ['R', 'red-river-valley'],
  ['K', 'kid-coopers-ranch'],
  ['S', 'salomon-tree'],
  ['T', 'tulsa'],
];
export const LETTERS = 'wogb';
export const NUGGETS = ['2', '3', '4', '5'] as const;
export const NOWHERE = '-';

export interface EditedCell {
  place: string;
  /** White, orange, grey, black. */
  cows: number[];
  token: string;
}

export interface EditedPurse {
  herd: number[];
  /** Nuggets of $200, $300, $400 and $500. */
  nuggets: number[];
}

export interface Edited {
  cells: EditedCell[];
  side: string;
  phase: string;
  outlaw: string;
  players: EditedPurse[];
  /** Where each player last played. */
  last: string[];
  epidemic: string;
  ambush: string;
  colour: string;
}

const counted = (text: string, letters: Iterable<string>): number[] =>
  [...letters].map((letter) => text.split(letter).length - 1);
const spelled = (counts: readonly number[], letters: Iterable<string>): string =>
  [...letters].map((letter, n) => letter.repeat(Math.max(0, counts[n] || 0))).join('');

/** An empty board: the places in order, nothing on them. */
export function blank(): Edited {
  return {
    cells: PLACES.map(([place]) => ({ place, cows: [0, 0, 0, 0], token: '' })),
    side: 'E',
    phase: 'steal',
    outlaw: NOWHERE,
    players: [0, 1].map(() => ({ herd: [0, 0, 0, 0], nuggets: [0, 0, 0, 0] })),
    last: [NOWHERE, NOWHERE],
    epidemic: NOWHERE,
    ambush: 'random',
    colour: 'any',
  };
}

/** What a text says; where it cannot be read, an empty board. */
export function readPosition(text: string): Edited {
  const [board, side, phase, outlaw, eagle, jessie, last, epidemic, ambush, colour] = text.trim().split(/\s+/);
  const cells = board?.split('/').flatMap((row) => row.split(',')) ?? [];
  if (cells.length !== PLACES.length || !ambush || cells.includes(NOWHERE)) return blank();
  return {
    cells: cells.map((cell) => {
      const [place = '', token = ''] = cell.split('.');
      return { place: place[0]!, cows: counted(place.slice(1), LETTERS), token };
    }),
    side: side!,
    phase: phase!,
    outlaw: outlaw!,
    players: [eagle!, jessie!].map((purse) => {
      const [herd = '', nuggets = ''] = purse.replace(NOWHERE, '').split('$');
      return { herd: counted(herd, LETTERS), nuggets: counted(nuggets, NUGGETS) };
    }),
    last: [...last!],
    epidemic: epidemic!,
    ambush,
    colour: colour ?? '',
  };
}

export function writePosition(one: Edited): string {
  const cells = one.cells.map(({ place, cows, token }) => place + spelled(cows, LETTERS) + (token ? `.${token}` : ''));
  const rows = [0, 3, 6].map((row) => cells.slice(row, row + 3).join(','));
  const purses = one.players.map(({ herd, nuggets }) => {
    const dollars = spelled(nuggets, NUGGETS);
    return spelled(herd, LETTERS) + (dollars ? `$${dollars}` : '') || NOWHERE;
  });
  const fields = [rows.join('/'), one.side, one.phase, one.outlaw, ...purses, one.last.join(''), one.epidemic];
  return [...fields, one.ambush, ...(one.colour ? [one.colour] : [])].join(' ');
}

/** The same with another place in a cell; the two change places. */
export function placed(cells: readonly EditedCell[], cell: number, place: string): EditedCell[] {
  const was = cells[cell]!.place;
  return cells.map((one, n) => (n === cell ? { ...one, place } : one.place === place ? { ...one, place: was } : one));
}
