/** "Your turn": a sign on the tab, and a notification of the browser where one was wanted. */

import { mine } from '../api/client';
import { gameName, t } from '../i18n/say.svelte';
import { address, go, here } from '../router.svelte';
import { canNotify } from '../notify';
import { kept } from '../seats.svelte';
import { prefer, settings } from '../settings.svelte';
import { wasStopped, worker } from '../telegraph/push';

const EVERY = 30_000;

/** Tell that a table waits, unless the person is looking at it. */
export async function ring(table: string, game: string): Promise<void> {
  const looking = !document.hidden && here.route.page === 'table' && here.route.id === table;
  if (looking || !settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  const icon = address('icons/icon-192.png');
  const options = { body: gameName(game), tag: table, icon, data: { table } };
  // Where it cannot be told, title and badge still tell.
  await worker()
    .then((bell) => bell?.showNotification(t('web-your-turn'), options))
    .catch(() => undefined);
}

/** A notification was tapped: to its table, or to silence. */
function tapped(event: MessageEvent<{ table?: string; stopped?: boolean }>): void {
  if (event.data.table) go(`t/${event.data.table}`);
  else if (event.data.stopped) void wasStopped().then(() => prefer({ notify: false }));
}

/** Look at my other tables now and then, and ring where it has become my turn. */
export function watchTables(): () => void {
  const waited = new Set<string>();
  let first = true;
  async function check(): Promise<void> {
    if (!settings.notify) return;
    const own = here.route.page === 'table' ? here.route.id : '';
    const others = kept().filter(({ table }) => table !== own);
    const found = others.length ? await mine(others).catch(() => []) : [];
    for (const one of found) {
      const due = !one.gone && one.seat != null && one.waiting_for.includes(one.seat);
      const key = `${one.id} ${one.seat}`;
      if (due && !waited.has(key) && !first) void ring(one.id, one.game ?? '');
      if (due) waited.add(key);
      else waited.delete(key);
    }
    first = false;
  }
  void wasStopped().then((stopped) => stopped && prefer({ notify: false }));
  void check();
  // Where service workers are refused (a private window), nothing else is lost.
  void worker().catch(() => undefined);
  navigator.serviceWorker?.addEventListener('message', tapped);
  const timer = setInterval(() => void check(), EVERY);
  return () => {
    clearInterval(timer);
    navigator.serviceWorker?.removeEventListener('message', tapped);
  };
}
