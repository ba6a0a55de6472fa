/** The secrets of this browser's seats, table by table. */

import { secretOfLink } from './router.svelte';

export interface Kept {
  game: string;
  /** Secret by seat. */
  tokens: Record<string, string>;
  /** When this table was last looked at (milliseconds). */
  at: number;
  /** The group it belongs to, where it was opened or joined there. */
  group?: GroupOf;
}

export interface GroupOf {
  id: string;
  name: string;
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
// Another tab has its own seats: what it keeps or forgets is so here, too.
addEventListener('storage', ({ key }) => {
  if (key === KEY) mine.tables = read();
});

function write(): void {
  const newest = Object.entries(mine.tables).sort(([, a], [, b]) => b.at - a.at);
  mine.tables = Object.fromEntries(newest.slice(0, MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(mine.tables));
  } catch {
    // Without storage a seat lasts as long as the page; the personal link still moves it.
  }
}

export function keep(id: string, game: string, tokens: Record<string, string>, group = groupOf(id)): void {
  // Its news may still be on their way: what it has kept is never overwritten.
  mine.tables = { ...mine.tables, ...read() };
  const before = mine.tables[id]?.tokens ?? {};
  mine.tables[id] = { game, tokens: { ...before, ...tokens }, at: Date.now(), ...(group && { group }) };
  write();
}

export function forget(id: string): void {
  mine.tables = { ...mine.tables, ...read() };
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

/** The group of a table of mine, if it has one. */
export function groupOf(id: string): GroupOf | undefined {
  return mine.tables[id]?.group;
}

/** My tables, the newest first. */
export function myTables(): [string, Kept][] {
  return Object.entries(mine.tables).sort(([, a], [, b]) => b.at - a.at);
}

/** The keys of my newest tables, as many as the server takes at once. */
export function kept(most = ASKED_AT_ONCE): { table: string; token: string }[] {
  const all = myTables().flatMap(([table, { tokens }]) => Object.values(tokens).map((token) => ({ table, token })));
  return all.slice(0, most);
}

/** Take over the seat of a personal link that led here. */
export function adoptFromLink(id: string): void {
  const token = secretOfLink(id);
  if (token && !Object.values(tokensOf(id)).includes(token)) keep(id, mine.tables[id]?.game ?? '', { link: token });
}
