/** The rules of each game: which texts and figures stand where. The texts are `rules-<game>.ftl`. */

import { drawnGames, pageOf, type Figures } from '../board';

export type Block =
  | { text: string }
  | { head: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { terms: readonly { art: string; text: string }[] }
  | { figure: string; caption: string }
  /** A figure whose caption can be understood without it. */
  | { example: string; caption: string };

export interface Section {
  key: string;
  blocks: readonly Block[];
}

export interface Book {
  sections: readonly Section[];
}

const NAME = /([^/]+)\.json$/;
const FOUND = import.meta.glob<Book>('../../../../src/highnoon/rulebook/*.json', { import: 'default' });
const SHELF: ReadonlyMap<string, () => Promise<Book>> = new Map(
  Object.entries(FOUND).map(([path, open]) => [NAME.exec(path)![1]!, open]),
);

/** The games whose rules are in the app: those that are drawn first, in their order. */
export const BOOKS: readonly string[] = [...new Set([...drawnGames(), ...SHELF.keys()])].filter((game) =>
  SHELF.has(game),
);

export async function openBook(game: string): Promise<{ book: Book; Figure: Figures | null }> {
  const [book, figures] = await Promise.all([SHELF.get(game)!(), pageOf(game)?.figures?.()]);
  return { book, Figure: figures?.default ?? null };
}

/** Every text of a book, in reading order. */
export function textsOf(book: Book): string[] {
  return book.sections.flatMap(({ key, blocks }) => [key, ...blocks.flatMap(textsIn)]);
}

function textsIn(block: Block): readonly string[] {
  if ('text' in block) return [block.text];
  if ('head' in block) return [block.head];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('terms' in block) return block.terms.map((term) => term.text);
  return [block.caption];
}

/** Every drawing a book asks for. */
export function figuresOf(book: Book): string[] {
  return book.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if ('terms' in block) return block.terms.map((term) => term.art);
      if ('figure' in block) return [block.figure];
      return 'example' in block ? [block.example] : [];
    }),
  );
}
