/** What the home knows of the games beyond what the server says: their posters. */

import desperados from './art/poster-desperados.svg?url';
import longhorn from './art/poster-longhorn.svg?url';
import moonRiver from './art/poster-moon-river.svg?url';
import { open } from './api/client';
import type { GameInfo, PacePlan, SeatPlan } from './api/types';
import { go } from './router.svelte';
import { keep } from './seats.svelte';
import { settings } from './settings.svelte';

export const POSTERS = [
  { key: 'longhorn', art: longhorn },
  { key: 'moon-river', art: moonRiver },
  { key: 'desperados', art: desperados },
] as const;

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
