import { describe, expect, it } from 'vitest';

import { pageOf } from '../src/lib/board';

const moonRiver = (boards: string, scenario: string): string | null | undefined =>
  pageOf('moon-river')?.houseRules?.({ boards: JSON.stringify(boards), scenario: JSON.stringify(scenario) });

describe('what the printed game does not combine', () => {
  it('is a scenario without legend boards', () => {
    expect(moonRiver('camp', 'gold')).toBe('moon-river-house-scenario');
    expect(moonRiver('camp', 'draw')).toBe('moon-river-house-scenario');
  });
  it('is legend boards without a scenario', () => {
    expect(moonRiver('legend', 'none')).toBe('moon-river-house-boards');
    expect(moonRiver('legend-drawn', 'none')).toBe('moon-river-house-boards');
  });
  it('is nothing else', () => {
    expect(moonRiver('camp', 'none')).toBeNull();
    expect(moonRiver('legend', 'city')).toBeNull();
    expect(pageOf('longhorn')?.houseRules).toBeUndefined();
  });
});

describe('a sample of the pieces', () => {
  it('is the file of the house', async () => {
    expect((await pageOf('moon-river')?.samples?.pieces?.())?.default).toContain('[[parcel]]');
  });
});
