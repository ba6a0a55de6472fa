import { beforeEach, describe, expect, it } from 'vitest';

import { go, here, secretOfLink, startRouter } from '../src/lib/router.svelte';
import { adoptFromLink, forget, groupOf, keep, myTables, tokensOf } from '../src/lib/seats.svelte';

describe('the secrets of my seats', () => {
  beforeEach(() => {
    for (const [id] of myTables()) forget(id);
  });

  it('are kept per table, several on one device', () => {
    keep('one', 'longhorn', { 0: 'a' });
    keep('one', 'longhorn', { 1: 'b' });
    expect(tokensOf('one')).toEqual({ 0: 'a', 1: 'b' });
    expect(tokensOf('two')).toEqual({});
    expect(JSON.parse(localStorage.getItem('highnoon-tables')!)).toHaveProperty('one');
  });

  it('remember the group of their table, and pass it on to the next', () => {
    const group = { id: 'g1', name: 'Posse' };
    keep('one', 'longhorn', { 0: 'a' }, group);
    keep('one', 'longhorn', { 1: 'b' });
    expect(groupOf('one')).toEqual(group);
    keep('two', 'longhorn', { 0: 'a' }, groupOf('one'));
    expect(groupOf('two')).toEqual(group);
    expect(groupOf('three')).toBeUndefined();
  });

  it('of another tab are never overwritten', () => {
    const other = { game: 'longhorn', tokens: { 0: 'theirs' }, at: 1 };
    keep('one', 'longhorn', { 0: 'a' });
    const before = JSON.parse(localStorage.getItem('highnoon-tables')!) as object;
    localStorage.setItem('highnoon-tables', JSON.stringify({ ...before, two: other }));
    keep('three', 'longhorn', { 0: 'c' });
    expect(tokensOf('two')).toEqual({ 0: 'theirs' });
    expect(Object.keys(JSON.parse(localStorage.getItem('highnoon-tables')!) as object).sort()).toEqual([
      'one',
      'three',
      'two',
    ]);
    localStorage.setItem('highnoon-tables', JSON.stringify({ two: other }));
    dispatchEvent(new StorageEvent('storage', { key: 'highnoon-tables' }));
    expect(myTables().map(([id]) => id)).toEqual(['two']);
  });

  it('come by personal link and leave the address bar at once', () => {
    history.replaceState(null, '', '/t/one#seat=secret-1');
    adoptFromLink('one');
    expect(Object.values(tokensOf('one'))).toEqual(['secret-1']);
    expect(location.hash).toBe('');
  });
});

describe('a personal link', () => {
  const follow = (path: string) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  };

  it('leaves the address bar wherever it leads, and nothing stays in the history', () => {
    startRouter();
    for (const path of ['/t/two#seat=secret-2', '/t/two?at=3#seat=secret-2', '/#seat=secret-2', '/t/two#seat=a&b']) {
      follow(path);
      expect(location.href).not.toContain('seat=');
    }
    go('/t/three#seat=secret-3');
    expect(location.hash).toBe('');
    expect(secretOfLink('two')).toBeNull();
    expect(secretOfLink('three')).toBe('secret-3');
    expect(secretOfLink('three')).toBeNull();
  });

  it('to the table that is open makes its page anew', () => {
    follow('/t/four');
    const before = here.links;
    follow('/t/four#seat=secret-4');
    expect(here.links).toBe(before + 1);
    adoptFromLink('four');
    expect(Object.values(tokensOf('four'))).toEqual(['secret-4']);
  });
});
