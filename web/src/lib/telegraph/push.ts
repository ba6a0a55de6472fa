/** Messages to a closed phone: this browser's subscription, and what the house knows of it. */

import { get, post } from '../api/client';
import type { Schemas } from '../api/types';
import { address } from '../router.svelte';
import { prefer, type Quiet } from '../settings.svelte';

/** The service worker leaves an empty cache of this name when somebody pressed "stop" there. */
const STOPPED = 'highnoon-bell-stopped';

export interface Wish {
  seats: { table: string; token: string }[];
  language: string;
  quiet: Quiet | null;
}

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window;
}

/** The worker that shows notifications; it lives where the house does. */
export async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  await navigator.serviceWorker.register(address('bell.js'), { scope: address('') });
  return navigator.serviceWorker.ready;
}

/** Whether "stop" was pressed in a notification while no page was open. */
export async function wasStopped(): Promise<boolean> {
  return 'caches' in window && (await caches.delete(STOPPED).catch(() => false));
}

/** Have the house tell this device of these seats; false where the browser cannot be reached so. */
export async function ringHere(wish: Wish): Promise<boolean> {
  if (!canPush() || Notification.permission !== 'granted') return false;
  try {
    const bells = (await worker())?.pushManager;
    if (!bells) return false;
    const { key } = await get<Schemas['BellKey']>('bell');
    const bell = await subscribed(bells, key);
    const { endpoint, keys } = bell.toJSON();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
    await post('bell', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, zone, ...wish });
    return true;
  } catch {
    // No push service, a private window, no line: while the page is open it still tells by itself.
    return false;
  }
}

/** The subscription with the house's key; one with another key can never be told anything again. */
async function subscribed(bells: PushManager, key: string): Promise<PushSubscription> {
  const found = await bells.getSubscription();
  const known = found?.options.applicationServerKey;
  if (found && known && base64url(known) === key) return found;
  await found?.unsubscribe();
  return bells.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Nothing more is told to this device. */
export async function stopHere(): Promise<void> {
  prefer({ notify: false });
  if (!canPush()) return;
  try {
    const bell = await (await navigator.serviceWorker.getRegistration(address('')))?.pushManager.getSubscription();
    if (!bell) return;
    await post('bell/stop', { endpoint: bell.endpoint });
    await bell.unsubscribe();
  } catch {
    // Without a line the subscription goes nevertheless: the house learns it when it next tries.
  }
}

export function base64url(data: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(data));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
