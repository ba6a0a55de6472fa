import { describe, expect, it } from 'vitest';

import type { LogEntry } from '../src/lib/api/types';
import { news } from '../src/lib/table/news';
import { lastTurn, turns } from '../src/lib/table/turns';

let n = 0;
const entry = (by: number | null, ...kinds: string[]): LogEntry => ({
  n: n++,
  moment: n,
  by,
  only: false,
  events: kinds.map((kind) => ({
    kind,
    data: {},
    phrase: kind.startsWith('(') ? null : { key: kind, args: {} },
  })),
});

describe('the log as turns', () => {
  it('tells what one player did in a row in one paragraph', () => {
    const told = turns([
      entry(-1, '(laid)'),
      entry(-1, 'coin'),
      entry(1, 'started'),
      entry(0, 'stole'),
      entry(0, 'moved'),
    ]);
    expect(told.map((turn) => [turn.number, turn.by, turn.events.map((event) => event.kind)])).toEqual([
      [0, -1, ['coin']],
      [1, 1, ['started']],
      [2, 0, ['stole', 'moved']],
    ]);
  });

  it('gives a draw of chance in mid-turn to the turn it happened in', () => {
    const told = turns([entry(0, 'stole'), entry(-1, 'ambushed-nugget'), entry(0, 'moved')]);
    expect(told).toHaveLength(1);
    expect(told[0]!.events).toHaveLength(3);
  });
});

describe('news of a log', () => {
  const log = [entry(0, 'a'), entry(1, 'b'), entry(0, 'c')];

  it('is what was not seen yet', () => {
    expect(news(log.slice(0, 1), log)!.map((event) => event.kind)).toEqual(['b', 'c']);
    expect(news(log, log)).toEqual([]);
  });

  it('is nothing to be played when something was taken back', () => {
    expect(news(log, log.slice(0, 2))).toBeNull();
    expect(news(log, [...log.slice(0, 2), entry(0, 'other')])).toBeNull();
  });
});

describe('the last move', () => {
  const log = [
    entry(0, 'stole'),
    entry(0, 'moved'),
    entry(-1, 'drew'),
    entry(1, 'stole'),
    entry(0, 'took'),
    entry(-1, '(laid)'),
  ];
  const kinds = (turn: LogEntry[]): string[] => turn.flatMap(({ events }) => events.map(({ kind }) => kind));

  it('is all that one player did in a row, with the chance that followed', () => {
    expect(kinds(lastTurn(log, () => true))).toEqual(['took', '(laid)']);
    expect(kinds(lastTurn(log.slice(0, 4), (by) => by === 0))).toEqual(['stole', 'moved', 'drew']);
    expect(kinds(lastTurn(log, (by) => by === 1))).toEqual(['stole']);
    expect(lastTurn(log, (by) => by === 2)).toEqual([]);
  });
  it('is what a side did, where nobody may know who of it', () => {
    const log = [
      entry(1, 'started'),
      entry(0, 'laid'),
      entry(null, 'hid'),
      entry(null, 'decided', 'shown'),
      entry(0, 'rode'),
    ];
    expect(kinds(lastTurn(log, (by) => by !== 0))).toEqual(['decided', 'shown']);
    expect(kinds(lastTurn(log, (by) => by === 1))).toEqual(['started']);
  });
});
