/** What the page has for Moon River. */

import art from '../../art/poster-moon-river.svg?url';
import type { GamePage } from '..';
import { houseRules } from './house';

const page: GamePage = {
  order: 2,
  // The cows stand at the foot of the picture.
  poster: { art, ink: '#1b4d63', focus: '50% 92%' },
  lessonCard: { right: '18px', width: '278px' },
  samples: { pieces: () => import('../../../../../src/highnoon/games/moon_river/parcels.toml?raw') },
  houseRules,
  play: () => import('./MoonRiver.svelte'),
  ending: () => import('./MoonRiverEnding.svelte'),
  legend: () => import('./Legend.svelte'),
  figures: () => import('../../rules/moon-river/Figure.svelte'),
};

export default page;
