// Shows "your turn": phones allow notifications to nobody but a service worker.
// It listens to no fetch and keeps no page: what the server sends is what people see.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.table));
});

/** The table, in a page of ours that is open, else in a new one. */
async function show(table) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => one.url.includes(table)) ?? pages[0];
  if (!page) return self.clients.openWindow(`t/${table}`);
  page.postMessage({ table });
  return page.focus();
}
