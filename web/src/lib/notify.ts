/** Whether the browser may tell that it is somebody's turn: only the person decides that. */

import { prefer } from './settings.svelte';

export function canNotify(): boolean {
  return 'Notification' in window && Notification.permission !== 'denied';
}

/** Called by a click only: browsers ask the person then. */
export async function askToNotify(): Promise<boolean> {
  const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied';
  prefer({ notify: answer === 'granted' });
  return answer === 'granted';
}
