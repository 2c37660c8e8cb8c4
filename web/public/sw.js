// What an installed Mazo keeps on the device: the page itself and pictures. Whatever a table says always comes from the
// server; without it the page opens and says that it does not answer.

const FILES = 'mazo-files';
const PICTURES = 'mazo-pictures';
const MOST_PICTURES = 1500;
const SHELL = '/';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/plain')) event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(kept(request, FILES));
  } else if (pathname.startsWith('/pictures/')) {
    event.respondWith(kept(request, PICTURES));
  } else if (pathname === '/api/about') {
    event.respondWith(fresh(request));
  }
});

/** The page from the server, or the kept one. A new page has other files: the old ones are forgotten. */
async function page(request) {
  const cache = await caches.open(FILES);
  try {
    const found = await fetch(request);
    if (found.ok) {
      const before = await (await cache.match(SHELL))?.text();
      const now = await found.clone().text();
      if (before !== undefined && before !== now) await caches.delete(FILES);
      await (await caches.open(FILES)).put(SHELL, found.clone());
    }
    return found;
  } catch (error) {
    const known = await cache.match(SHELL);
    if (known) return known;
    throw error;
  }
}

/** What never changes under its name. */
async function kept(request, name) {
  const cache = await caches.open(name);
  const known = await cache.match(request);
  if (known) return known;
  const found = await fetch(request);
  if (found.ok) {
    if (name === PICTURES && (await cache.keys()).length >= MOST_PICTURES) await caches.delete(name);
    await (await caches.open(name)).put(request, found.clone());
  }
  return found;
}

/** Which games there are: what the server says, else what it said before. */
async function fresh(request) {
  const cache = await caches.open(FILES);
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(request, found.clone());
    return found;
  } catch (error) {
    const known = await cache.match(request);
    if (known) return known;
    throw error;
  }
}
