import { describe, expect, it } from 'vitest';

import type { Moment } from '../src/lib/api/types';
import { Course, samples } from '../src/lib/table/course.svelte';

describe('the moments a chart is read from', () => {
  it('are spread from the first to the last', () => {
    expect(samples(0, 3)).toEqual([0, 1, 2, 3]);
    const many = samples(10, 450);
    expect(many[0]).toBe(10);
    expect(many.at(-1)).toBe(450);
    expect(many.length).toBeLessThan(32);
    expect(new Set(many).size).toBe(many.length);
  });
  it('are one where nothing happened', () => {
    expect(samples(5, 5)).toEqual([5]);
  });
});

describe('a course', () => {
  const find = (n: number) => Promise.resolve({ moment: n } as Moment);
  it('is what each moment was worth', async () => {
    const course = new Course({ find }, ({ moment }) => [moment, -moment]);
    await course.read(1, 3);
    expect(course.worths).toEqual([1, 2, 3].map((n) => ({ moment: n, worth: [n, -n] })));
  });
  it('is not drawn in part: neither when somebody leaves, nor where a moment is missing', async () => {
    const left = new Course({ find }, () => [1]);
    left.leave();
    await left.read(0, 9);
    expect(left.worths).toEqual([]);
    const missing = new Course({ find: (n) => (n === 5 ? Promise.resolve(null) : find(n)) }, () => [1]);
    await missing.read(0, 9);
    expect(missing.worths).toEqual([]);
  });
});
