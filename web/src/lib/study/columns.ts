/** The columns of the chart: one for each moment of which something is known. */

import type { Point } from '../api/types';

export const WIDE = 600;
export const HIGH = 104;
export const MIDDLE = HIGH / 2;
/** A draw is a line, but one that can be seen. */
const THIN = 5;
/** Room for the frame. */
const EDGE = 2;

export interface Column {
  moment: number;
  /** Who is ahead: 0 above, 1 below. */
  side: 0 | 1;
  exact: boolean;
  x: number;
  y: number;
  wide: number;
  high: number;
}

export function columns(points: readonly Point[], first: number, last: number): Column[] {
  const step = WIDE / (last - first + 1);
  return points
    .filter((point) => point.value !== null && point.moment >= first)
    .map(({ moment, value, exact }) => {
      const lead = 2 * value! - 1;
      const high = Math.max(THIN, Math.abs(lead) * (MIDDLE - EDGE));
      const even = high === THIN;
      return {
        moment,
        side: lead < 0 ? 1 : 0,
        exact,
        x: (moment - first) * step + step * 0.12,
        wide: step * 0.76,
        y: even ? MIDDLE - THIN / 2 : lead < 0 ? MIDDLE : MIDDLE - high,
        high,
      };
    });
}
