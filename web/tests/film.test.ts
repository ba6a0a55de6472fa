import { beforeEach, describe, expect, it } from 'vitest';

import type { SeenEvent } from '../src/lib/api/types';
import { prefer } from '../src/lib/settings.svelte';
import { Film } from '../src/lib/table/film.svelte';

const event = (kind: string): SeenEvent => ({ kind, data: {}, phrase: null });
const later = () => new Promise((done) => setTimeout(done, 0));

describe('the film', () => {
  beforeEach(() => prefer({ speed: 'normal' }));

  it('plays events before it shows the next view', async () => {
    const film = new Film('before');
    const played: string[] = [];
    let open = () => {};
    film.performer = async ({ kind }) => {
      played.push(`${kind} on ${film.view}`);
      await new Promise<void>((done) => (open = done));
    };
    film.add('after', [event('stole')]);
    expect(played).toEqual(['stole on before']);
    expect(film.view).toBe('before');
    open();
    await later();
    expect(film.view).toBe('after');
    expect(film.running).toBe(false);
  });

  it('can be ended at once and then shows the present', async () => {
    const film = new Film('before');
    film.performer = (_, { stop }) => new Promise((done) => stop.addEventListener('abort', () => done()));
    film.add('one', [event('a')]);
    film.add('two', [event('b')]);
    film.finish();
    expect(film.view).toBe('two');
    await later();
    expect(film.view).toBe('two');
    expect(film.running).toBe(false);
    film.add('three', []);
    expect(film.view).toBe('three');
  });

  it('plays nothing when moving pictures are off', () => {
    prefer({ speed: 'off' });
    const film = new Film('before');
    film.performer = () => Promise.reject(new Error('played'));
    film.add('after', [event('stole')]);
    expect(film.view).toBe('after');
  });
});
