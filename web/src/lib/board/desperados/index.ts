/** What the page has for Desperados. */

import art from '../../art/poster-desperados.svg?url';
import type { GamePage } from '..';

const page: GamePage = {
  order: 3,
  poster: { art },
  lessonCard: { right: '16px', bottom: '12px' },
  pickers: { map: () => import('./MapPicker.svelte') },
  play: () => import('./Desperados.svelte'),
  ending: () => import('./DesperadosEnding.svelte'),
  legend: () => import('./Legend.svelte'),
  figures: () => import('../../rules/desperados/Figure.svelte'),
};

export default page;
