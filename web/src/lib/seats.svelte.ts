/** The secrets of this browser's seats, table by table. */

import { secretOfLink } from './router.svelte';

export interface Kept {
  game: string;
  /** Secret by seat. */
  tokens: Record<string, string>;
  /** When this table was last looked at (milliseconds). */
  at: number;
}

const KEY = 'highnoon-tables';
const MOST = 60;
const ASKED_AT_ONCE = 20;

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

const mine: { tables: Record<string, Kept> } = $state({ tables: read() });

function write(): void {
  const newest = Object.entries(mine.tables).sort(([, a], [, b]) => b.at - a.at);
  mine.tables = Object.fromEntries(newest.slice(0, MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(mine.tables));
  } catch {
    // Without storage a seat lasts as long as the page; the personal link still moves it.
  }
}

export function keep(id: string, game: string, tokens: Record<string, string>): void {
  const before = mine.tables[id]?.tokens ?? {};
  mine.tables[id] = { game, tokens: { ...before, ...tokens }, at: Date.now() };
  write();
}

export function forget(id: string): void {
  delete mine.tables[id];
  write();
}

/** The tokens of my seats at a table, by seat. */
export function tokensOf(id: string): Record<string, string> {
  return mine.tables[id]?.tokens ?? {};
}

/** The game of a table of mine, if it is known here. */
export function gameOf(id: string): string {
  return mine.tables[id]?.game ?? '';
}

/** My tables, the newest first. */
export function myTables(): [string, Kept][] {
  return Object.entries(mine.tables).sort(([, a], [, b]) => b.at - a.at);
}

/** The keys of my newest tables, as the server takes them at once. */
export function kept(): { table: string; token: string }[] {
  const all = myTables().flatMap(([table, { tokens }]) => Object.values(tokens).map((token) => ({ table, token })));
  return all.slice(0, ASKED_AT_ONCE);
}

/** Take over the seat of a personal link that led here. */
export function adoptFromLink(id: string): void {
  const token = secretOfLink(id);
  if (token && !Object.values(tokensOf(id)).includes(token)) keep(id, mine.tables[id]?.game ?? '', { link: token });
}
