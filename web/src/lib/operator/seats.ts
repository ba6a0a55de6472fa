/** What somebody on a seat is called. */

import { say } from '../i18n/say.svelte';
import type { Table } from './asking';

export function seatName(seat: Table['seats'][number]): string {
  return seat.name ?? say(seat.phrase);
}
