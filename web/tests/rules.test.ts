import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { alsoSpeak, known, t, useLanguage } from '../src/lib/i18n/say.svelte';
import { cardsAt, LEARNABLE, openLesson } from '../src/lib/lesson/lesson';
import { BOOKS, figuresOf, openBook, textsOf } from '../src/lib/rules/book';
import { scored } from '../src/lib/rules/longhorn/views';
import { KINDS, points, SCORE } from '../src/lib/rules/moon-river/views';
import { MAP } from '../src/lib/rules/desperados/scenes';
import RuleBook from '../src/lib/rules/RuleBook.svelte';

const locales = join(import.meta.dirname, '../../src/highnoon/i18n/locales');
const languages = readdirSync(locales);

// The browser that tests run in measures nothing: maps find out that they have no room.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
afterEach(cleanup);
const PATIENCE = 20_000;

describe.each(BOOKS)('the rules of %s', (game) => {
  it.each(languages)('have all their texts in %s', async (language) => {
    await useLanguage(language, [game, `rules-${game}`]);
    const { book } = await openBook(game);
    expect(textsOf(book).filter((key) => !known(`rules-${game}-${key}`))).toEqual([]);
  });

  it('have a drawing for every figure', async () => {
    await useLanguage('en', [game]);
    const { book, Figure } = await openBook(game);
    for (const name of figuresOf(book)) {
      const { container } = render(Figure!, { name });
      expect(container.querySelector('svg use, .mapbox, .cards'), name).not.toBeNull();
      cleanup();
    }
  });

  it('are shown with contents that lead to every section', async () => {
    await useLanguage('en');
    const { container } = render(RuleBook, { game });
    const contents = await vi.waitFor(
      () => container.querySelector('nav') ?? Promise.reject(new Error('loading')),
      PATIENCE,
    );
    const links = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href')!);
    expect(links.length).toBeGreaterThan(5);
    expect(links.every((link) => container.querySelector(link))).toBe(true);
  });
});

describe('examples in figures', () => {
  it('add up as their captions say', () => {
    expect(scored().result!.scores).toEqual([2600, 2500]);
    expect(points(SCORE)).toBe(89);
  });

  it('take pieces from the files of the games', () => {
    expect(KINDS).toHaveLength(25);
    expect(KINDS.reduce((sum, kind) => sum + kind.count, 0)).toBe(96);
    expect(KINDS.reduce((sum, { parcel, count }) => sum + parcel.cows * count, 0)).toBe(32);
    expect(MAP.towns).toHaveLength(19);
    expect(MAP.towns.filter((town) => town.bank)).toHaveLength(5);
    expect(MAP.roads).toHaveLength(37);
  });
});

describe.each([...LEARNABLE])('the first game of %s', (game) => {
  it('has a text for every card', async () => {
    await useLanguage('en', [`lesson-${game}`]);
    const { cards } = await openLesson(game);
    expect(cards.filter((card) => !known(`lesson-${game}-${card.key}`))).toEqual([]);
    expect(t('lesson-next')).toBe('Next');
  });

  it('shows every card at exactly one moment, in order', async () => {
    const { cards } = await openLesson(game);
    const decisions = cards.filter((card) => card.do).length;
    const shown = Array.from({ length: decisions + 1 }, (_, n) => cardsAt(cards, n)).flatMap(({ first, last }) =>
      cards.slice(first, last + 1),
    );
    expect(shown).toEqual(cards);
    expect(cardsAt(cards, decisions + 5)).toEqual({ first: cards.length - 1, last: cards.length - 1 });
  });
});

describe('words asked for at the same time', () => {
  it('are all there when any of them is', async () => {
    await useLanguage('en');
    const first = alsoSpeak('longhorn');
    const second = alsoSpeak('lesson-longhorn');
    await first;
    expect(known('lesson-title')).toBe(true);
    await second;
    expect(known('longhorn-title') && known('lesson-title')).toBe(true);
  });
});
