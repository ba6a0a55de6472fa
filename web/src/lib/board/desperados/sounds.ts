/** What is heard of a reckoning of Desperados, beat by beat. */

import type { Sounds } from '../../sound';

export const SOUNDS: Sounds = {
  revealed: 'card',
  moved: 'ride',
  rode: 'coach',
  robbed: 'loot',
  tile: 'coin',
  token: 'token',
  arrested: 'arrest',
  'heist-won': 'loot',
  joined: 'recruit',
};
