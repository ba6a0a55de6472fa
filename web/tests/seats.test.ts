import { beforeEach, describe, expect, it } from 'vitest';

import { adoptFromLink, forget, keep, myTables, tokensOf } from '../src/lib/seats.svelte';

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

  it('come by personal link and leave the address bar at once', () => {
    history.replaceState(null, '', '/t/one#seat=secret-1');
    adoptFromLink('one');
    expect(Object.values(tokensOf('one'))).toEqual(['secret-1']);
    expect(location.hash).toBe('');
  });
});
