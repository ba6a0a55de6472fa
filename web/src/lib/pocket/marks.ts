/** What a device alone has seen of a game is marked wherever its result is shown. */

import { isHere } from './place.svelte';

/** Whether it, or a part of it, was played on a device. */
export const isMarked = (id: string, seats: readonly { along?: unknown }[]): boolean =>
  isHere(id) || seats.some(({ along }) => along);
