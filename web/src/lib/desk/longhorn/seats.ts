/** Nobody sits in a study: the two players go by the names of their roles. */

import type { SeatState } from '../../api/types';

export function roles(): SeatState[] {
  return ['eagle', 'jessie'].map((key, seat) => ({
    seat,
    key,
    phrase: { key: `longhorn-seat-${key}`, args: {} },
    side: seat,
    name: null,
    portrait: null,
    kind: 'record',
    level: null,
    present: true,
    device: null,
    stand_in: null,
    along: null,
  }));
}
