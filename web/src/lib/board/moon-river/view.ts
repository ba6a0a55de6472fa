/** Moon River's view as the board reads it: names of drawings, and words for what is shown. */

import type { Choice } from '../../api/types';
import type { MoonRiverOutlook, MoonRiverView } from './types';
import { list, t } from '../../i18n/say.svelte';

export type { MoonRiverOutlook, MoonRiverView };
export type Ranch = MoonRiverView['ranches'][number];
export type Cell = Ranch['cells'][number];
export type Parcel = Ranch['stores'][number];
export type Place = MoonRiverView['here'][number];

export const WIDTH = 5;
export const HOMESTEAD = 2;
export const COLUMNS = 'abcde';
export const LANDSCAPES = ['desert', 'canyon', 'meadow', 'forest', 'farm', 'cornfield'] as const;
export const PARTNERS = ['desperado', 'thief', 'prospector', 'trapper', 'farmer'] as const;

/** The legends' boards, in the order of the colours that they have in the box. */
export const LEGENDS = ['mary', 'wesley', 'calamity', 'jo'];

/** Symbols in the order in which they are drawn on a parcel. */
export const SYMBOLS = ['cows', 'skulls', 'circles', 'nuggets', 'beavers', 'corn'] as const;
export type Symbol = (typeof SYMBOLS)[number];
const ART: Record<Symbol, string> = {
  cows: 's-cow',
  skulls: 's-skull',
  circles: 's-circle',
  nuggets: 's-nugget',
  beavers: 's-beaver',
  corn: 's-corn',
};
/** What happens once, when the parcel is laid; the others count at the end. */
export const ONCE: readonly Symbol[] = ['cows', 'skulls', 'circles'];

export const symbolArt = (symbol: Symbol): string => ART[symbol];
export const landArt = (landscape: string): string => `land-${landscape}`;
export const seatArt = (seat: number): string => `ranchero-${seat}`;
export const partnerArt = (partner: string, cowboy = false): string => `p-${cowboy ? 'cowboy' : partner}`;

export const landName = (landscape: string): string => t(`moon-river-land-${landscape}`);
export const partnerName = (partner: string, cowboy = false): string =>
  cowboy ? t('moon-river-legend-cowboy') : t(`moon-river-partner-${partner}`);

/** A legend's board by its name. */
export const boardName = (board: string): string => t(`moon-river-board-${board}`);

/** The first letter large, as at the beginning of a line. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

const has = (parcel: Parcel): Symbol[] => SYMBOLS.filter((symbol) => parcel[symbol]);
const symbolName = (parcel: Parcel, symbol: Symbol): string =>
  t(`moon-river-symbol-${symbol}`, { count: parcel[symbol] });

/** A parcel by its landscape and symbols. */
export function parcelName(parcel: Parcel): string {
  const land = landName(parcel.landscape);
  const symbols = has(parcel);
  if (!symbols.length) return land;
  return t('moon-river-parcel', { land, symbols: list(symbols.map((one) => symbolName(parcel, one))) });
}

/** What everything on a parcel means, for a tooltip. */
export function parcelTip(parcel: Parcel, laid = false, back = false): string {
  const lines = has(parcel).map((symbol) =>
    t('web-moon-river-tip', {
      what: capital(symbolName(parcel, symbol)),
      means: t(`web-moon-river-means-${symbol}${laid && ONCE.includes(symbol) ? '-done' : ''}`),
    }),
  );
  if (back) lines.push(t('web-moon-river-tip', { what: String(parcel.back), means: t('web-moon-river-means-back') }));
  return [capital(landName(parcel.landscape)), ...lines].join('\n');
}

/** Everything on a cell, for a label. */
export function cellName(cell: Cell, homestead = false): string {
  if (homestead) return t('web-moon-river-homestead');
  if (!cell.parcel) return t('web-moon-river-free', { cell: cell.name });
  const words = [parcelName(cell.parcel)];
  if (cell.cows) words.push(t('web-moon-river-cows', { count: cell.cows }));
  if (cell.partner) words.push(partnerName(cell.partner, cell.cowboy));
  return t('web-moon-river-cell', { cell: cell.name, what: list(words) });
}

/** How many rows are worth drawing: a domino never reaches further than two beyond the last one. */
export function rowsShown(ranch: Ranch): number {
  const rows = ranch.cells.length / WIDTH;
  const used = ranch.cells.findLastIndex((cell) => cell.parcel);
  return Math.min(rows, Math.max(5, Math.floor(used / WIDTH) + 3));
}

/** The cell a name such as `b3` means. */
export function cellNumber(name: string): number {
  return COLUMNS.indexOf(name[0]!) + WIDTH * (Number(name.slice(1)) - 1);
}

/** The parcels that the words of a choice are about, to be drawn beside them. */
export function choiceParcels(view: MoonRiverView, choice: Choice): Parcel[] {
  const known = new Map<string, Parcel>();
  const put = (parcel: Parcel | null): void => void (parcel && known.set(parcel.code, parcel));
  for (const place of [...view.here, ...view.there]) put(place.parcel);
  for (const tile of view.tiles) tile.sides.forEach(put);
  for (const ranch of view.ranches) ranch.stores.forEach(put);
  const [kind, ...words] = choice.action.split(' ');
  if (kind === 'stand') return [view.there[Number(choice.args[0])]?.parcel].filter((one) => !!one);
  if (kind === 'take')
    return view.here
      .filter((place) => place.seat !== null)
      .slice(0, 1)
      .flatMap((place) => place.parcel ?? []);
  if (kind === 'forgo') return view.tiles[Number(choice.args[0])]?.sides ?? [];
  return words.flatMap((word) => known.get(word) ?? []);
}

const WAYS: Readonly<Record<string, string>> = { n: '↑', e: '→', s: '↓', w: '←' };

/** A choice in a word, under its drawing, where there is no room for the sentence. */
export function shortName(choice: Choice): string {
  const [kind, one = '', two = ''] = choice.action.split(' ');
  if (kind === 'recruit') return capital(partnerName(one));
  if (kind === 'cowboy') return capital(partnerName(one, true));
  if (kind === 'board') return boardName(one);
  if (kind === 'drought' || kind === 'circle') return one;
  if (kind === 'drive') return `${one} ${WAYS[two] ?? ''}`;
  if (kind === 'steal') return two;
  return '';
}

/** The drawing beside a choice: what it is about besides parcels, or whose they are. */
export function choiceArt(choice: Choice): string | null {
  const word = choice.action.split(' ')[1] ?? '';
  if (choice.kind === 'recruit') return partnerArt(word);
  if (choice.kind === 'cowboy') return partnerArt(word, true);
  if (choice.kind === 'circle') return symbolArt('circles');
  // Whose it is: ranches have the same places.
  if (choice.kind === 'steal' || choice.kind === 'demand') return seatArt(Number(choice.args[0]));
  if (choice.kind === 'drought' || choice.kind === 'drive') return 'meeple-cow';
  return null;
}
