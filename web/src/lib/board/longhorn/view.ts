/** Longhorn's view as the board reads it: names of drawings, and which choice lies where. */

import type { Choice } from '../../api/types';
import type { LonghornView } from './types';

export type { LonghornView };
export type CellView = LonghornView['cells'][number];

export const COLOURS = ['white', 'orange', 'grey', 'black'] as const;
const LETTERS = 'wogb';

export const cowArt = (colour: number): string => `cow-${LETTERS[colour]}`;
export const markArt = (colour: number): string => `mark-${LETTERS[colour]}`;
export const seatArt = (seat: number): string => (seat === 0 ? 'eagle' : 'jessie');

const VIGNETTES: Record<string, string> = {
  'nugget-hill': 'vig-hill',
  'blackstone-corral': 'vig-corral',
  'cherokee-spring': 'vig-spring',
  'dagger-flat': 'vig-flat',
  'maverick-junction': 'vig-junction',
  'red-river-valley': 'vig-river',
  'kid-coopers-ranch': 'vig-ranch',
  'salomon-tree': 'vig-tree',
  tulsa: 'vig-tulsa',
};
export const placeArt = (key: string): string => VIGNETTES[key]!;

/** The tokens by their letter in notation: their names and drawings. */
export const TOKENS: Readonly<Record<string, { key: string; art: string }>> = {
  2: { key: 'nugget', art: 'tok-n200' },
  3: { key: 'nugget', art: 'tok-n300' },
  4: { key: 'nugget', art: 'tok-n400' },
  5: { key: 'nugget', art: 'tok-n500' },
  i: { key: 'iron', art: 'tok-iron' },
  e: { key: 'epidemic', art: 'tok-epidemic' },
  s: { key: 'sheriff', art: 'tok-sheriff' },
  o: { key: 'oil', art: 'tok-oil' },
  a: { key: 'ambush', art: 'tok-ambush' },
  r: { key: 'rattlesnake', art: 'tok-rattle' },
};
export const tokenArt = (letter: string): string => TOKENS[letter]!.art;
export const isNugget = (letter: string): boolean => TOKENS[letter]!.key === 'nugget';

/** Where a choice can be taken on the drawing: a place, and perhaps one colour of its cows. */
export interface Spot {
  place: number | null;
  colour: number | null;
}

export function spot(view: LonghornView, choice: Pick<Choice, 'kind' | 'args'>): Spot {
  const [first, second] = choice.args.map(Number) as [number, number];
  switch (choice.kind) {
    case 'start':
    case 'move':
      return { place: first, colour: null };
    case 'snake':
      return { place: second, colour: null };
    case 'steal':
      return { place: outlawPlace(view), colour: first };
    case 'brand':
      return { place: first, colour: second };
    case 'epidemic':
    case 'ambush':
      return { place: null, colour: first };
    default:
      return { place: null, colour: null };
  }
}

export function outlawPlace(view: LonghornView): number | null {
  return view.outlaw === null ? null : view.cells[view.outlaw]!.place;
}

/** The picture beside a choice's words. */
export function choiceArt(view: LonghornView, choice: Choice): { art: string; token: boolean } {
  const { colour, place } = spot(view, choice);
  if (colour !== null) return { art: cowArt(colour), token: false };
  if (choice.kind === 'snake') return { art: cowArt(Number(choice.args[0])), token: false };
  if (choice.kind === 'nugget') return { art: TOKENS[choice.args[0] ?? '4']!.art, token: true };
  const cell = view.cells.find((one) => one.place === place);
  const token = cell && TOKENS[cell.token];
  return token ? { art: token.art, token: true } : { art: seatArt(view.side), token: true };
}
