/** What the last turn left on the board: cows that went, tokens that are gone, and the ride. */

import type { LogEntry, SeenEvent } from '../../api/types';

/** The sides of a place, as steps of column and row. */
export type Way = readonly [right: number, down: number];

/** A part of the ride at one place: where it came in, and where it went out. */
export interface Passage {
  from: Way | null;
  to: Way | null;
}

export interface Traces {
  /** Cows more or fewer, by place and colour. */
  cows: ReadonlyMap<string, number>;
  /** Tokens that lay there, by place. */
  tokens: ReadonlyMap<number, string>;
  /** The ride, as places. */
  path: readonly number[];
}

export const NO_TRACES: Traces = { cows: new Map(), tokens: new Map(), path: [] };

/** All that had happened at a moment, or until now. */
export function eventsUpTo(log: readonly LogEntry[], moment = Infinity): SeenEvent[] {
  return log.filter((entry) => (entry.moment ?? 0) <= moment).flatMap((entry) => entry.events);
}

/** The traces of the last theft and of all that came after it. */
export function tracesOf(events: readonly SeenEvent[]): Traces {
  const start = events.findLastIndex((event) => event.kind === 'stole');
  const cows = new Map<string, number>();
  const tokens = new Map<number, string>();
  let path: readonly number[] = [];
  for (const { kind, data } of start < 0 ? [] : events.slice(start)) {
    const group = `${data.place as number}:${data.colour as number}`;
    if (kind === 'stole' || kind === 'branded') cows.set(group, (cows.get(group) ?? 0) - (data.count as number));
    else if (kind === 'fled') cows.set(group, (cows.get(group) ?? 0) + 1);
    else if (kind === 'token-used' || kind === 'token-lost') tokens.set(data.place as number, data.token as string);
    else if (kind === 'moved') path = data.path as number[];
  }
  return { cows, tokens, path };
}

/** How a ride over these cells, numbered row by row, passes one of them; perhaps more than once. */
export function passages(cells: readonly number[], cell: number): Passage[] {
  const way = (from: number, to: number | undefined): Way | null =>
    to === undefined ? null : [(to % 3) - (from % 3), Math.floor(to / 3) - Math.floor(from / 3)];
  return cells.flatMap((one, n) =>
    one === cell && cells.length > 1 ? [{ from: way(one, cells[n - 1]), to: way(one, cells[n + 1]) }] : [],
  );
}
