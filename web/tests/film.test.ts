import { beforeEach, describe, expect, it } from 'vitest';

import type { SeenEvent, TableState } from '../src/lib/api/types';
import { prefer } from '../src/lib/settings.svelte';
import { Film } from '../src/lib/table/film.svelte';

const event = (kind: string): SeenEvent => ({ kind, data: {}, phrase: null });
const table = (version: number): TableState => ({ version, view: `view ${version}` }) as unknown as TableState;
const later = () => new Promise((done) => setTimeout(done, 0));

describe('the film', () => {
  beforeEach(() => prefer({ speed: 'normal' }));

  it('plays events before it shows the next table', async () => {
    const film = new Film(table(1));
    const played: string[] = [];
    let open = () => {};
    film.performer = async ({ kind }, { view, next }) => {
      played.push(`${kind} on ${String(view)} before ${next.version}`);
      await new Promise<void>((done) => (open = done));
    };
    film.add(table(2), [event('stole')]);
    expect(played).toEqual(['stole on view 1 before 2']);
    expect(film.table.version).toBe(1);
    open();
    await later();
    expect(film.table.version).toBe(2);
    expect(film.running).toBe(false);
  });

  it('can be ended at once and then shows the present', async () => {
    const film = new Film(table(1));
    film.performer = (_, { stop }) => new Promise((done) => stop.addEventListener('abort', () => done()));
    film.add(table(2), [event('a')]);
    film.add(table(3), [event('b')]);
    film.finish();
    expect(film.table.version).toBe(3);
    expect(film.running).toBe(false);
    await later();
    expect(film.table.version).toBe(3);
    film.add(table(4), []);
    expect(film.table.version).toBe(4);
  });

  it('plays what comes right after it was ended, on the table that was shown then', async () => {
    const film = new Film(table(1));
    const played: string[] = [];
    film.performer = ({ kind }, { view, stop }) => {
      played.push(`${kind} on ${String(view)}`);
      return new Promise((done) => stop.addEventListener('abort', () => done()));
    };
    film.add(table(2), [event('a')]);
    film.finish();
    film.add(table(3), [event('b')]);
    await later();
    expect(played).toEqual(['a on view 1', 'b on view 2']);
    expect(film.running).toBe(true);
    expect(film.table.version).toBe(2);
  });

  it('plays nothing when moving pictures are off', () => {
    prefer({ speed: 'off' });
    const film = new Film(table(1));
    film.performer = () => Promise.reject(new Error('played'));
    film.add(table(2), [event('stole')]);
    expect(film.table.version).toBe(2);
  });
});
