/** A table of mine that moves to this device, and back to its house. */

import { post } from '../api/client';
import type { TableState } from '../api/types';
import { groupOf, keep, myTables, tokensOf } from '../seats.svelte';
import { strength } from '../styles';
import type { Session } from '../table/session.svelte';
import { device } from '../pocket/device.svelte';
import { rememberKeys } from '../pocket/keys';
import { lacking } from '../pocket/levels';
import { canStay, HERE, isHere } from '../pocket/place.svelte';

/** Between the name that a table has at its house and the mark of a trip. */
const TRIP = '~';

/** The name at its house of a table that was taken along; null where it is at home here. */
export function homeOf(id: string): string | null {
  const [name, trip] = id.slice(HERE.length).split(TRIP);
  return isHere(id) && trip ? name! : null;
}

/** Whether somebody has it elsewhere now. */
export const isGone = (seats: TableState['seats']): boolean => seats.some(({ along }) => along === 'gone');

/** Whether there is nobody at it but me and computers, all of which play here. */
export function canTake({ id, state, seats }: Session): boolean {
  if (!canStay || !state || isHere(id) || state.result || state.lesson || groupOf(id) || !seats.length) return false;
  const left = lacking(state.game);
  const most = Math.max(...[1, 2, 3, 4, 5].filter((level) => !left.includes(level)));
  return state.seats.every(({ seat, kind, level }) =>
    kind === 'bot' ? level !== null && strength(level) <= most : seats.includes(seat),
  );
}

/** The latest trip of a table that this device has made. */
export const tripOf = (id: string): string | undefined =>
  myTables().find(([one]) => one.startsWith(`${HERE}${id}${TRIP}`))?.[0];

/** Take it along; its name on this device. */
export async function takeAlong(session: Session): Promise<string> {
  const { id } = session;
  // What plays here is fetched first: a table never waits for it nowhere.
  await device.start();
  const { text } = await post<{ text: string }>(`tables/${id}/along`, {}, session.token());
  try {
    const here = await post<{ id: string }>('arrivals', { text });
    keep(here.id, session.state!.game, tokensOf(id));
    await rememberKeys(here.id, tokensOf(id));
    return here.id;
  } catch (error) {
    await fetchBack(id, session.token());
    throw error;
  }
}

/** Bring it back with all that was played; its name at its house. */
export async function bringBack(session: Session): Promise<string> {
  const { id } = session;
  const home = homeOf(id)!;
  const { text } = await post<{ text: string }>(`tables/${id}/home`, {}, session.token());
  await post(`tables/${home}/back`, { text }, session.token());
  await post(`tables/${id}/rest`, {}, session.token());
  return home;
}

/** Let it go on at its house from where it left. */
export async function fetchBack(id: string, token: string | undefined): Promise<void> {
  await post(`tables/${id}/back`, {}, token);
}
