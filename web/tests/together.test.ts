import { describe, expect, it } from 'vitest';

import { isMuted, mute } from '../src/lib/together/muted.svelte';
import { leftOf, parts } from '../src/lib/together/time';
import { spoken } from '../src/lib/together/words';
import { useLanguage } from '../src/lib/i18n/say.svelte';

describe('clocks', () => {
  const clocks = { left: [60, 90], at: 1000, running: [0] };

  it('run for whoever is asked, and not below zero', () => {
    expect(leftOf(clocks, 0, 1020)).toBe(40);
    expect(leftOf(clocks, 1, 1020)).toBe(90);
    expect(leftOf(clocks, 0, 5000)).toBe(0);
    expect(leftOf(clocks, 0, 990)).toBe(60);
  });

  it('are written as people read them', () => {
    expect(parts(9.2)).toEqual({ key: 'web-time-minutes', args: { minutes: 0, seconds: '10' } });
    expect(parts(605)).toEqual({ key: 'web-time-minutes', args: { minutes: 10, seconds: '05' } });
    expect(parts(3 * 3600 + 125)).toEqual({ key: 'web-time-hours', args: { hours: 3, minutes: '02' } });
    expect(parts(2 * 86400 + 3 * 3600)).toEqual({ key: 'web-time-days', args: { days: 2, hours: 3 } });
  });
});

describe('talk', () => {
  it('says quick phrases in the language of the reader', async () => {
    const line = { n: 0, by: 1, text: 'Taos', quick: 'meet', to: 'side' } as const;
    await useLanguage('de', ['together']);
    expect(spoken(line)).toBe('Treffen wir uns in Taos.');
    await useLanguage('en', ['together']);
    expect(spoken(line)).toBe('Meet me in Taos.');
    expect(spoken({ ...line, quick: null, text: '/meet' })).toBe('/meet');
  });

  it('can be muted, table by table', () => {
    mute('t', 2, true);
    expect([isMuted('t', 2), isMuted('t', 1), isMuted('other', 2)]).toEqual([true, false, false]);
    mute('t', 2, false);
    expect(isMuted('t', 2)).toBe(false);
  });
});
