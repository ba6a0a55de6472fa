/** Where there is only one choice it is made by itself, once it was seen; whoever wants to, makes it. */

import { settings } from '../settings.svelte';
import type { Stage } from './stage.svelte';

/** How long an only choice is seen before it is made, in milliseconds. */
const SEEN = 450;

/** To be called while a stage is made. */
export function onlyChoice(stage: Pick<Stage<unknown>, 'choices' | 'hand' | 'session' | 'table'>): void {
  const { session, hand } = stage;
  const only = $derived(stage.choices.length === 1 && !stage.table.lesson ? stage.choices[0]! : null);
  $effect(() => {
    if (!only || !settings.single || session.busy || session.trouble) return;
    const timer = setTimeout(() => hand.make(only), settings.speed === 'off' ? 0 : SEEN);
    return () => clearTimeout(timer);
  });
}
