/** First games: the cards in order, and which of them belong to a moment. Texts: `lesson-<game>.ftl`. */

export interface Card {
  key: string;
  /** What it speaks of, as selectors of drawn things. */
  show?: readonly string[];
  /** The choice it asks for; the cards after it wait until it is made. */
  do?: string;
}

export interface Lesson {
  cards: readonly Card[];
}

const NAME = /([^/]+)\.json$/;
const FOUND = import.meta.glob<Lesson>('../../../../src/highnoon/lessons/*.json', { import: 'default' });
const LESSONS: ReadonlyMap<string, () => Promise<Lesson>> = new Map(
  Object.entries(FOUND).map(([path, open]) => [NAME.exec(path)![1]!, open]),
);

export const LEARNABLE: readonly string[] = [...LESSONS.keys()];

export const openLesson = (game: string): Promise<Lesson> => LESSONS.get(game)!();

/** The cards for somebody who has made so many decisions: from the first to the last of them. */
export function cardsAt(cards: readonly Card[], decisions: number): { first: number; last: number } {
  let made = 0;
  let first = 0;
  for (const [n, card] of cards.entries()) {
    if (made === decisions && card.do) return { first, last: n };
    if (!card.do) continue;
    made += 1;
    first = n + 1;
  }
  // All decisions are made: what is left is read, and then the game is the learner's own.
  const end = cards.length - 1;
  return decisions > made ? { first: end, last: end } : { first: Math.min(first, end), last: end };
}
