// The one service worker: it shows "your turn", which phones allow to nobody else and only it is awake for
// when the page is closed; and it keeps the page's files for a device that plays tables of its own, so that
// they are there without a network. While the house answers, what it sends is what people see.

const STOPPED = 'highnoon-bell-stopped';
const KEPT = 'highnoon-page';
/** How long a house may take to send the page before the one that is kept is shown (milliseconds). */
const PAGE_WITHIN = 3000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const home = new URL('./', self.location.href);
  if (request.method !== 'GET' || url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return;
  const path = url.pathname.slice(home.pathname.length);
  if (path.startsWith('api/') || path === 'healthz' || path === 'metrics') return;
  // A file's name changes with what is in it: one that is kept is the right one.
  if (path.startsWith('assets/')) event.respondWith(kept(request).then((found) => found ?? fetch(request)));
  else if (request.mode === 'navigate') event.respondWith(page(request, home));
  else event.respondWith(fetch(request).catch(async () => (await kept(request)) ?? Response.error()));
});
self.addEventListener('push', (event) => event.waitUntil(told(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? stop() : show(event.notification.data.table));
});

const kept = (request) => caches.match(request, { cacheName: KEPT, ignoreVary: true });

/** The page as its host sends it; the one that is kept where nobody answers in time. */
async function page(request, home) {
  const mine = await kept(new Request(home.href));
  if (!mine) return fetch(request);
  const signal = AbortSignal.timeout(PAGE_WITHIN);
  try {
    const answer = await fetch(request, { signal });
    if (answer.status < 400) return answer;
    // A host of plain files does not know a table's address: its first page does.
    const first = await fetch(home.href, { signal, cache: 'no-cache' });
    return first.ok ? first : mine;
  } catch {
    return mine;
  }
}

/** Keep all files of a page: the page itself last, so that it is never kept without what it needs. */
async function keep(files) {
  const cache = await caches.open(KEPT);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const named = (file) => file.includes('/assets/');
  for (const file of [...files.filter(named), ...files.filter((file) => !named(file)).reverse()]) {
    if (named(file) && known.has(file)) continue;
    // A named file may come from the browser's own cache: its name changes with what is in it.
    const answer = await fetch(file, { cache: named(file) ? 'default' : 'no-cache' });
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(file, answer);
  }
  // The page before this one may still be open in another tab, and load more of itself.
  if ((await pages()).length > 1) return;
  const wanted = new Set(files);
  for (const url of known) if (!wanted.has(url)) await cache.delete(url);
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** A message of the house; whoever looks at that table sees it there. */
async function told({ table, title, body, stop }) {
  const looking = (await pages()).some((page) => page.focused && page.url.includes(table));
  if (looking) return;
  const actions = [{ action: 'stop', title: stop }];
  const icon = 'icons/icon-192.png';
  await self.registration.showNotification(title, { body, tag: table, renotify: true, icon, actions, data: { table } });
}

/** One click, and nothing comes any more; the page is told, or finds the note when it opens. */
async function stop() {
  await caches.open(STOPPED);
  const bell = await self.registration.pushManager.getSubscription();
  if (bell) {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ endpoint: bell.endpoint });
    await fetch('api/bell/stop', { method: 'POST', headers, body }).catch(() => undefined);
    await bell.unsubscribe();
  }
  for (const page of await pages()) page.postMessage({ stopped: true });
}

/** The table, in a page of ours that is open, else in a new one. */
async function show(table) {
  const open = await pages();
  const page = open.find((one) => one.url.includes(table)) ?? open[0];
  if (!page) return self.clients.openWindow(`t/${table}`);
  page.postMessage({ table });
  return page.focus();
}
