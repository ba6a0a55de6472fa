/** Games that this device keeps: nothing is lost, whatever the browser allows. */

import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { MyTable } from '../src/lib/api/types';
import { merged, NotOurs, read, written } from '../src/lib/keeping/file';
import { blank, brought, outcome, tallies, type KeptGame } from '../src/lib/keeping/game';
import { Keeper } from '../src/lib/keeping/keeper.svelte';
import { memory, type Shelf } from '../src/lib/keeping/shelf';
import { forget, keep, myTables, tokensOf } from '../src/lib/seats.svelte';

const phrase = (key: string) => ({ key, args: {} });
const seat = (n: number, kind: 'person' | 'bot', level: number | null = null) => ({
  seat: n,
  key: `seat-${n}`,
  phrase: phrase(`seat-${n}`),
  side: n,
  name: null,
  portrait: null,
  kind,
  level,
  present: true,
  device: 0,
  stand_in: null,
  along: null,
});
const stands = (id: string, places: number[] | null, level = 3): MyTable => ({
  id,
  gone: false,
  game: 'longhorn',
  seat: 0,
  seats: [seat(0, 'person'), seat(1, 'bot', level)],
  waiting_for: places ? [] : [0],
  moves: 4,
  over: !!places,
  created: 100,
  finished: places ? 200 : null,
  result: places && { places, scores: [3, 2], reason: phrase('r'), breakdown: [] },
  clocks: null,
  rematch: null,
});
const ended = (id: string, places: number[], level = 3): KeptGame =>
  brought(blank(id, '', { 0: 'key' }, 1), stands(id, places, level), [0]);

describe('a kept game', () => {
  it('knows how it ended for me', () => {
    expect(outcome(ended('a', [1, 2]))).toBe('won');
    expect(outcome(ended('a', [2, 1]))).toBe('lost');
    expect(outcome(ended('a', [1, 1]))).toBe('drawn');
    expect(outcome(blank('a', '', {}, 1))).toBeNull();
    expect(ended('a', [1, 2])).toMatchObject({ begun: 100_000, ended: 200_000, game: 'longhorn' });
  });

  it('is won together with those of my side', () => {
    const side = (n: number, own: number) => ({ ...seat(n, n ? 'bot' : 'person', n ? 3 : null), side: own });
    const gang = (places: number[]) => ({
      ...stands('a', places),
      game: 'desperados',
      seats: [side(0, 1), side(1, 1), side(2, 0)],
    });
    expect(outcome(brought(blank('a', '', {}, 1), gang([1, 1, 3]), [0]))).toBe('won');
    expect(outcome(brought(blank('a', '', {}, 1), gang([2, 2, 1]), [0]))).toBe('lost');
    expect(outcome(brought(blank('a', '', {}, 1), gang([2, 2, 1]), [2]))).toBe('won');
  });

  it('counts in the score against its level', () => {
    const games = [ended('a', [1, 2]), ended('b', [2, 1]), ended('c', [1, 2]), ended('d', [1, 1], 5)];
    expect(tallies(games)).toEqual([
      { game: 'longhorn', level: 3, won: 2, drawn: 0, lost: 1 },
      { game: 'longhorn', level: 5, won: 0, drawn: 1, lost: 0 },
    ]);
  });

  it('stays as it was when the house has lost the table', () => {
    const before = ended('a', [1, 2]);
    expect(brought(before, { ...stands('a', null), gone: true }, [])).toEqual({ ...before, gone: true });
  });
});

describe('a file of games', () => {
  it('comes back as it was written', () => {
    const games = [ended('a', [1, 2]), blank('b', 'toy', { 1: 'k' }, 7)];
    expect(read(written(games, 0))).toEqual(games);
  });

  it('has the tables of a device with it, whole', () => {
    const here = { seq: 3, text: 'highnoon-table 1', seats: '[]' };
    const games = [{ ...ended('here-a', [1, 2]), here }];
    expect(read(written(games, 0))).toEqual(games);
    const spoilt = written([{ ...games[0]!, here: { ...here, seq: 0.5 } }], 0);
    expect(() => read(spoilt)).toThrow(NotOurs);
  });

  it.each(['', '[]', '{"highnoon-games": 2, "games": []}', '{"highnoon-games": 1, "games": [{"id": 1}]}'])(
    'is refused where it is none: %s',
    (text) => expect(() => read(text)).toThrow(NotOurs),
  );

  it('loses no key and no result when both know a game', () => {
    const here = { ...blank('a', 'longhorn', { 0: 'mine' }, 1), putAway: true };
    const both = merged(here, { ...ended('a', [1, 2]), tokens: { 1: 'other' } });
    expect(both).toMatchObject({ tokens: { 0: 'mine', 1: 'other' }, putAway: true, ended: 200_000 });
  });
});

