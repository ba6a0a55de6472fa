/** Games of this device in a file: what the browser keeps of them goes along, for nobody else has it. */

import { addTable, keptTable, noteKeys, openTables, type Kept } from '../pocket/database';
import { isHere } from '../pocket/place.svelte';
import type { KeptGame } from './game';

export interface CarriedGame extends KeptGame {
  /** The table itself, where it is a device's own. */
  here?: Kept;
}

/** The games as they are written to a file. */
export async function withTables(games: readonly KeptGame[]): Promise<CarriedGame[]> {
  if (!games.some(({ id }) => isHere(id))) return [...games];
  const database = await openTables();
  const found = games.map(async (one) => {
    const here = isHere(one.id) ? await keptTable(database, one.id) : undefined;
    return here ? { ...one, here } : one;
  });
  const all = await Promise.all(found);
  database.close();
  return all;
}

/** Lay the tables of a file down on this device. */
export async function layDown(games: readonly CarriedGame[]): Promise<void> {
  if (!games.some(({ here }) => here)) return;
  const database = await openTables();
  for (const { id, here, tokens } of games) {
    if (!here || !isHere(id)) continue;
    await addTable(database, id, here);
    await noteKeys(database, id, tokens);
  }
  database.close();
}
