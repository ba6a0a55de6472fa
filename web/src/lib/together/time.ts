/** Clocks: what is left, and how it is written. */

import type { TableState } from '../api/types';

/** From this many seconds on, somebody should hurry. */
export const HURRY = 30;

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The seconds a seat has left at this time of the server. */
export function leftOf(clocks: NonNullable<TableState['clocks']>, seat: number, now: number): number {
  const gone = clocks.running.includes(seat) ? Math.max(0, now - clocks.at) : 0;
  return Math.max(0, clocks.left[seat]! - gone);
}

/** What to say of so many seconds: days and hours, hours and minutes, or minutes and seconds. */
export function parts(seconds: number): { key: string; args: Record<string, number | string> } {
  const whole = Math.ceil(seconds);
  const two = (n: number): string => String(n).padStart(2, '0');
  if (whole >= DAY)
    return { key: 'web-time-days', args: { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) } };
  if (whole >= HOUR)
    return {
      key: 'web-time-hours',
      args: { hours: Math.floor(whole / HOUR), minutes: two(Math.floor((whole % HOUR) / 60)) },
    };
  return { key: 'web-time-minutes', args: { minutes: Math.floor(whole / 60), seconds: two(whole % 60) } };
}
