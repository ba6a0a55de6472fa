import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, it } from 'vitest';

import type { TableState } from '../src/lib/api/types';
import { alsoSpeak, useLanguage } from '../src/lib/i18n/say.svelte';
import type { Lesson } from '../src/lib/lesson/lesson';
import LessonCard from '../src/lib/lesson/LessonCard.svelte';
import type { Session } from '../src/lib/table/session.svelte';

const lesson: Lesson = { cards: [{ key: 'welcome' }, { key: 'first', do: 'card tucson' }, { key: 'end' }] };
const gangTalks = (lines: number): TableState =>
  ({
    game: 'desperados',
    viewer: 1,
    choices: [{ action: 'card tucson', phrase: { key: 'card', args: {} } }],
    log: Array.from({ length: lines }, () => ({ by: 2 })),
  }) as unknown as TableState;

beforeAll(async () => {
  await useLanguage('en');
  await alsoSpeak('lesson-desperados');
});

it('keeps the card that is being read when somebody else decides', async () => {
  const table = $state({ now: gangTalks(0) });
  const session = {
    id: 'a',
    get state() {
      return table.now;
    },
    get shown() {
      return table.now;
    },
    guard: () => true,
    guide: null,
  } as unknown as Session;
  render(LessonCard, { session, lesson, rules: () => undefined });
  expect(screen.getByText('Card 1 of 3')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Card 2 of 3')).toBeTruthy();
  table.now = gangTalks(1);
  await tick();
  expect(screen.getByText('Card 2 of 3')).toBeTruthy();
});
