/** The one store of this device, in IndexedDB: games by their id, and notes such as how puzzles went. */

import type { KeptGame } from './game';

const NAME = 'highnoon';
const GAMES = 'games';
const NOTES = 'notes';
/** Notes came with the second version. */
const VERSION = 2;

/** Why something could not be kept. */
export type Trouble = 'blocked' | 'full';

export interface Shelf {
  all(): Promise<KeptGame[]>;
  put(games: readonly KeptGame[]): Promise<void>;
}

/** Small things by name: whatever can be written as JSON. */
export interface Notes {
  read(name: string): Promise<unknown>;
  write(name: string, value: unknown): Promise<void>;
}

/** Where the browser keeps nothing, games are kept as long as the page is open. */
export function memory(): Shelf {
  const games = new Map<string, KeptGame>();
  return {
    all: () => Promise.resolve([...games.values()]),
    put(fresh) {
      for (const one of fresh) games.set(one.id, one);
      return Promise.resolve();
    },
  };
}

/** The store, or a refusal where the browser allows none. */
export async function openShelf(): Promise<Shelf> {
  const database = await openStore();
  return {
    all: () => done(database.transaction(GAMES).objectStore(GAMES).getAll() as IDBRequest<KeptGame[]>),
    put: (games) => put(database, GAMES, games),
  };
}

/** The notes of the same store. */
export async function openNotes(): Promise<Notes> {
  const database = await openStore();
  type Row = { id: string; value: unknown } | undefined;
  return {
    read: async (name) =>
      (await done(database.transaction(NOTES).objectStore(NOTES).get(name) as IDBRequest<Row>))?.value,
    write: (name, value) => put(database, NOTES, [{ id: name, value }]),
  };
}

async function openStore(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, VERSION);
  asked.onupgradeneeded = () => {
    for (const store of [GAMES, NOTES])
      if (!asked.result.objectStoreNames.contains(store)) asked.result.createObjectStore(store, { keyPath: 'id' });
  };
  const database = await done(asked);
  // A later page need not wait until this one is closed.
  database.onversionchange = () => database.close();
  return database;
}

function put(database: IDBDatabase, store: string, rows: readonly object[]): Promise<void> {
  const change = database.transaction(store, 'readwrite');
  for (const one of rows) change.objectStore(store).put(one);
  // All of it or nothing: only a transaction that is complete is on the disk.
  return new Promise((kept, refused) => {
    change.oncomplete = () => kept();
    change.onabort = change.onerror = () => refused(change.error ?? new Error('not kept'));
  });
}

/** What a failed attempt to keep something means for the person. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}

function done<T>(asked: IDBRequest<T> | IDBOpenDBRequest): Promise<T> {
  return new Promise((kept, refused) => {
    // An earlier page in another tab holds the store as it was.
    if ('onblocked' in asked) asked.onblocked = () => refused(new Error('blocked'));
    asked.onsuccess = () => kept(asked.result as T);
    asked.onerror = () => refused(asked.error ?? new Error('not read'));
  });
}
