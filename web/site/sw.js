// The service worker of the page that needs no server: after the first visit it answers from what it has
// kept, also without a network. A new version is fetched beside the old one, and takes over when no window
// shows the old one any more: so nobody's game changes under their hands.

/* global VERSION, FILES */
const kept = () => caches.open(VERSION);

self.addEventListener('install', (event) => {
  // What the page has loaded a moment ago need not be loaded again; the page itself may be an old one.
  const asked = FILES.map((path) => new Request(path, { cache: path === './' ? 'reload' : 'default' }));
  event.waitUntil(kept().then((cache) => cache.addAll(asked)));
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith('kachidoki ') && name !== VERSION)
        .map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const answer = async () => {
    const path = request.mode === 'navigate' ? self.registration.scope : request;
    return (await (await kept()).match(path)) ?? fetch(request);
  };
  event.respondWith(answer());
});
