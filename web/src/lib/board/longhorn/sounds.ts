/** What is heard of Longhorn. */

import type { Sounds } from '../../sound';

export const SOUNDS: Sounds = {
  stole: 'cow',
  branded: 'cow',
  fled: 'away',
  'ambushed-cows': 'cow',
  'ambushed-nugget': 'coin',
  'token-used': 'token',
  'token-lost': 'away',
  epidemic: 'away',
  moved: 'ride',
  caught: 'arrest',
};
