import { describe, expect, it } from 'vitest';

import { begun, ended, read as readDays, streak, type DayResult } from '../src/lib/daily/results';
import type { KeptGame } from '../src/lib/keeping/game';
import { Notebook } from '../src/lib/keeping/notebook.svelte';
import type { Notes } from '../src/lib/keeping/shelf';
import { dayNoted, daysNow, noted, of, read, toSkip, type Met, type Progress } from '../src/lib/puzzles/progress';

const rated = { rating: 1600, deviation: 200, volatility: 0.06 };
const met = (id: string, solved: boolean): Met => ({
  game: 'longhorn',
  id,
  rating: 1500,
  day: null,
  solved,
  rated,
});

describe('progress at puzzles', () => {
  it('counts first tries, the run and its best', () => {
    const after = [met('a', true), met('b', true), met('c', false), met('d', true)].reduce<Progress>(noted, {});
    expect(of(after, 'longhorn')).toMatchObject({ solved: 3, tried: 4, run: 1, best: 2, rating: rated });
  });

  it('counts no puzzle twice', () => {
    const once = noted({}, met('a', false));
    expect(noted(once, met('a', true))).toBe(once);
  });

  it('counts days in a row until one is missed', () => {
    let days = dayNoted({}, 'longhorn', '2026-02-28');
    days = dayNoted(days, 'longhorn', '2026-03-01');
    expect(dayNoted(days, 'longhorn', '2026-03-01')).toBe(days);
    expect(daysNow(of(days, 'longhorn'), '2026-03-02')).toBe(2);
    expect(daysNow(of(days, 'longhorn'), '2026-03-03')).toBe(0);
    expect(of(dayNoted(days, 'longhorn', '2026-03-05'), 'longhorn').days).toBe(1);
  });

  it('skips what was seen, the nearest first', () => {
    const seen = noted(noted({}, { ...met('far', true), rating: 900 }), { ...met('near', true), rating: 1590 });
    expect(toSkip(of(seen, 'longhorn'))).toEqual(['near', 'far']);
  });

  it('takes nothing for what is none of ours', () => {
    expect(read('x')).toEqual({});
    expect(read({ longhorn: { rating: 3 } })).toEqual({});
    const kept = noted({}, met('a', true));
    expect(read(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });
});

describe('deals of the day', () => {
  const first: DayResult = { game: 'longhorn', day: '2026-11-18', table: 't1', level: 5, outcome: null, scores: [] };
  const over = {
    id: 't1',
    seats: [{ mine: true }, { mine: false }],
    result: { places: [1, 2], scores: [2000, 1500], reason: { key: 'x', args: {} } },
  } as unknown as KeptGame;

  it('count the first table alone', () => {
    const days = begun({}, first);
    expect(begun(days, { ...first, table: 't2' })).toBe(days);
  });

  it('remember how it ended, once', () => {
    const days = begun({}, first);
    expect(ended(days, [])).toBe(days);
    const after = ended(days, [over]);
    expect(after['2026-11-18 longhorn']).toMatchObject({ outcome: 'won', scores: [2000, 1500] });
    expect(ended(after, [over])).toBe(after);
    expect(streak(after, '2026-11-19')).toBe(1);
    expect(streak(after, '2026-11-20')).toBe(0);
    expect(readDays(JSON.parse(JSON.stringify(after)))).toEqual(after);
    expect(readDays({ x: null, y: { game: 'longhorn' } })).toEqual({});
  });
});

describe('a note', () => {
  it('is changed from what another tab wrote, and lasts', async () => {
    const rows = new Map<string, unknown>([['n', 1]]);
    const notes: Notes = {
      read: (name) => Promise.resolve(rows.get(name)),
      write: (name, value) => Promise.resolve(void rows.set(name, value)),
    };
    const note = new Notebook<number>(
      'n',
      (found) => Number(found ?? 0),
      () => Promise.resolve(notes),
    );
    await note.load();
    rows.set('n', 5);
    await note.change((before) => before + 1);
    expect([note.value, rows.get('n')]).toEqual([6, 6]);
  });

  it('is kept as long as the page is open where the browser keeps nothing', async () => {
    const note = new Notebook<number>(
      'n',
      (found) => Number(found ?? 0),
      () => Promise.reject(new Error('no')),
    );
    await note.load();
    await note.change((before) => before + 1);
    expect([note.value, note.trouble]).toEqual([1, 'blocked']);
  });
});