describe('the keeper', () => {
  const answers = new Map<string, MyTable>();
  beforeEach(() => {
    for (const [id] of myTables()) forget(id);
    answers.clear();
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url.endsWith('/record')) return Promise.resolve(new Response('{"highnoon":1}\n'));
      const { seats } = JSON.parse(init.body as string) as { seats: { table: string }[] };
      return Promise.resolve(new Response(JSON.stringify(seats.map(({ table }) => answers.get(table)))));
    });
  });

  it('takes over the keys that local storage had, and fetches what has ended', async () => {
    keep('a', 'longhorn', { 0: 'key-a' });
    keep('b', 'longhorn', { 0: 'key-b' });
    answers.set('a', stands('a', [1, 2]));
    answers.set('b', stands('b', null));
    const shelf = memory();
    const keeper = new Keeper(() => Promise.resolve(shelf));
    await keeper.load();
    await keeper.refresh();
    const again = new Keeper(() => Promise.resolve(shelf));
    await again.load();
    expect(again.games.find(({ id }) => id === 'a')).toMatchObject({
      tokens: { 0: 'key-a' },
      record: '{"highnoon":1}\n',
      result: { places: [1, 2] },
    });
    expect(again.games.find(({ id }) => id === 'b')).toMatchObject({ result: null });
    await again.putAway('b', true);
    expect((await shelf.all()).find(({ id }) => id === 'b')?.putAway).toBe(true);
  });

  it('shows a game as put away only when that is kept, so that a page closed at once has not lied', async () => {
    const here = memory();
    let finish = () => {};
    const slow: Shelf = {
      all: () => here.all(),
      put: (games) => new Promise<void>((kept) => (finish = kept)).then(() => here.put(games)),
    };
    await here.put([ended('a', [1, 2])]);
    const keeper = new Keeper(() => Promise.resolve(slow));
    await keeper.load();
    const put = keeper.putAway('a', true);
    expect(keeper.games[0]?.putAway).toBe(false);
    finish();
    await put;
    expect(keeper.games[0]?.putAway).toBe(true);
  });

  it('leaves a game away that was put away while the house was asked about it', async () => {
    answers.set('a', stands('a', [1, 2]));
    const shelf = memory();
    await shelf.put([ended('a', [1, 2])]);
    const keeper = new Keeper(() => Promise.resolve(shelf));
    await keeper.load();
    const asked = keeper.refresh(true);
    await keeper.putAway('a', true);
    await asked;
    expect((await shelf.all())[0]?.putAway).toBe(true);
  });

  it('says that storage is blocked, and lists the games all the same', async () => {
    keep('a', 'longhorn', { 0: 'key-a' });
    const keeper = new Keeper(() => Promise.reject(new DOMException('no', 'SecurityError')));
    await keeper.load();
    expect(keeper.trouble).toBe('blocked');
    expect(keeper.games).toHaveLength(1);
    expect(tokensOf('a')).toEqual({ 0: 'key-a' });
  });

  it('says that storage is full, and loses nothing that was kept or is shown', async () => {
    const old = ended('old', [1, 2]);
    const full: Shelf = {
      all: () => Promise.resolve([old]),
      put: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
    };
    keep('new', 'longhorn', { 0: 'key' });
    const keeper = new Keeper(() => Promise.resolve(full));
    await keeper.load();
    expect(keeper.trouble).toBe('full');
    expect(keeper.games.map(({ id }) => id).sort()).toEqual(['new', 'old']);
  });

  it('takes a file, with the seats of games that are on', async () => {
    const keeper = new Keeper(() => Promise.resolve(memory()));
    await keeper.load();
    const text = written([blank('far', 'longhorn', { 1: 'key-far' }, 1)], 0);
    expect(await keeper.take(text)).toBe(1);
    expect(tokensOf('far')).toEqual({ 1: 'key-far' });
  });

  it('takes no table of a device that it cannot lay down, and says why', async () => {
    const keeper = new Keeper(() => Promise.resolve(memory()));
    await keeper.load();
    // This test's browser has no database.
    const here = { seq: 0, text: 'highnoon-table 1', seats: null };
    expect(await keeper.take(written([{ ...blank('here-a', 'longhorn', {}, 1), here }], 0))).toBe(0);
    expect(keeper.trouble).toBe('blocked');
    expect(keeper.games).toEqual([]);
  });
});
