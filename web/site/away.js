// The service worker of a server whose page somebody has kept for when there is no server: whoever looks
// for a page that cannot be reached gets to that one. Everything else goes its way.

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(fetch(request).catch(() => Response.redirect('/offline/')));
});
