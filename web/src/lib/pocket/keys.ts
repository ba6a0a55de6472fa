/** The keys of seats on this device, brought back where a killed browser has forgotten them. */

import { keep, tokensOf } from '../seats.svelte';
import { allKeys, noteKeys, openTables } from './database';

export async function restoreKeys(): Promise<void> {
  try {
    const database = await openTables();
    for (const [id, tokens] of await allKeys(database)) {
      if (!Object.keys(tokensOf(id)).length) keep(id, '', tokens);
    }
    database.close();
  } catch {
    // A browser that keeps nothing has nothing to bring back.
  }
}

export async function rememberKeys(id: string, tokens: Record<string, string>): Promise<void> {
  try {
    await noteKeys(await openTables(), id, tokens);
  } catch {
    // Then they last as long as the page.
  }
}
