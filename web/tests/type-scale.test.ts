/** Type has eight sizes, and nothing on the page has another. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../src');
const styled = readdirSync(ROOT, { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(svelte|css)$/.test(name));
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf-8');
const declared = [...read('app.css').matchAll(/^\s*(--text-[\w-]+):/gm)].map((found) => found[1]!);

/** What a `font` or `font-size` says about the size; null where it says nothing. */
function sizeOf(property: string, value: string): string | null {
  if (/^(inherit|unset)$/.test(value)) return null;
  if (property === 'font-size') return value;
  // In the shorthand the size is what stands before the line height or the family.
  const [, size] = /^(?:(?:italic|bold|\d+) )*([^/]+?)\s*(?:\/|\s(?=var\(--(?:slab|sans)\)))/.exec(value) ?? [];
  return size ?? value;
}

describe('the scale of type', () => {
  it('has at most eight sizes', () => {
    expect(declared.length).toBeGreaterThan(0);
    expect(declared.length).toBeLessThanOrEqual(8);
    expect(new Set(declared).size).toBe(declared.length);
  });

  it('is used everywhere', () => {
    const allowed = new Set(declared.map((name) => `var(${name})`));
    const others = styled.flatMap((name) =>
      [...read(name).matchAll(/(?<![\w-])(font|font-size):\s*([^;}]+)[;}]/g)]
        .map(([, property, value]) => sizeOf(property!, value!.trim()))
        .filter((size) => size !== null && !allowed.has(size))
        .map((size) => `${name}: ${size}`),
    );
    expect(others).toEqual([]);
  });

  it('has no size that nobody uses', () => {
    const all = styled.map(read).join('\n');
    expect(declared.filter((name) => !all.includes(`var(${name})`))).toEqual([]);
  });
});
