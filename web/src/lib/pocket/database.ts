/** The device's own tables in IndexedDB: each a sealed text, and beside it how it stands. */

const NAME = 'highnoon-tables';
const TABLES = 'tables';
const STANDINGS = 'standings';

interface Row {
  id: string;
  seq: number;
  text: string;
}

/** Why a text was not kept; nothing if it was. */
export type Why = '' | 'full' | 'blocked' | 'elsewhere' | 'cleared';

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((kept, refused) => {
    asked.onsuccess = () => kept(asked.result);
    asked.onerror = () => refused(asked.error ?? new Error('not read'));
  });
}

export function openTables(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore(TABLES, { keyPath: 'id' });
    asked.result.createObjectStore(STANDINGS, { keyPath: 'id' });
  };
  return done(asked);
}

/** The database as long as the page lasts: opened again where the browser has closed it, as when data are cleared. */
export async function lastingTables(): Promise<() => Promise<IDBDatabase>> {
  let open: IDBDatabase | null = null;
  const again = async (): Promise<IDBDatabase> => {
    open ??= await openTables();
    open.onclose = () => (open = null);
    return open;
  };
  await again();
  return again;
}

export async function tableText(database: IDBDatabase, id: string): Promise<string | undefined> {
  const found = await done(database.transaction(TABLES).objectStore(TABLES).get(id) as IDBRequest<Row | undefined>);
  return found?.text;
}

/** A table as this device keeps it: its text, and how it stands for its people, as JSON. */
export interface Kept {
  seq: number;
  text: string;
  seats: string | null;
}

/** All that is kept of a table; undefined where there is none. */
export async function keptTable(database: IDBDatabase, id: string): Promise<Kept | undefined> {
  const found = await done(database.transaction(TABLES).objectStore(TABLES).get(id) as IDBRequest<Row | undefined>);
  return found && { seq: found.seq, text: found.text, seats: (await standingOf(database, id)) ?? null };
}

/** Keep a table that came in a file; one that is here already stays as it is. */
export function addTable(database: IDBDatabase, id: string, { seq, text, seats }: Kept): Promise<void> {
  return new Promise((kept, refused) => {
    const change = database.transaction([TABLES, STANDINGS], 'readwrite', { durability: 'strict' });
    const known = change.objectStore(TABLES).getKey(id);
    known.onsuccess = () => {
      if (known.result !== undefined) return;
      change.objectStore(TABLES).put({ id, seq, text });
      if (seats !== null) change.objectStore(STANDINGS).put({ id, seats });
    };
    change.oncomplete = () => kept();
    change.onabort = change.onerror = () => refused(change.error ?? new Error('not kept'));
  });
}

/** Keep a text on top of the change before it: all of it or nothing. */
export function putTable(database: IDBDatabase, row: Row): Promise<Why> {
  return new Promise((kept) => {
    let why: Why = '';
    // A change that was shown survives a killed browser.
    const change = database.transaction(TABLES, 'readwrite', { durability: 'strict' });
    const tables = change.objectStore(TABLES);
    const before = tables.get(row.id) as IDBRequest<Row | undefined>;
    before.onsuccess = () => {
      if (row.seq && !before.result) why = 'cleared';
      else if (row.seq && before.result?.seq !== row.seq - 1) why = 'elsewhere';
      else tables.put(row);
    };
    change.oncomplete = () => kept(why);
    change.onabort = change.onerror = () => kept(change.error?.name === 'QuotaExceededError' ? 'full' : 'blocked');
  });
}

export function noteStanding(database: IDBDatabase, id: string, seats: string): void {
  database.transaction(STANDINGS, 'readwrite').objectStore(STANDINGS).put({ id, seats });
}

/** How a table stands for each of its people, as JSON; undefined where nothing is known. */
export async function standingOf(database: IDBDatabase, id: string): Promise<string | undefined> {
  const asked = database.transaction(STANDINGS).objectStore(STANDINGS).get(id);
  return (await done(asked as IDBRequest<{ seats: string } | undefined>))?.seats;
}

/** The keys of my seats lie beside a table: what a page remembers otherwise is lost with a killed browser. */
const KEYS = 'keys ';

export function noteKeys(database: IDBDatabase, id: string, tokens: Record<string, string>): Promise<unknown> {
  const change = database.transaction(STANDINGS, 'readwrite', { durability: 'strict' });
  return done(change.objectStore(STANDINGS).put({ id: KEYS + id, seats: JSON.stringify(tokens) }));
}

/** All keys that are kept, by table. */
export async function allKeys(database: IDBDatabase): Promise<[string, Record<string, string>][]> {
  const range = IDBKeyRange.bound(KEYS, `${KEYS}\uffff`);
  const rows = database.transaction(STANDINGS).objectStore(STANDINGS).getAll(range);
  const found = await done(rows as IDBRequest<{ id: string; seats: string }[]>);
  return found.map(({ id, seats }) => [id.slice(KEYS.length), JSON.parse(seats) as Record<string, string>]);
}
