/** A list that is asked for again and again while somebody looks at it. */

import { Refused } from '../api/client';
import type { Phrase } from '../api/types';
import { isShut } from './asking';

const EVERY = 5000;

export class Listing<T> {
  found = $state.raw<T | null>(null);
  trouble = $state.raw<Phrase | null>(null);

  constructor(
    private readonly ask: () => Promise<T>,
    private readonly shut: (phrase: Phrase) => void,
  ) {}

  load = async (): Promise<void> => {
    try {
      this.found = await this.ask();
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isShut(error)) this.shut(error.phrase);
      else this.trouble = error.phrase;
    }
  };

  /** Look now and every few seconds, until what comes back is called. */
  watch = (): (() => void) => {
    void this.load();
    const again = (): void => void (document.hidden || this.load());
    const timer = setInterval(again, EVERY);
    return () => clearInterval(timer);
  };
}
