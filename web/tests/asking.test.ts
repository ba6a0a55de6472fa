import { afterEach, describe, expect, it, vi } from 'vitest';

import { once } from '../src/lib/api/asking';
import { OFFLINE, Refused } from '../src/lib/api/client';

const refusal = (status: number, key = 'error-x') => new Refused({ key, args: {} }, status);

describe('what creates something', () => {
  afterEach(() => void vi.useRealTimers());

  async function asked(...outcomes: (Refused | string)[]): Promise<{ ids: string[]; told: unknown }> {
    vi.useFakeTimers();
    const ids: string[] = [];
    const found = once('open a table', (id) => {
      ids.push(id);
      const next = outcomes.shift()!;
      return next instanceof Refused ? Promise.reject(next) : Promise.resolve(next);
    }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return { ids, told: await found };
  }

  it('is asked for again with the same id when the line breaks', async () => {
    const { ids, told } = await asked(new Refused(OFFLINE, 0), new Refused(OFFLINE, 0), 'here');
    expect(told).toBe('here');
    expect(new Set(ids).size).toBe(1);
    expect(ids.length).toBe(3);
  });

  it('keeps its id until there is an answer, over a new load of the page too', async () => {
    const first = await asked(...Array.from({ length: 3 }, () => new Refused(OFFLINE, 0)));
    expect(first.told).toBeInstanceOf(Refused);
    expect(localStorage.getItem('highnoon-asked')).toContain(first.ids[0]);
    const second = await asked('here');
    expect(second.ids[0]).toBe(first.ids[0]);
    const third = await asked('here');
    expect(third.ids[0]).not.toBe(first.ids[0]);
  });

  it('takes a new id after a refusal, and at once where the id is used', async () => {
    const refused = await asked(refusal(409));
    expect(refused.ids.length).toBe(1);
    const { ids, told } = await asked(refusal(409, 'error-request-reused'), 'here');
    expect(told).toBe('here');
    expect(ids[0]).not.toBe(refused.ids[0]);
    expect(ids[1]).not.toBe(ids[0]);
  });
});
