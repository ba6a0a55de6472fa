/** Somebody is asked once who they are; how they answer stays in the settings of this device. */

import type { Look } from '../api/types';
import { alsoSpeak } from '../i18n/say.svelte';
import { prefer, settings } from '../settings.svelte';

/** What is asked now; `done` goes on with what was about to begin. */
export const asking: { done: (() => void) | null } = $state({ done: null });

/** Before somebody first sits down: ask, unless they have been asked or have a name already. */
export async function introduce(): Promise<void> {
  if (settings.introduced || settings.name) return;
  await alsoSpeak('who');
  await new Promise<void>((done) => (asking.done = done));
}

/** They have answered, or would rather not. */
export function introduced(look: Look): void {
  prefer({ ...look, introduced: true });
  const { done } = asking;
  asking.done = null;
  done?.();
}

/** How I am called and seen, as far as I have said so. */
export function myLook(): Look {
  const { name, portrait } = settings;
  return { ...(name && { name }), ...(portrait && { portrait }) };
}
