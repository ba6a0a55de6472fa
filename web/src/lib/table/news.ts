/** What is new in a log since it was last looked at. */

import type { LogEntry, SeenEvent } from '../api/types';

/** The events that follow what was seen, or null when something was taken back. */
export function news(seen: readonly LogEntry[], log: readonly LogEntry[]): SeenEvent[] | null {
  const last = seen.at(-1);
  if (log.length < seen.length || (last && log[seen.length - 1]?.n !== last.n)) return null;
  return log.slice(seen.length).flatMap((entry) => entry.events);
}
