/** What the page has for Longhorn. */

import art from '../../art/poster-longhorn.svg?url';
import type { GamePage } from '..';

const page: GamePage = {
  order: 1,
  poster: { art, ink: '#8c2a14' },
  play: () => import('./Longhorn.svelte'),
  ending: () => import('./LonghornEnding.svelte'),
  legend: () => import('./Legend.svelte'),
  figures: () => import('../../rules/longhorn/Figure.svelte'),
};

export default page;
