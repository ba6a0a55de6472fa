/** Each game's table, loaded when it is needed; games without a drawing are played in words. */

import type { Component } from 'svelte';

import type { Looker } from '../table/looker.svelte';
import type { Session } from '../table/session.svelte';

export type TableScreen = Component<{ session: Session; looker: Looker }>;
type Load = () => Promise<{ default: TableScreen }>;

interface Screens {
  play: Load;
  ending: Load;
  legend: (() => Promise<{ default: Component }>) | null;
}

const DRAWN: Record<string, Screens> = {
  longhorn: {
    play: () => import('./longhorn/Longhorn.svelte'),
    ending: () => import('./longhorn/LonghornEnding.svelte'),
    legend: () => import('./longhorn/Legend.svelte'),
  },
  'moon-river': {
    play: () => import('./moon-river/MoonRiver.svelte'),
    ending: () => import('./moon-river/MoonRiverEnding.svelte'),
    legend: () => import('./moon-river/Legend.svelte'),
  },
  desperados: {
    play: () => import('./desperados/Desperados.svelte'),
    ending: () => import('./desperados/DesperadosEnding.svelte'),
    legend: () => import('./desperados/Legend.svelte'),
  },
};

/** Whether the game has a drawn board. */
export const isDrawn = (game: string): boolean => game in DRAWN;

export function screensOf(game: string): Screens {
  return (
    DRAWN[game] ?? {
      play: () => import('./plain/Plain.svelte'),
      ending: () => import('./plain/PlainEnding.svelte'),
      legend: null,
    }
  );
}
