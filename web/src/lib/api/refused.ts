/** Answers that say no, and ids for clicks. */

import type { Phrase } from './types';

/** An answer that says no: a phrase to be shown. */
export class Refused extends Error {
  constructor(
    readonly phrase: Phrase,
    readonly status: number,
    readonly reasons: readonly Phrase[] = [phrase],
  ) {
    super(phrase.key);
  }
}

/** An id for one click: sent again in doubt, it is never done twice. */
export function unique(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
