/** Something asked of the house: busy meanwhile, and whatever comes of it is said in a sentence. */

import { Refused } from '../api/client';
import { say } from '../i18n/say.svelte';

export class Attempt {
  busy = $state(false);
  told = $state('');

  async go(what: () => Promise<string | void>): Promise<void> {
    this.busy = true;
    try {
      this.told = (await what()) ?? '';
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.told = say(error.phrase);
    }
    this.busy = false;
  }
}
