// Shows pushes of this site and opens their page on a click. The server sends them (server/notifications/push) to browsers that
// subscribed on the profile page. It handles no requests and stores nothing.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  // See PushPayload.
  const { title, body, path, tag } = event.data.json();
  const options = { body, tag, icon: '/icon.svg', data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(event.notification.data.path, self.location.origin)));
});

/** Shows a page of this site in an open tab if there is one. */
async function openPage(url) {
  if (url.origin !== self.location.origin) return;
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (!tab) return void (await self.clients.openWindow(url.href));
  const shown = await tab.navigate(url.href);
  await (shown ?? tab).focus();
}
