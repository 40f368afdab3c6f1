// Keeps one page for when there is no line to us: /offline, with its style. Everything else comes from the server each
// time, so that no page is ever old and nothing of anybody's money is kept. `scripts/prerender.ts` writes the version, which
// changes with that page.
const CACHE = 'offline-__OFFLINE_VERSION__';
/** In the language of the page that asked for this script. */
const PAGE = `/offline${location.search}`;
const DEADLINE_MS = 20_000;
/** What the page is made of; it is asked for anew as well, and taken from here only where there is no answer. */
const PARTS = /^\/theme\.js$|^\/assets\/.*\.css$/;

addEventListener('install', (event) => event.waitUntil(keepPage().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Staff, and whoever fetches a document, may have to wait longer than a page takes.
  if (request.mode === 'navigate' && !/^\/(?:admin|api)(?:\/|$)|\.\w+$/.test(pathname))
    event.respondWith(pageOrOffline(event));
  else if (PARTS.test(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

async function keepPage() {
  const page = await fetch(PAGE, { cache: 'no-cache', credentials: 'omit' });
  if (!page.ok) throw new Error(`The offline page answered ${page.status}`);
  const html = await page.clone().text();
  const parts = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, at]) => at).filter((at) => PARTS.test(at));
  const cache = await caches.open(CACHE);
  await cache.addAll(parts);
  await cache.put(PAGE, page);
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  // Otherwise every page would wait until this script has been started.
  await registration.navigationPreload?.enable();
}

async function pageOrOffline(event) {
  const asked = Promise.resolve(event.preloadResponse).then((page) => page ?? fetch(event.request));
  const tooLate = new Promise((resolve) => setTimeout(resolve, DEADLINE_MS));
  const page = await Promise.race([asked.catch(() => undefined), tooLate]);
  // Without the page that was kept, the browser says in its own words that there is no answer.
  return page ?? (await caches.match(PAGE)) ?? asked;
}
