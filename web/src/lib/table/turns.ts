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
    } else if (events.length) {
      const number = entry.by === CHANCE ? 0 : (last?.number ?? 0) + 1;
      told.push({ number, by: entry.by, moment: entry.moment, events });
    }
  }
  return told;
}

/** The seat behind a line or a turn, if it was one that the reader knows. */
export const seatOf = (by: number | null | undefined): number | null => (by == null || by < 0 ? null : by);
