import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import catalogues from 'virtual:catalogues';

import { alsoSpeak, known, language, list, money, say, t, useLanguage, word } from '../src/lib/i18n/say.svelte';
import { LANGUAGES } from '../src/lib/settings.svelte';
import lists from '../../tests/i18n/lists.json';

describe('phrases', () => {
  it('are said with nested phrases and lists in the chosen language', async () => {
    await useLanguage('en');
    await alsoSpeak('longhorn');
    const colour = { key: 'longhorn-colour-white', args: {} };
    expect(say({ key: 'longhorn-action-ambush', args: { colour } })).toBe('Take 2 white cows');
    expect(say({ key: 'error-undo-agreement', args: { seats: [colour, colour] } })).toContain('white and white');
    await useLanguage('de');
    expect(t('web-hint')).toBe('Tipp');
    expect(known('longhorn-action-ambush')).toBe(true);
  });

  it('come in the language that was chosen, whatever asks for more words meanwhile', async () => {
    await useLanguage('en');
    const chosen = useLanguage('fr');
    await Promise.all([chosen, alsoSpeak('moon-river')]);
    expect(language()).toBe('fr');
    expect(known('moon-river-title')).toBe(true);
  });

  it('bring their other forms into the phrases around them', async () => {
    await useLanguage('en', ['longhorn']);
    const told = ['orange', 'grey'].map((colour) =>
      t('web-longhorn-legend-cow', { colour: word(`longhorn-colour-${colour}`) }),
    );
    expect(told).toEqual(['An orange cow, and its mark in the log.', 'A grey cow, and its mark in the log.']);
  });

  it('are joined to lists as the terminal joins them', async () => {
    for (const language of Object.keys(lists) as (keyof typeof lists)[]) {
      await useLanguage(language);
      expect([1, 2, 3, 4].map((count) => list(['A', 'B', 'C', 'D'].slice(0, count)))).toEqual(lists[language]);
    }
  });

  it('without a message are shown by their key', async () => {
    await useLanguage('en');
    expect(t('no-such-key')).toBe('no-such-key');
  });

  it('write money as the reader does', async () => {
    await useLanguage('en');
    expect(money(1200)).toBe('$1,200');
    await useLanguage('de');
    expect(money(1200).replace(/\s/, ' ')).toBe('1.200 $');
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

describe('the catalogue of the page', () => {
  it('names every language there is', () => {
    const spoken = Object.keys(catalogues).filter((name) => !name.includes('/'));
    expect(Object.keys(LANGUAGES).sort()).toEqual(spoken.sort());
  });

  const locales = join(import.meta.dirname, '../../src/highnoon/i18n/locales/en');
  const keysOf = (file: string): string[] =>
    [...readFileSync(join(locales, file), 'utf8').matchAll(/^([a-z][\w-]+) =/gm)].map((found) => found[1]!);
  const files = readdirSync(locales).filter((file) => file.endsWith('.ftl'));
  const all = new Set(files.flatMap(keysOf));
  const own = files.filter((file) => file.startsWith('web')).flatMap(keysOf);
  const code = sources(join(import.meta.dirname, '../src')).join('\n');

  it('has every key that the page names', () => {
    const named = [...code.matchAll(/\bt\(\s*'([\w-]+)'/g), ...code.matchAll(/key: '((?:web|error)-[\w-]+)'/g)].map(
      (found) => found[1]!,
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((key) => !all.has(key))).toEqual([]);
  });

  it('has no key of its own that the page never names', () => {
    const begun = [...code.matchAll(/`([\w-]*-)\$\{/g)].map((found) => found[1]!);
    const dead = own.filter(
      (key) => key.startsWith('web-') && !code.includes(`'${key}'`) && !begun.some((start) => key.startsWith(start)),
    );
    expect(dead).toEqual([]);
  });
});
