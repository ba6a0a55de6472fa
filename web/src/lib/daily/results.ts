/** What came of the deals of the days, as this device keeps it: the first table of a day counts. */

import { outcome, type KeptGame, type Outcome } from '../keeping/game';

export interface DayResult {
  game: string;
  day: string;
  table: string;
  level: number;
  /** How it ended for me, and everybody's points; null while it is on. */
  outcome: Outcome | null;
  scores: readonly number[];
}

/** By day and game. */
export type Days = Record<string, DayResult>;

/** More days than anybody looks back. */
const MOST = 400;

export const keyOf = (day: string, game: string): string => `${day} ${game}`;

/** The days with one more that was begun; the first table of a day stays. */
export function begun(days: Days, result: DayResult): Days {
  const key = keyOf(result.day, result.game);
  return key in days ? days : newest({ ...days, [key]: result });
}

function newest(days: Days): Days {
  const kept = Object.entries(days).sort(([one], [other]) => other.localeCompare(one));
  return Object.fromEntries(kept.slice(0, MOST));
}

/** The days with what has ended meanwhile; the same object where nothing has. */
export function ended(days: Days, games: readonly KeptGame[]): Days {
  const fresh = Object.entries(days).flatMap(([key, one]) => {
    const game = one.outcome ? undefined : games.find(({ id }) => id === one.table);
    const how = game && outcome(game);
    return how ? [[key, { ...one, outcome: how, scores: game.result!.scores }] as const] : [];
  });
  return fresh.length ? { ...days, ...Object.fromEntries(fresh) } : days;
}

/** How many days in a row something was played to its end, up to today or yesterday. */
export function streak(days: Days, today: string): number {
  const played = new Set(Object.values(days).flatMap((one) => (one.outcome ? [one.day] : [])));
  const before = (day: string) => new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  let count = 0;
  for (let day = played.has(today) ? today : before(today); played.has(day); day = before(day)) count += 1;
  return count;
}

/** What is kept, or nothing where it is none of ours. */
export function read(found: unknown): Days {
  if (typeof found !== 'object' || found === null) return {};
  const isOurs = (one: Partial<DayResult> | null): boolean =>
    [one?.game, one?.day, one?.table].every((text) => typeof text === 'string') && Array.isArray(one?.scores);
  return Object.fromEntries(Object.entries(found as Days).filter(([, one]) => isOurs(one)));
}
