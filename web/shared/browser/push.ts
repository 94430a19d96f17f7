import type { NoticeKind } from '#contract/accounts/notices.ts';
import { addPushKey, deletePushKey, getPushKey } from '#contract/accounts/push.calls.ts';
import { newsAddress, paths } from '#contract/paths.ts';
import { base64url } from '#domain/evidence/base64url.ts';
import { call } from '#web/shared/api/api.ts';
import { workerFile } from './service-worker.ts';

const none = { _id: '' };
const pages: Partial<Record<NoticeKind, string>> = {
  request: newsAddress({ kind: 'request', ...none }),
  offer: newsAddress({ kind: 'request', ...none }),
  lapsed: newsAddress({ kind: 'request', ...none }),
  booked: newsAddress({ kind: 'booking', ...none }),
  changed: newsAddress({ kind: 'booking', ...none }),
  cancelled: newsAddress({ kind: 'booking', ...none }),
  'no-show': newsAddress({ kind: 'booking', ...none }),
  'no-show-denied': newsAddress({ kind: 'booking', ...none }),
  'no-show-stands': newsAddress({ kind: 'booking', ...none }),
  'no-show-lifted': newsAddress({ kind: 'booking', ...none }),
  done: newsAddress({ kind: 'booking', ...none }),
  review: newsAddress({ kind: 'booking', ...none }),
  'machine-late': newsAddress({ kind: 'booking', ...none }),
  hajri: newsAddress({ kind: 'book', ...none }),
  tender: newsAddress({ kind: 'tender', ...none }),
  'tender-changed': newsAddress({ kind: 'tender', ...none }),
  visit: newsAddress({ kind: 'tender', ...none }),
  answer: newsAddress({ kind: 'tender', ...none }),
  hour: `${paths.priceQuote}?id=`,
  'quotes-open': `${paths.compareQuotes}?id=`,
  morning: paths.stillFree,
  'ninety-days': paths.hajriStatement,
  card: paths.workCard,
  free: paths.myWork,
  crew: paths.calendar,
};

const pagesByName: Record<string, string | undefined> = pages;

/** What the worker of pushes says and opens, by kind; an address that ends with `=` waits for the id. */
const pushWords = (sentences: Record<NoticeKind, string>, language: string) =>
  Object.fromEntries(
    Object.entries<string>(sentences).map(([kind, sentence]) => [
      kind,
      { sentence, address: pagesByName[kind] ?? paths.me, language },
    ]),
  );

/** What the user is told of each kind, in which language. */
export interface Told {
  sentences: Record<NoticeKind, string>;
  language: string;
}

/** 'off' can be turned on; 'denied' only in the browser's own settings; 'none': this browser takes no pushes. */
export type PushState = 'on' | 'off' | 'denied' | 'none';

const cacheName = 'neev-push';

const isAble = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && 'caches' in window;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(workerFile);
  return worker ? worker.pushManager.getSubscription() : null;
}

export async function pushState(): Promise<PushState> {
  if (!isAble()) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off';
}

async function leaveWords({ sentences, language }: Told): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put('/push-words', new Response(JSON.stringify(pushWords(sentences, language))));
}

const keyText = (key: ArrayBuffer | null): string => base64url(new Uint8Array(key ?? new ArrayBuffer(0)));

/** The browser's subscription by the server's present key, told to the server. */
async function subscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.register(workerFile);
  const { data } = await call(getPushKey);
  const known = await worker.pushManager.getSubscription();
  const isOld = known && keyText(known.options.applicationServerKey) !== data.publicKey;
  if (isOld) await known.unsubscribe();
  const one =
    known && !isOld
      ? known
      : await (await navigator.serviceWorker.ready).pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: data.publicKey,
        });
  await call(addPushKey, {
    body: {
      endpoint: one.endpoint,
      keys: { p256dh: keyText(one.getKey('p256dh')), auth: keyText(one.getKey('auth')) },
    },
  });
}

/**
 * Asks the browser, which asks the user, and has news pushed from then on.
 * @returns 'on', or why not
 * @throws CallError, or what the browser's push service says
 */
export async function turnOnPush(told: Told): Promise<PushState> {
  if (!isAble()) return 'none';
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off';
  await leaveWords(told);
  await subscribe();
  return 'on';
}

/** The server forgets this browser first: what it would push meanwhile is another user's news no more. */
export async function turnOffPush(): Promise<void> {
  const one = isAble() ? await subscription() : null;
  if (!one) return;
  await call(deletePushKey, { body: { endpoint: one.endpoint } }).catch(() => undefined);
  await one.unsubscribe();
}

/** Who leaves hears nothing more here: the push service tells the server so at its next push. */
export async function forgetPush(): Promise<void> {
  if (isAble()) await (await subscription())?.unsubscribe();
}

/** Where pushes are on: says so again for the user who is logged in now, in the present language. */
export async function keepPush(told: () => Promise<Told>): Promise<void> {
  if ((await pushState()) !== 'on') return;
  await leaveWords(await told());
  await subscribe();
}
