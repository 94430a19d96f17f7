// Shows what is pushed, in the words that the page has left in the cache, and opens its page on a tap. Nothing else is
// cached here, and no request goes through here.
const words = async () => {
  const stored = await (await caches.open('neev-push')).match('/push-words');
  return stored ? stored.json() : {};
};

const read = (data) => {
  try {
    return data.json();
  } catch {
    return {};
  }
};

async function show({ kind, id = '' }) {
  const said = (await words())[kind] ?? { sentence: 'Neev', address: '/' };
  // An address that ends with = waits for the id.
  const address = said.address.endsWith('=') ? said.address + encodeURIComponent(id) : said.address;
  await self.registration.showNotification('Neev', {
    body: said.sentence === 'Neev' ? '' : said.sentence,
    lang: said.language,
    // The same news of the same thing stand there once.
    tag: `${kind}:${id}`,
    data: { address },
  });
}

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const [page] = pages;
  if (!page) return self.clients.openWindow(address);
  await page.focus();
  return page.navigate(address);
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(event.data ? read(event.data) : {})));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.address));
});
