/**
 * A game as this device keeps it: who played, how it ended, and its record. The same shape is stored, exported
 * and imported, whether a house knows the game or not.
 */

import type { MyTable, Phrase, SeatState } from '../api/types';

export interface KeptSeat {
  /** As the game calls the seat, such as `eagle`, and in words. */
  key: string;
  phrase: Phrase;
  /** Seats of one side win and lose together; games kept of before have none. */
  side?: number;
  name: string | null;
  kind: SeatState['kind'];
  level: number | null;
  /** Which drawing of a face, for people who chose one; games of before have none. */
  portrait?: string | null;
  /** Whether this person took the table along to a device, and it is still there. */
  along?: 'gone' | 'back' | null;
  mine: boolean;
}

export interface KeptGame {
  id: string;
  game: string;
  /** When it was begun, and when it ended (milliseconds). */
  begun: number;
  ended: number | null;
  seats: KeptSeat[];
  /** Places count from 1 and may be shared. */
  result: { places: number[]; scores: number[]; reason: Phrase } | null;
  /** Out of the lists, but not lost. */
  putAway: boolean;
  /** The house no longer has the table; what is kept here is all there is. */
  gone: boolean;
  /** The secrets of my seats, by seat. */
  tokens: Record<string, string>;
  /** The record as I may have it, when the game is over: JSON lines. */
  record: string | null;
}

/** A game of which only its keys are known yet. */
export function blank(id: string, game: string, tokens: Record<string, string>, begun: number): KeptGame {
  return {
    id,
    game,
    begun,
    ended: null,
    seats: [],
    result: null,
    putAway: false,
    gone: false,
    tokens,
    record: null,
  };
}

/** What the house says of a table, brought to what is kept of it; `own` are all its seats that are mine. */
export function brought(kept: KeptGame, now: MyTable, own: readonly number[]): KeptGame {
  if (now.gone) return { ...kept, gone: true };
  const { result } = now;
  return {
    ...kept,
    gone: false,
    game: now.game ?? kept.game,
    begun: now.created === null ? kept.begun : now.created * 1000,
    ended: now.finished === null ? null : now.finished * 1000,
    seats: now.seats.map(({ seat, key, phrase, side, name, kind, level, portrait, along }) => {
      return { key, phrase, side, name, kind, level, portrait, along, mine: own.includes(seat) };
    }),
    result: result && { places: result.places, scores: result.scores, reason: result.reason },
  };
}

export type Outcome = 'won' | 'drawn' | 'lost';

/** How it ended for me; null while it is on, and where nobody but I played. */
export function outcome({ result, seats }: KeptGame): Outcome | null {
  if (!result) return null;
  const ours = new Set(seats.filter(({ mine }) => mine).map(({ side }) => side));
  const friend = (n: number) => seats[n]?.mine || (seats[n]?.side !== undefined && ours.has(seats[n].side));
  const own = result.places.filter((_, n) => seats[n]?.mine);
  const others = result.places.filter((_, n) => !friend(n));
  if (!own.length || !others.length) return null;
  if (!own.includes(1)) return 'lost';
  return others.includes(1) ? 'drawn' : 'won';
}

export interface Tally {
  game: string;
  level: number;
  won: number;
  drawn: number;
  lost: number;
}

/** My score against each level: games in which all others were computers of that level. */
export function tallies(games: readonly KeptGame[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const one of games) {
    const ended = outcome(one);
    const others = one.seats.filter((seat) => !seat.mine);
    const level = others[0]?.level;
    if (!ended || level == null || others.some((seat) => seat.kind !== 'bot' || seat.level !== level)) continue;
    const key = `${one.game} ${level}`;
    const tally = found.get(key) ?? { game: one.game, level, won: 0, drawn: 0, lost: 0 };
    tally[ended] += 1;
    found.set(key, tally);
  }
  return [...found.values()].sort((a, b) => a.game.localeCompare(b.game) || a.level - b.level);
}
