/** The rules of each game: which texts and figures stand where. The texts are `rules-<game>.ftl`. */

import type { Component } from 'svelte';

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

/** The drawings of a game's rules, by their names in the book. */
export type Figures = Component<{ name: string }>;

interface Volume {
  book: () => Promise<{ default: Book }>;
  figures: () => Promise<{ default: Figures }>;
}

const SHELF: Readonly<Record<string, Volume>> = {
  longhorn: {
    book: () => import('../../../../src/highnoon/rulebook/longhorn.json'),
    figures: () => import('./longhorn/Figure.svelte'),
  },
  'moon-river': {
    book: () => import('../../../../src/highnoon/rulebook/moon-river.json'),
    figures: () => import('./moon-river/Figure.svelte'),
  },
  desperados: {
    book: () => import('../../../../src/highnoon/rulebook/desperados.json'),
    figures: () => import('./desperados/Figure.svelte'),
  },
};

export async function openBook(game: string): Promise<{ book: Book; Figure: Figures }> {
  const [book, figures] = await Promise.all([SHELF[game]!.book(), SHELF[game]!.figures()]);
  return { book: book.default, Figure: figures.default };
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
