/** The log as turns: what one player did in a row, told in one paragraph. */

import type { LogEntry, SeenEvent } from '../api/types';

export interface Turn {
  number: number;
  by: number;
  /** The moment after its last action. */
  moment: number | null;
  events: SeenEvent[];
}

export function turns(log: readonly LogEntry[]): Turn[] {
  const told: Turn[] = [];
  for (const entry of log) {
    const events = entry.events.filter((event) => event.phrase);
    const last = told.at(-1);
    const goesOn = last && (entry.by === last.by || (entry.by < 0 && last.by >= 0));
    if (goesOn) {
      last.events.push(...events);
      last.moment = entry.moment;
    } else if (events.length) {
      const number = entry.by < 0 ? 0 : (last?.number ?? 0) + 1;
      told.push({ number, by: entry.by, moment: entry.moment, events });
    }
  }
  return told;
}
