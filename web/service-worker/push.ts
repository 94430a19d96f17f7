/// <reference lib="webworker" />
// Shows what is pushed, in the words that the page has left in the cache, and opens its page on a tap.

/// <reference lib="webworker" />

/** As web/features/contracts/quotes/seal/codes.ts keeps it. */
interface KeptCode {
  tenderId: string;
  quoteId?: string;
  code: string;
}

async function openOne(quoteId: string, code: string): Promise<boolean> {
  const { ok } = await fetch(`/tenderQuotes/${quoteId}/open`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  return ok;
}

/** The hour of a tender has come: opens what was sealed for it on this device. The code is enough, no login is needed. */
export async function openQuotes(tenderId: string): Promise<void> {
  const codes = await caches.open('neev-codes');
  for (const place of await codes.keys()) {
    const kept: KeptCode | undefined = await (await codes.match(place))?.json();
    if (kept?.tenderId !== tenderId || !kept.quoteId) continue;
    // What does not open now opens with the application.
    if (await openOne(kept.quoteId, kept.code).catch(() => false)) await codes.delete(place);
  }
}

declare const self: ServiceWorkerGlobalScope;

interface Said {
  sentence: string;
  address: string;
  language?: string;
}
interface Pushed {
  kind?: string;
  id?: string;
}

async function words(): Promise<Record<string, Said>> {
  const stored = await (await caches.open('neev-push')).match('/push-words');
  return stored ? await stored.json() : {};
}

function read(data: PushMessageData): Pushed {
  try {
    return data.json();
  } catch {
    return {};
  }
}

async function show({ kind = '', id = '' }: Pushed): Promise<void> {
  const said: Said = (await words())[kind] ?? { sentence: 'Neev', address: '/' };
  // An address that ends with = waits for the id.
  const address = said.address.endsWith('=') ? said.address + encodeURIComponent(id) : said.address;
  await self.registration.showNotification('Neev', {
    body: said.sentence === 'Neev' ? '' : said.sentence,
    ...(said.language && { lang: said.language }),
    // The same news of the same thing stand there once.
    tag: `${kind}:${id}`,
    data: { address },
  });
}

async function open(address: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) {
    await self.clients.openWindow(address);
    return;
  }
  await page.focus();
  await page.navigate(address);
}

export function hearPushes(): void {
  self.addEventListener('push', (event) => {
    const pushed = event.data ? read(event.data) : {};
    const opens = pushed.kind === 'hour' && pushed.id ? openQuotes(pushed.id) : undefined;
    event.waitUntil(Promise.all([show(pushed), opens]));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data.address));
  });
}
