/** The pages, each loaded when it is first needed. */

import type { Component } from 'svelte';

import { screensOf } from '../lib/board';
import type { Route } from '../lib/router.svelte';
import { gameOf } from '../lib/seats.svelte';
import { askEarly } from '../lib/table/early';

type Page = Exclude<Route['page'], 'lost'>;

const PAGES: Record<Page, () => Promise<{ default: Component }>> = {
  home: () => import('./Home.svelte'),
  games: () => import('./Games.svelte'),
  group: () => import('./Group.svelte'),
  open: () => import('./OpenTable.svelte'),
  table: () => import('./TablePage.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  study: () => import('./Study.svelte'),
  operator: () => import('./Operator.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  daily: () => import('./Daily.svelte'),
  explorer: () => import('./Explorer.svelte'),
};

export async function loadPage(page: Page): Promise<Component> {
  return (await PAGES[page]()).default;
}

/** Ask at once for all that the first page will need, side by side; the games whose words it speaks. */
export function fetchAhead(route: Route): string[] {
  if (route.page === 'lost') return [];
  void PAGES[route.page]();
  if (route.page !== 'table') return ['together'];
  askEarly(route.id);
  const game = gameOf(route.id);
  if (!game) return [];
  void screensOf(game).play();
  return [game];
}
