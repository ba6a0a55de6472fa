/** The first state of a table, asked for while the code that shows it is still on its way. */

import { tableState } from '../api/client';
import type { TableState } from '../api/types';
import { adoptFromLink, tokensOf } from '../seats.svelte';

const asked = new Map<string, Promise<TableState>>();

export function askEarly(id: string): void {
  adoptFromLink(id);
  const found = tableState(id, Object.values(tokensOf(id))[0]);
  // Whoever takes it hears of a refusal; until then it is nobody's error.
  found.catch(() => {});
  asked.set(id, found);
}

/** The state that was asked for early, once, or a new one. */
export function firstState(id: string): Promise<TableState> {
  const found = asked.get(id) ?? tableState(id, Object.values(tokensOf(id))[0]);
  asked.delete(id);
  return found;
}
