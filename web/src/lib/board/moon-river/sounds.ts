/** What is heard of Moon River. */

import type { Sounds } from '../../sound';

export const SOUNDS: Sounds = {
  'column-laid': 'card',
  stood: 'stand',
  took: 'card',
  laid: 'domino',
  'bonus-laid': 'domino',
  'cows-came': 'cow',
  drought: 'away',
  overpopulated: 'away',
  recruited: 'recruit',
  drove: 'ride',
  stole: 'cow',
  coin: 'coin',
  swapped: 'card',
};
