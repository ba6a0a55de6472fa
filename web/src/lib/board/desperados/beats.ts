/** The reckoning as a film: what happened, cut into beats that can be shown one by one. */

import type { LogEntry, SeenEvent } from '../../api/types';
import type { DesperadosView } from './types';
import { SHERIFF } from './view';

export interface Beat {
  kind: string;
  move: number;
  /** Where every pawn stands now. */
  pawns: Readonly<Record<number, string>>;
  /** Who has ridden from where to where in this move. */
  rides: readonly { seat: number; from: string; to: string; card: string }[];
  arrested: readonly number[];
  /** The town that is looked at. */
  town: string | null;
  event: SeenEvent;
  money: number | null;
  /** How the sheriff and others have just missed each other in this move. */
  missed: Missed | null;
}

/** `passed`: on the same road, opposite ways. `late`: the sheriff came to the town they had just left. */
export interface Missed {
  how: 'passed' | 'late';
  seats: readonly number[];
  from: string;
  to: string;
}

const SHOWN = new Set(['moved', 'arrested', 'heist-won', 'heist-failed', 'tile', 'robbed', 'over']);
const LAST = new Set(['round', 'over']);

/** The reckonings that a log tells of: everybody sees all of them. */
export function reckonings(log: readonly LogEntry[]): SeenEvent[] {
  return events(log).filter((event) => event.kind === 'reckoning');
}

/** The events of the latest reckoning in a log, to its end or as far as it has come. */
export function latestReckoning(log: readonly LogEntry[]): SeenEvent[] {
  const all = events(log);
  const begin = all.findLastIndex((event) => event.kind === 'reckoning');
  if (begin < 0) return [];
  const rest = all.slice(begin + 1);
  const end = rest.findIndex((event) => LAST.has(event.kind));
  return rest.slice(0, end < 0 ? rest.length : end + 1);
}

/** The heists that were declared in the round which the latest reckoning closes. */
export function heistsBefore(log: readonly LogEntry[]): DesperadosView['heists'] {
  const all = events(log);
  const end = all.findLastIndex((event) => event.kind === 'reckoning');
  const round = all.slice(0, Math.max(0, end));
  const begin = round.findLastIndex((event) => event.kind === 'round');
  return round
    .slice(begin + 1)
    .filter((event) => event.kind === 'heist')
    .map((event) => event.data as DesperadosView['heists'][number]);
}

/** A log up to the end of one round's reckoning, and the moment before that began. */
export function roundOf(log: readonly LogEntry[], round: number): { log: readonly LogEntry[]; moment: number } | null {
  const begin = log.findIndex((entry) =>
    entry.events.some(({ kind, data }) => kind === 'reckoning' && (data as { round: number }).round === round),
  );
  if (begin < 0) return null;
  const next = log.findIndex((entry, n) => n > begin && entry.events.some(({ kind }) => kind === 'reckoning'));
  return { log: next < 0 ? log : log.slice(0, next), moment: (log[begin]!.moment ?? 1) - 1 };
}

/** Whom the sheriff has only just missed: everybody sees it, now that the cards are up. */
export function nearMiss(rides: Beat['rides']): Missed | null {
  const law = rides.find(({ seat }) => seat === SHERIFF);
  if (!law || law.from === law.to) return null;
  const gone = rides.filter(({ seat, from, to }) => seat !== SHERIFF && from === law.to && to !== law.to);
  const passed = gone.filter(({ to }) => to === law.from);
  const told = passed.length ? passed : gone;
  if (!told.length) return null;
  const how = passed.length ? 'passed' : 'late';
  return { how, seats: told.map(({ seat }) => seat), from: law.from, to: law.to };
}

export function beats(told: readonly SeenEvent[]): Beat[] {
  const found: Beat[] = [];
  let pawns: Record<number, string> = {};
  let arrested: number[] = [];
  let rides: Beat['rides'][number][] = [];
  let move = 0;
  for (const event of told) {
    const data = event.data as Record<string, unknown>;
    if (event.kind === 'revealed') {
      const { seat, from, to, card } = data as unknown as Beat['rides'][number];
      // The rides of a move stay in sight until the next one.
      if (data.move !== move) rides = [];
      rides = [...rides, { seat, from, to, card }];
      pawns = { ...pawns, [seat]: to };
      move = data.move as number;
    }
    if (event.kind === 'arrested') arrested = [...arrested, data.seat as number];
    if (!SHOWN.has(event.kind)) continue;
    found.push({
      kind: event.kind,
      move,
      pawns,
      rides,
      arrested,
      town: (data.town as string | undefined) ?? null,
      event,
      money: (data.money as number | undefined) ?? null,
      missed: null,
    });
    const missed = event.kind === 'moved' ? nearMiss(rides) : null;
    if (missed) found.push({ ...found.at(-1)!, kind: 'missed', town: missed.to, missed });
  }
  return found;
}

function events(log: readonly LogEntry[]): SeenEvent[] {
  return log.flatMap((entry) => entry.events);
}
