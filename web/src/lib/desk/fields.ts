/** A position's text taken apart, so that each part can be filled in by itself: read and written, never judged. */

import type { Phrase } from '../api/types';

export interface Field {
  readonly key: string;
  readonly label: Phrase;
  value: string;
  /** What may stand here, where that is little. */
  readonly options?: readonly string[];
}

/** A board of cells, row by row from the top. */
export interface Grid {
  readonly key: string;
  readonly label: Phrase;
  readonly wide: number;
  cells: string[];
}

export interface Parts {
  fields: Field[];
  grids: Grid[];
  /** What is kept as it is: how many play, and pieces of one's own. */
  readonly kept: readonly string[];
}

export interface Form {
  /** The parts of a text; null where it has other parts than these. */
  read: (text: string) => Parts | null;
  write: (parts: Parts) => string;
}

export const label = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });

const FORMS = import.meta.glob<Form>('./*/fields.ts', { import: 'form' });

/** How texts of a game are taken apart; null for a game whose texts are only texts. */
export async function formOf(game: string): Promise<Form | null> {
  return (await FORMS[`./${game}/fields.ts`]?.()) ?? null;
}
