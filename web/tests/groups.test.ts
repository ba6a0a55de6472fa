import { beforeEach, describe, expect, it } from 'vitest';

import { adoptGroup, forgetGroup, keepGroup, membership, myGroups } from '../src/lib/group/mine.svelte';

describe('the groups of this device', () => {
  beforeEach(() => {
    for (const { id } of [...myGroups()]) forgetGroup(id);
  });

  it('are kept with their keys, the newest name counts, and can be forgotten', () => {
    keepGroup({ id: 'g1', token: 'a' }, 'Posse');
    keepGroup({ id: 'g1', token: 'a' }, 'Gang');
    expect(myGroups()).toHaveLength(1);
    expect(membership('g1')).toMatchObject({ name: 'Gang', token: 'a' });
    expect(localStorage.getItem('highnoon-groups')).toContain('Gang');
    forgetGroup('g1');
    expect(membership('g1')).toBeNull();
  });

  it('come by personal link, whose key leaves the address bar at once', () => {
    history.replaceState(null, '', '/g/g1#seat=secret-1');
    adoptGroup('g1');
    expect(membership('g1')?.token).toBe('secret-1');
    expect(location.hash).toBe('');
  });
});
