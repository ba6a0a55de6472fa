/** The games that are offered, and how a table is opened. */

import { open } from '../api/client';
import type { GameInfo, PacePlan, SeatPlan } from '../api/types';
import { drawnGames, pageOf, type GamePage } from '../board';
import { go } from '../router.svelte';
import { keep } from '../seats.svelte';
import { settings } from '../settings.svelte';

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

/** The level in the middle: neither asleep nor merciless. */
export function middleLevel(game: GameInfo): number | undefined {
  return game.levels[Math.floor((game.levels.length - 1) / 2)];
}

export function plan(kind: SeatPlan['kind'], level?: number): SeatPlan {
  const name = kind === 'me' && settings.name ? { name: settings.name } : {};
  return kind === 'bot' && level !== undefined ? { kind, level } : { kind, ...name };
}

/** One click: me in the first seat, the computer in all others. */
export async function playNow(game: GameInfo): Promise<void> {
  const players = game.players[0]!;
  const level = middleLevel(game);
  const seats = Array.from({ length: players }, (_, n) => plan(n ? 'bot' : 'me', level));
  await openTable(game.key, {}, seats);
}

export async function openTable(
  game: string,
  options: Record<string, unknown>,
  seats: SeatPlan[],
  shown = false,
  pace: PacePlan | null = null,
): Promise<void> {
  const { id, tokens } = await open({ game, options, seats, public: shown, pace });
  keep(id, game, tokens);
  go(`t/${id}`);
}
