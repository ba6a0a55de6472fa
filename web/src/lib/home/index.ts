/** The games that are offered, and how a table is opened. */

import { open } from '../api/client';
import type { GameInfo, PacePlan, SeatPlan, SeatsOpen } from '../api/types';
import { drawnGames, pageOf, type GamePage } from '../board';
import { go } from '../router.svelte';
import { keep, type GroupOf } from '../seats.svelte';
import { prefer, settings } from '../settings.svelte';
import { introduce, myLook } from '../ui/introduction.svelte';

export interface Offer {
  key: string;
  /** What the house says of it; undefined while it has not answered, or if it has no such game. */
  game: GameInfo | undefined;
  poster: GamePage['poster'] | undefined;
}

/** The games that the page draws, and then whatever else the house has. */
export function offered(games: readonly GameInfo[]): Offer[] {
  const keys = new Set([...drawnGames(), ...games.map(({ key }) => key)]);
  return [...keys].map((key) => ({
    key,
    game: games.find((game) => game.key === key),
    poster: pageOf(key)?.poster,
  }));
}

/** The level that was last played against; at first the one in the middle, neither asleep nor merciless. */
export function lastLevel(game: GameInfo): number | undefined {
  const last = settings.levels[game.key];
  const middle = game.levels[Math.floor((game.levels.length - 1) / 2)];
  return last !== undefined && game.levels.includes(last) ? last : middle;
}

export function rememberLevel(game: string, level: number): void {
  prefer({ levels: { ...settings.levels, [game]: level } });
}

export function plan(kind: SeatPlan['kind'], level?: number): SeatPlan {
  if (kind === 'bot') return level === undefined ? { kind } : { kind, level };
  return kind === 'me' ? { kind, ...myLook() } : { kind };
}

/** One click: me in the first seat, the computer in all others. */
export async function playNow(game: GameInfo): Promise<void> {
  await introduce();
  const players = game.players[0]!;
  const level = lastLevel(game);
  const seats = Array.from({ length: players }, (_, n) => plan(n ? 'bot' : 'me', level));
  await openTable(game.key, {}, seats);
}

export async function openTable(
  game: string,
  options: Record<string, unknown>,
  seats: SeatPlan[],
  shown = false,
  pace: PacePlan | null = null,
  seatsOpen: SeatsOpen = 'invited',
  group: (GroupOf & { token: string }) | null = null,
): Promise<void> {
  const forGroup = group && { group: { id: group.id, token: group.token } };
  const { id, tokens } = await open({ game, options, seats, public: shown, pace, seats_open: seatsOpen, ...forGroup });
  keep(id, game, tokens, group ? { id: group.id, name: group.name } : undefined);
  go(`t/${id}`);
}
