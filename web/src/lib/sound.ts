/** Sounds of the table: off until somebody wants them, and loaded then. */

import { settings } from './settings.svelte';
import type { Sound } from './synth';

export type { Sound };

/** Which sound belongs to an event of a game; most happen in silence. */
export type Sounds = Readonly<Partial<Record<string, Sound>>>;

export function play(sound: Sound | undefined): void {
  if (!sound || !settings.sound || !settings.volume || typeof AudioContext === 'undefined') return;
  void import('./synth').then(({ sounded }) => sounded(sound, settings.volume));
}
