/** How somebody's puzzles went, as their device keeps it. */

import type { SolverRating } from '../api/types';

export interface GameProgress {
  rating: SolverRating;
  /** Puzzles solved at the first try, and all that were tried. */
  solved: number;
  tried: number;
  /** How many in a row were solved at the first try, now and at best. */
  run: number;
  best: number;
  /** The last day whose puzzle was solved, and how many days in a row. */
  day: string;
  days: number;
  /** Puzzles that need not come again, with their ratings. */
  seen: Record<string, number>;
}

export type Progress = Record<string, GameProgress>;

/** Glicko-2 begins so with everybody. */
const NOBODY: SolverRating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** As long as a rating is as vague as this, it is only guessed. */
const VAGUE = 110;
/** The house takes so many at once. */
const MOST_SKIPPED = 300;

const BLANK: GameProgress = { rating: NOBODY, solved: 0, tried: 0, run: 0, best: 0, day: '', days: 0, seen: {} };

export const of = (progress: Progress, game: string): GameProgress => progress[game] ?? BLANK;

export const isVague = ({ rating }: GameProgress): boolean => rating.deviation > VAGUE;

/** What comes of a first try. */
export interface Met {
  game: string;
  id: string;
  /** How hard the puzzle is, and what it was of the day of. */
  rating: number;
  day: string | null;
  solved: boolean;
  rated: SolverRating;
}

/** The progress after a puzzle was met; one that was met before changes nothing. */
export function noted(progress: Progress, met: Met): Progress {
  const before = of(progress, met.game);
  if (met.id in before.seen) return progress;
  const run = met.solved ? before.run + 1 : 0;
  const after: GameProgress = {
    ...before,
    rating: met.rated,
    tried: before.tried + 1,
    solved: before.solved + Number(met.solved),
    run,
    best: Math.max(before.best, run),
    seen: { ...before.seen, [met.id]: met.rating },
  };
  return { ...progress, [met.game]: after };
}

/** The progress after the puzzle of a day was solved, at whichever try. */
export function dayNoted(progress: Progress, game: string, day: string): Progress {
  const before = of(progress, game);
  if (before.day >= day) return progress;
  const days = before.day === dayBefore(day) ? before.days + 1 : 1;
  return { ...progress, [game]: { ...before, day, days } };
}

/** How many days in a row, as it counts today: a day that was missed ends it. */
export function daysNow({ day, days }: GameProgress, today: string): number {
  return day === today || day === dayBefore(today) ? days : 0;
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The date all over the world. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Those that are known and nearest to a rating: as many as the house takes. */
export function toSkip({ seen, rating }: GameProgress): string[] {
  const far = (id: string): number => Math.abs(seen[id]! - rating.rating);
  return Object.keys(seen)
    .sort((a, b) => far(a) - far(b))
    .slice(0, MOST_SKIPPED);
}

/** What is kept, or nothing where it is none of ours. */
export function read(found: unknown): Progress {
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter((one): one is [string, GameProgress] => isOurs(one[1])));
}

function isOurs(value: unknown): value is GameProgress {
  if (typeof value !== 'object' || value === null) return false;
  const { rating, seen, ...counts } = value as Partial<GameProgress>;
  const numbers = [rating?.rating, rating?.deviation, rating?.volatility, counts.solved, counts.tried, counts.days];
  return numbers.every(Number.isFinite) && typeof seen === 'object' && typeof counts.day === 'string';
}
