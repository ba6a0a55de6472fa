/** My games: what this device keeps, brought up to date with what the house says. */

import { mine, record } from '../api/client';
import type { MyTable } from '../api/types';
import { isHere } from '../pocket/place.svelte';
import { keep, myTables } from '../seats.svelte';
import { layDown } from './carried';
import { merged, read } from './file';
import { blank, brought, type KeptGame } from './game';
import { memory, openShelf, troubleOf, type Shelf, type Trouble } from './shelf';

/** So many seats the house tells of at once. */
const AT_ONCE = 20;
/** So many finished games are looked after: the newest. */
const MOST_CHECKED = 40;

export class Keeper {
  games = $state.raw<KeptGame[]>([]);
  /** What the house says of the tables that are still there, one for each seat of mine. */
  now = $state.raw<MyTable[]>([]);
  /** Why what is shown may not be here tomorrow. */
  trouble = $state<Trouble | null>(null);
  private shelf: Shelf | null = null;
  private loading: Promise<void> | null = null;

  constructor(private open: () => Promise<Shelf> = openShelf) {}

  /** Take what is on the shelf, and the keys that are only in local storage. */
  load(): Promise<void> {
    return (this.loading = (this.loading ?? Promise.resolve()).then(() => this.read()));
  }

  private async read(): Promise<void> {
    try {
      this.shelf ??= await this.open();
      if (!this.trouble) this.games = await this.shelf.all();
    } catch (error) {
      this.trouble = troubleOf(error);
      this.shelf = memory();
    }
    const known = new Map(this.games.map((one) => [one.id, one]));
    const fresh = $state.snapshot(myTables()).flatMap(([id, { game, tokens, at }]) => {
      const here = known.get(id);
      if (!here) return [blank(id, game, tokens, at)];
      const all = { ...here.tokens, ...tokens };
      return Object.keys(all).length > Object.keys(here.tokens).length ? [{ ...here, tokens: all }] : [];
    });
    await this.keep(fresh);
  }

  /**
   * Ask the house how the games stand that are not over yet, and fetch the records of those that are; with `over`,
   * also whether it still has those that were over before.
   */
  async refresh(over = false): Promise<void> {
    const there = this.games.filter((one) => !one.gone && !one.putAway);
    const closed = there.filter((one) => one.result && one.record).sort((a, b) => (b.ended ?? 0) - (a.ended ?? 0));
    const open = [...there.filter((one) => !one.result || !one.record), ...(over ? closed.slice(0, MOST_CHECKED) : [])];
    const seats = open.flatMap(({ id, tokens }) => Object.values(tokens).map((token) => ({ table: id, token })));
    const found: MyTable[] = [];
    for (let n = 0; n < seats.length; n += AT_ONCE) found.push(...(await mine(seats.slice(n, n + AT_ONCE))));
    this.now = found;
    const told = open.flatMap((one) => {
      const here = found.filter(({ id }) => id === one.id);
      const now = here.find(({ gone }) => !gone) ?? here[0];
      if (!now) return [];
      return [
        brought(
          one,
          now,
          here.flatMap(({ seat }) => seat ?? []),
        ),
      ];
    });
    const records = told.map(async (one) => {
      // A table of this device has its record with it; nothing is woken for a list.
      if (!one.result || one.record || one.gone || isHere(one.id)) return one;
      const token = Object.values(one.tokens)[0];
      return { ...one, record: await record(one.id, token).catch(() => null) };
    });
    const fresh = await Promise.all(records);
    // What was put away meanwhile stays away.
    const isAway = (one: KeptGame) => this.games.find(({ id }) => id === one.id)?.putAway ?? one.putAway;
    await this.keep(fresh.map((one) => ({ ...one, putAway: isAway(one) })));
  }

  putAway(id: string, away: boolean): Promise<void> {
    return this.keep(this.games.filter((one) => one.id === id).map((one) => ({ ...one, putAway: away })));
  }

  /** Take the games of a file; how many there were. */
  async take(text: string): Promise<number> {
    const known = new Map(this.games.map((one) => [one.id, one]));
    const came = read(text);
    try {
      await layDown(came);
    } catch (error) {
      this.trouble = troubleOf(error);
      return 0;
    }
    const found = came.map(({ here: _, ...one }) => {
      const here = known.get(one.id);
      return here ? merged(here, one) : one;
    });
    for (const { id, game, tokens, result } of found) if (!result) keep(id, game, tokens);
    await this.keep(found);
    return found.length;
  }

  /** Shown when it is on the shelf; what the browser does not keep is shown in any case, and that is said. */
  private async keep(fresh: readonly KeptGame[]): Promise<void> {
    if (!fresh.length) return;
    try {
      await this.shelf?.put(fresh);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
    const all = new Map([...this.games, ...fresh].map((one) => [one.id, one]));
    this.games = [...all.values()];
  }
}

/** The games of this page. */
export const keeper = new Keeper();
