/** Desperados' view as the table reads it: who is where, what is known, what is planned. */

import type { Choice } from '../../api/types';
import { money } from '../../i18n/say.svelte';
import type { DesperadosView, Plan, Suspect } from './types';

export type { DesperadosView };
export type MapView = DesperadosView['map'];
export type PlayerView = DesperadosView['players'][number];
export type CoachView = DesperadosView['coaches'][number];

export const SHERIFF = 0;
export const HIDDEN = '?';
const SEATS = ['sheriff', 'green', 'red', 'yellow', 'purple', 'orange'] as const;

/** Each desperado has a line of their own: told apart without colours. */
const LINES: Readonly<Record<string, string>> = {
  green: '10 6',
  red: 'none',
  yellow: '2 7',
  purple: '12 5 2 5',
  orange: '5 4 5 12',
  sheriff: 'none',
};

export const seatKey = (seat: number): string => SEATS[seat]!;
export const figure = (seat: number): string => (seat === SHERIFF ? 'd-lawman' : `d-${SEATS[seat]}`);
export const mark = (seat: number): string => `m-${SEATS[seat]}`;
export const lineOf = (seat: number): string => LINES[SEATS[seat]!]!;

export function townName(map: MapView, key: string | null): string {
  return map.towns.find((town) => town.key === key)?.name ?? '?';
}

/** A name for a narrow card: long words are cut, the first letters say enough. */
export function short(name: string): string {
  return name
    .split(' ')
    .map((word) => (word.length > 8 ? `${word.slice(0, 6)}.` : word))
    .join(' ');
}

/** What a bank is known to hold, as the map writes it. */
export const worthWords = (worth: number | '?'): string => (worth === '?' ? '?' : money(worth));

/** Where somebody was last seen, and after which move (0: when the round began). */
export function lastSeen(player: PlayerView): { town: string | null; move: number } {
  const move = player.way.findLastIndex((town) => town !== null);
  return { town: player.way[move] ?? null, move: Math.max(0, move) };
}

/** Where a player of the viewer's own side stands, or where another was last seen. */
export function standing(view: DesperadosView, seat: number): string | null {
  const player = view.players[seat]!;
  return player.at ?? lastSeen(player).town ?? player.pawn;
}

/** Where the viewer was before this move's card: there Saloon is drawn. */
export function before(view: DesperadosView): string | null {
  return view.players[view.viewer]?.way[Math.max(0, view.move - 1)] ?? null;
}

/** The town where a choice can be taken on the map. */
export function townOf(view: DesperadosView, choice: Pick<Choice, 'kind' | 'args'>): string | null {
  const [first, second] = choice.args.map(String);
  if (choice.kind === 'place') return first!;
  if (choice.kind === 'ride') return second!;
  if (choice.kind === 'card') return first === 'saloon' ? before(view) : first!;
  return view.players[view.viewer]?.at ?? null;
}

/** The choice that a tap on a town means: to place somebody, the card that leads there, a deputy's ride. */
export function choiceAt(
  view: DesperadosView,
  choices: readonly Choice[],
  town: string,
  deputy: string | null = null,
): Choice | null {
  const meant = ({ kind, args }: Choice): boolean =>
    deputy ? kind === 'ride' && args[0] === deputy : kind === 'place' || kind === 'card';
  return choices.find((choice) => meant(choice) && townOf(view, choice) === town) ?? null;
}

/** How likely it is that one of these suspects is in each town. */
export function heat(belief: readonly Suspect[], only: number | null = null): Map<string, number> {
  const clear = new Map<string, number>();
  for (const suspect of belief) {
    if (only !== null && suspect.seat !== only) continue;
    for (const { town, share } of suspect.places) clear.set(town, (clear.get(town) ?? 1) * (1 - share));
  }
  return new Map([...clear].map(([town, nobody]) => [town, 1 - nobody]));
}

/** How many towns have their number on the map without being asked. */
const NUMBERS = 4;

/** The likeliest towns, and the one that somebody looks at. */
export function likeliest(heat: ReadonlyMap<string, number>, near: string | null = null): [string, number][] {
  const order = [...heat].filter(([, share]) => share >= 0.005).sort((a, b) => b[1] - a[1]);
  return order.filter(([town], n) => n < NUMBERS || town === near);
}

/** A share in whole per cent, but never nothing for something. */
export function percent(share: number): string {
  return share > 0 && share < 0.01 ? '<1%' : `${Math.round(share * 100)}%`;
}

export interface Stop {
  move: number;
  town: string;
  when: 'past' | 'now' | 'next';
}

/** A coach's stops, and which of them is now. */
export function stops(coach: CoachView, move: number): Stop[] {
  return coach.stops.map((town, n) => {
    const when = n + 1 < move ? 'past' : n + 1 === move ? 'now' : 'next';
    return { move: n + 1, town, when };
  });
}

/** A plan in writing: the round, then a card or `-` for each move; `auto` lets the house lay them. It reads it. */
export function writePencil(round: number, plan: readonly string[], auto = false): string {
  return [`r${round}`, ...plan.map((card) => card || '-'), ...(auto ? ['auto'] : [])].join(' ');
}

/** The cards of a player, one for each move: laid, behind them pencilled, else none. */
export function cardsOf(view: DesperadosView, seat: number, plan?: Plan): string[] {
  const { row } = view.players[seat]!;
  return Array.from({ length: view.moves }, (_, n) => row[n] ?? plan?.steps[n]?.card ?? '');
}

/** What a bank's tile shows to this viewer. */
export function bankWorth(bank: DesperadosView['banks'][number]): number | '?' | null {
  if (bank.tile !== 'laid') return null;
  return bank.value ?? '?';
}

/** A town's deputies. */
export function deputiesIn(view: DesperadosView, town: string | null): number {
  return view.deputies.filter((one) => one === town).length;
}
