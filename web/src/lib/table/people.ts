/** How the people and computers around a table are called. */

import type { SeatState } from '../api/types';
import { say, t } from '../i18n/say.svelte';

/** Levels above are programs of the house's operator. */
const PROGRAMS = 100;

export function nameOf(seat: SeatState): string {
  return named(seat) ? seat.name! : say(seat.phrase);
}

/** Whom somebody with a name of their own plays: prompts and log speak of Eagle, of Green. */
export function characterOf(seat: SeatState): string {
  return named(seat) ? say(seat.phrase) : '';
}

/** Records keep the seat's own key where nobody gave a name. */
function named(seat: SeatState): boolean {
  return !!seat.name && seat.name !== seat.key;
}

/** What sits here: you, the computer and its level, a friend; and whom a person plays. */
export function roleOf(seat: SeatState, mine: boolean): string {
  const character = characterOf(seat);
  return character ? `${character} · ${kindOf(seat, mine)}` : kindOf(seat, mine);
}

function kindOf(seat: SeatState, mine: boolean): string {
  if (seat.kind === 'bot' && (seat.level ?? 1) > PROGRAMS) return t('web-role-program');
  if (seat.kind === 'bot') return t('web-role-bot', { level: levelName(seat.level ?? 1) });
  if (seat.stand_in) return t('web-role-bot', { level: levelName(seat.stand_in.level) });
  if (seat.kind === 'open') return t('web-role-open');
  if (seat.kind === 'record') return t('web-role-record');
  return mine ? t('web-role-you') : t('web-role-person');
}

export function levelName(level: number): string {
  return t('web-level', { level });
}
