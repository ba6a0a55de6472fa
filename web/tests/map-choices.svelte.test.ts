import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';

import type { Choice } from '../src/lib/api/types';
import MapChoices from '../src/lib/board/desperados/MapChoices.svelte';
import { useLanguage } from '../src/lib/i18n/say.svelte';

const place = (town: string): Choice =>
  ({ action: `place ${town}`, kind: 'place', args: [town], phrase: { key: town, args: {} } }) as unknown as Choice;

beforeAll(() => useLanguage('en'));

it('says which town is asked for, where the towns themselves are the buttons', () => {
  const legal = new Map(['yuma', 'tucson'].map((town) => [town, place(town)]));
  const towns = new Map([...legal.keys()].map((town, n) => [town, { x: 50 * n, y: 30 }]));
  const nothing = (): void => {};
  render(MapChoices, {
    towns,
    legal,
    chosen: null,
    hinted: 'place tucson',
    busy: false,
    pick: nothing,
    point: nothing,
  });
  const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
  expect(names.map((name) => name!.split(' · ').length)).toEqual([1, 2]);
});
