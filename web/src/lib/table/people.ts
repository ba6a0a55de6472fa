/** How the people and computers around a table are called, and what they look like. */

import type { Phrase, SeatState } from '../api/types';
import { known, say, t, type Names } from '../i18n/say.svelte';
import { strength, styleOf } from '../styles';

/** Levels above are programs of the house's operator. */
const PROGRAMS = 100;
const RECORDED_BOT = /^bot:\d+$/;

export function nameOf(seat: SeatState): string {
  return named(seat) ? seat.name! : say(seat.phrase);
}

/** Whom somebody with a name of their own plays: Eagle, Green, the sheriff. */
export function characterOf(seat: SeatState): string {
  return named(seat) ? say(seat.phrase) : '';
}

/** Records keep the seat's own key where nobody gave a name, and call computers by their level. */
function named(seat: SeatState): boolean {
  return !!seat.name && seat.name !== seat.key && !RECORDED_BOT.test(seat.name);
}

/**
 * What is said instead of each seat's own phrase in prompts and log (as `i18n/names.py` has it):
 * one alone against many is also told by that, and so are two people of one name.
 */
export function givenNames(seats: readonly SeatState[]): Names {
  const ofSide = (side: number): number => seats.filter((seat) => seat.side === side).length;
  const largest = Math.max(0, ...seats.map((seat) => ofSide(seat.side)));
  return Object.fromEntries(
    seats.filter(named).map((seat): [string, Phrase] => {
      const name = seat.name!;
      const twice = seats.filter((other) => other.name === name).length > 1;
      const told = twice || (ofSide(seat.side) === 1 && largest > 1);
      const role = { key: seat.phrase.key, args: {} };
      return [
        role.key,
        told ? { key: 'given-name-role', args: { name, role } } : { key: 'given-name', args: { name } },
      ];
    }),
  );
}

/** The game whose seat this is: `longhorn-seat-eagle` is Longhorn's. */
function gameOf(seat: SeatState): string {
  return seat.phrase.key.slice(0, -`-seat-${seat.key}`.length);
}

/** What sits here: you, the computer by its name, a friend; and whom a person plays. */
export function roleOf(seat: SeatState, mine: boolean): string {
  const character = characterOf(seat);
  return character ? `${character} · ${kindOf(seat, mine)}` : kindOf(seat, mine);
}

/** Outside a table: a computer's seat with the computer's own name. */
export function nameAndLevel(seat: SeatState): string {
  return seat.kind === 'bot' ? `${nameOf(seat)} (${kindOf(seat, false)})` : nameOf(seat);
}

function kindOf(seat: SeatState, mine: boolean): string {
  const level = computerOf(seat);
  if (level !== null && level > PROGRAMS) return t('web-role-program');
  if (level !== null) return t('web-role-bot', { level: levelName(gameOf(seat), level) });
  if (seat.kind === 'open') return t('web-role-open');
  if (seat.kind === 'record') return t('web-role-record');
  return mine ? t('web-role-you') : t('web-role-person');
}

/** The level of the computer that decides here, or null. */
export function computerOf(seat: SeatState): number | null {
  return seat.kind === 'bot' ? (seat.level ?? 1) : (seat.stand_in?.level ?? null);
}

/** The computers' own names; a game that has none for them numbers them. */
export function levelName(game: string, level: number): string {
  const plain = strength(level);
  const style = styleOf(level);
  const key = `bot-${game}-${plain}`;
  const name = known(key) ? t(key) : t('web-level', { level: plain });
  return style ? t('style-named', { name, style: t(`style-${style}`) }) : name;
}

/** What a computer cannot see; empty where nobody has said so. */
export function weakness(game: string, level: number): string {
  const key = `bot-${game}-${strength(level)}-blind`;
  return known(key) ? t(key) : '';
}

/** The name of the drawing for whoever sits here: a person's own portrait, or a computer's face. */
export function faceOf(seat: SeatState): string | null {
  const level = computerOf(seat);
  if (level !== null) return level > PROGRAMS ? 'level-0' : `level-${Math.min(strength(level), 5)}`;
  return seat.portrait ? `p-${seat.portrait}` : null;
}
