/** Whose talk this browser does not show, table by table; nobody is told. */

const KEY = 'highnoon-muted';

function read(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number[]>;
  } catch {
    return {};
  }
}

const kept: { tables: Record<string, number[]> } = $state({ tables: read() });

export function isMuted(table: string, seat: number): boolean {
  return kept.tables[table]?.includes(seat) ?? false;
}

export function mute(table: string, seat: number, on: boolean): void {
  const others = (kept.tables[table] ?? []).filter((one) => one !== seat);
  const { [table]: _, ...rest } = kept.tables;
  const seats = on ? [...others, seat] : others;
  kept.tables = seats.length ? { ...rest, [table]: seats } : rest;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.tables));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
