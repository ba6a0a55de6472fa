/** The first look at a table, asked for while the code that shows it is still on its way. */

import { look } from '../api/client';
import type { TableState } from '../api/types';
import { adoptFromLink, tokensOf } from '../seats.svelte';

const looks = new Map<string, Promise<TableState>>();

export function lookEarly(id: string): void {
  adoptFromLink(id);
  const found = look(id, Object.values(tokensOf(id))[0]);
  // Whoever takes it hears of a refusal; until then it is nobody's error.
  found.catch(() => {});
  looks.set(id, found);
}

/** The early look, once, or a new one. */
export function firstLook(id: string): Promise<TableState> {
  const found = looks.get(id) ?? look(id, Object.values(tokensOf(id))[0]);
  looks.delete(id);
  return found;
}
