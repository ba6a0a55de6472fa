/** Games as a file, to be kept elsewhere or taken to another device; described in docs/notation.md. */

import type { CarriedGame } from './carried';
import type { KeptGame } from './game';

const FORMAT = 1;

/** A file that is none of ours, or of a later version. */
export class NotOurs extends Error {}

export function written(games: readonly CarriedGame[], now: number): string {
  return `${JSON.stringify({ 'highnoon-games': FORMAT, saved: new Date(now).toISOString(), games }, null, 1)}\n`;
}

export function read(text: string): CarriedGame[] {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new NotOurs();
  }
  if (!isObject(found) || found['highnoon-games'] !== FORMAT || !Array.isArray(found.games)) throw new NotOurs();
  if (!found.games.every(isGame)) throw new NotOurs();
  return found.games;
}

/** What both know of a game: the one that is further wins, and no key is lost. */
export function merged(one: KeptGame, other: KeptGame): KeptGame {
  const further = other.result && !one.result ? other : one;
  return {
    ...further,
    tokens: { ...other.tokens, ...one.tokens },
    record: one.record ?? other.record,
    putAway: one.putAway,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isGame(value: unknown): value is CarriedGame {
  if (!isObject(value)) return false;
  const { id, game, begun, ended, seats, result, tokens, record, putAway, gone, here } = value;
  const isText = (one: unknown): boolean => typeof one === 'string';
  return (
    isText(id) &&
    isText(game) &&
    Number.isFinite(begun) &&
    (ended === null || Number.isFinite(ended)) &&
    Array.isArray(seats) &&
    seats.every((seat) => isObject(seat) && isText(seat.key) && isObject(seat.phrase) && isText(seat.kind)) &&
    (result === null || (isObject(result) && Array.isArray(result.places) && Array.isArray(result.scores))) &&
    isObject(tokens) &&
    Object.values(tokens).every(isText) &&
    (record === null || isText(record)) &&
    typeof putAway === 'boolean' &&
    typeof gone === 'boolean' &&
    (here === undefined || isTable(here))
  );
}

function isTable(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { seq, text, seats } = value;
  return Number.isSafeInteger(seq) && typeof text === 'string' && (seats === null || typeof seats === 'string');
}
