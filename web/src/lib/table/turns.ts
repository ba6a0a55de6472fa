/** The log as turns: what one player did in a row, told in one paragraph. */

import type { LogEntry, SeenEvent } from '../api/types';

export const CHANCE = -1;

export interface Turn {
  number: number;
  /** Whose it was; null where only their side knows which of them. */
  by: number | null;
  /** The moment after its last action. */
  moment: number | null;
  events: SeenEvent[];
  /** Whether the reader had no other choice in any of it. */
  only: boolean;
}

export function turns(log: readonly LogEntry[]): Turn[] {
  const told: Turn[] = [];
  for (const entry of log) {
    const events = entry.events.filter((event) => event.phrase);
    const last = told.at(-1);
    const goesOn = last && (entry.by === last.by || (entry.by === CHANCE && last.by !== CHANCE));
    if (goesOn) {
      last.events.push(...events);
      last.moment = entry.moment;
      last.only &&= entry.only || entry.by === CHANCE;
    } else if (events.length) {
      const number = entry.by === CHANCE ? 0 : (last?.number ?? 0) + 1;
      told.push({ number, by: entry.by, moment: entry.moment, events, only: entry.only });
    }
  }
  return told;
}

/**
 * The last entries that one player made in a row, with the chance that followed. Where only their side knows
 * who it was (`null`), rows are not known either: then it is the last entry.
 */
export function lastTurn(log: readonly LogEntry[], of: (by: number | null) => boolean): LogEntry[] {
  const mine = (entry: LogEntry): boolean => entry.by !== CHANCE && of(entry.by);
  const last = log.findLastIndex((entry) => mine(entry) && entry.events.some((event) => event.phrase));
  if (last < 0) return [];
  const by = log[last]!.by;
  const goesOn = (entry: LogEntry | undefined): boolean => entry?.by === by || entry?.by === CHANCE;
  let [begin, end] = [last, last + 1];
  while (by !== null && begin > 0 && goesOn(log[begin - 1])) begin -= 1;
  while (log[begin]!.by === CHANCE) begin += 1;
  while (goesOn(log[end])) end += 1;
  return log.slice(begin, end);
}

/** The seat behind a line or a turn, if it was one that the reader knows. */
export const seatOf = (by: number | null | undefined): number | null => (by == null || by < 0 ? null : by);
