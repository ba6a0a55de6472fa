/** Desperados' view as the table reads it: who is where, what is known, what is planned. */

import type { Choice, DesperadosView, Suspect } from '../../api/types';

export type { DesperadosView };
export type MapView = DesperadosView['map'];
export type PlayerView = DesperadosView['players'][number];
export type CoachView = DesperadosView['coaches'][number];

export const MOVES = 5;
export const ROUNDS = 5;
export const SHERIFF = 0;
export const HIDDEN = '?';
const SEATS = ['sheriff', 'green', 'red', 'yellow', 'purple', 'orange'] as const;

/** Each desperado has a line of his own: told apart without colours. */
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

/** The towns next to each town. */
export function neighbours(map: MapView): Map<string, string[]> {
  const found = new Map(map.towns.map((town) => [town.key, [] as string[]]));
  for (const [a, b] of map.roads as [string, string][]) {
    found.get(a)?.push(b);
    found.get(b)?.push(a);
  }
  return found;
}

/** Where a player is after each move as far as the viewer knows; null where he does not. */
export function stations(player: PlayerView): (string | null)[] {
  const found: (string | null)[] = [player.start];
  for (const card of player.row) {
    const stays = card === 'saloon' || card === 'none';
    found.push(card === HIDDEN ? null : stays ? found.at(-1)! : card);
  }
  return found;
}

/** Where somebody was last seen, and after which move (0: when the round began). */
export function lastSeen(player: PlayerView): { town: string | null; move: number } {
  const known = stations(player);
  const move = known.findLastIndex((town) => town !== null);
  return { town: known[move] ?? null, move: Math.max(0, move) };
}

/** Where a player of the viewer's own side stands, or where another was last seen. */
export function standing(view: DesperadosView, seat: number): string | null {
  const player = view.players[seat]!;
  return player.at ?? lastSeen(player).town ?? player.pawn;
}

/** Where the viewer was before this move's card: there he would stay by Saloon. */
export function before(view: DesperadosView): string | null {
  const me = view.players[view.viewer];
  return me ? (stations(me)[Math.max(0, view.move - 1)] ?? null) : null;
}

/** The town where a choice can be taken on the map. */
export function townOf(view: DesperadosView, choice: Pick<Choice, 'kind' | 'args'>): string | null {
  const [first, second] = choice.args.map(String);
  if (choice.kind === 'place') return first!;
  if (choice.kind === 'ride') return second!;
  if (choice.kind === 'card') return first === 'saloon' ? before(view) : first!;
  return view.players[view.viewer]?.at ?? null;
}

/** The choice that a tap on a town means: to place somebody there, or the card that leads there. */
export function choiceAt(view: DesperadosView, choices: readonly Choice[], town: string): Choice | null {
  const found = choices.find(
    (choice) => (choice.kind === 'place' || choice.kind === 'card') && townOf(view, choice) === town,
  );
  return found ?? null;
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

/** A share in whole per cent, but never nothing for something. */
export function percent(share: number): string {
  return share > 0 && share < 0.01 ? '<1%' : `${Math.round(share * 100)}%`;
}

export interface Stop {
  move: number;
  town: string;
  when: 'past' | 'now' | 'next';
}

/** Where a coach is in each move of this round; one that is held up stays. */
export function stops(coach: CoachView, move: number): Stop[] {
  return Array.from({ length: MOVES }, (_, n) => {
    const at = coach.held ? Math.min(n + 1, coach.held) : n + 1;
    const when = n + 1 < move ? 'past' : n + 1 === move ? 'now' : 'next';
    return { move: n + 1, town: coach.route[at]!, when };
  });
}

/** Pencilled plans: the round, then a card or `-` for each move. */
export function readPencil(text: string, round: number): string[] {
  const [when, ...cards] = text.split(' ');
  const plan = when === `r${round}` ? cards : [];
  return Array.from({ length: MOVES }, (_, n) => (plan[n] && plan[n] !== '-' ? plan[n] : ''));
}

export function writePencil(round: number, plan: readonly string[]): string {
  return [`r${round}`, ...plan.map((card) => card || '-')].join(' ');
}

/** A row of cards with what is pencilled behind it; `laid` says how many are real. */
export function planned(player: PlayerView, pencil: readonly string[]): { cards: string[]; laid: number } {
  const laid = player.row.length;
  return { cards: Array.from({ length: MOVES }, (_, n) => player.row[n] ?? pencil[n] ?? ''), laid };
}

/** What could be pencilled for a move: roads from where the plan is then, and staying. */
export function pencilOptions(view: DesperadosView, seat: number, cards: readonly string[], move: number): string[] {
  const player = view.players[seat]!;
  const earlier = cards.slice(0, move - 1);
  const here = earlier.findLast((card) => card && card !== 'saloon' && card !== 'none') ?? player.start;
  if (!here || earlier.includes(HIDDEN)) return [];
  const near = neighbours(view.map).get(here) ?? [];
  const free = near.filter((town) => !earlier.includes(town) && !player.lost.includes(town));
  const saloons = earlier.filter((card) => card === 'saloon').length;
  return saloons < view.map.saloon_cards ? [...free, 'saloon'] : free;
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
