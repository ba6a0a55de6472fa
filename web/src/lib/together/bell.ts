/** "Your turn": a sign on the tab, and a notification of the browser where one was wanted. */

import { mine } from '../api/client';
import { t } from '../i18n/say.svelte';
import { address, go, here } from '../router.svelte';
import { kept } from '../seats.svelte';
import { prefer, settings } from '../settings.svelte';

const EVERY = 30_000;

export function canNotify(): boolean {
  return 'Notification' in window && Notification.permission !== 'denied';
}

/** Called by a click only: browsers ask the person then. */
export async function askToNotify(): Promise<void> {
  const answer = await Notification.requestPermission();
  prefer({ notify: answer === 'granted' });
}

/** Tell that a table waits, unless the person is looking at it. */
export function ring(table: string, game: string): void {
  const looking = !document.hidden && here.route.page === 'table' && here.route.id === table;
  if (looking || !settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  const options = { body: t(`web-game-${game}`), tag: table, icon: address('icons/icon-192.png') };
  try {
    const told = new Notification(t('web-your-turn'), options);
    told.onclick = () => {
      window.focus();
      told.close();
      go(`t/${table}`);
    };
  } catch {
    // Some phones allow notifications only to installed pages; title and badge still tell.
  }
}

/** Look at my other tables now and then, and ring where it has become my turn. */
export function watchTables(): () => void {
  const waited = new Set<string>();
  let first = true;
  async function look(): Promise<void> {
    if (!settings.notify) return;
    const own = here.route.page === 'table' ? here.route.id : '';
    const others = kept().filter(({ table }) => table !== own);
    const found = others.length ? await mine(others).catch(() => []) : [];
    for (const one of found) {
      const due = !one.gone && one.seat != null && one.waiting_for.includes(one.seat);
      const key = `${one.id} ${one.seat}`;
      if (due && !waited.has(key) && !first) ring(one.id, one.game ?? '');
      if (due) waited.add(key);
      else waited.delete(key);
    }
    first = false;
  }
  void look();
  const timer = setInterval(() => void look(), EVERY);
  return () => clearInterval(timer);
}
