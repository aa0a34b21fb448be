/* Says so where the server can't be reached, and does nothing else: whatever is shown of a table comes
 * from the server, never from here. Files that never change are kept by the browser itself. */

/* What is built is named after the content of these files, so that another content is fetched anew. */
const OFFLINE = 'offline';
const FILES = ['offline.html', 'offline.css', 'favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(OFFLINE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      caches
        .keys()
        .then((names) => Promise.all(names.filter((name) => name !== OFFLINE).map((name) => caches.delete(name)))),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(arriving(event));
  // The page that says so has no other way to its looks.
  else if (isOfOffline(event.request.url)) event.respondWith(fetch(event.request).catch(() => kept(event.request.url)));
});

/** A message that it is somebody's turn leads to the table, in the window that has it open. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeTo(event.notification.data));
});

async function comeTo(address) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => url === address);
  return open ? open.focus() : self.clients.openWindow(address);
}

async function arriving(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return kept('offline.html');
  }
}

function isOfOffline(address) {
  return FILES.some((file) => new URL(file, self.registration.scope).href === address);
}

async function kept(file) {
  return (await caches.match(new URL(file, self.registration.scope).href, { ignoreVary: true })) ?? Response.error();
}
