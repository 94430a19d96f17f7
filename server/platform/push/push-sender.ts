import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import type { VapidKeys } from '#server/platform/config/keys/installation-keys.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';

/**
 * The push services of the browsers. A browser names its own in the address that it sends us, and we call that address:
 * nothing else may be called so.
 */
const hosts = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** Whether an address is one of a push service: https, no other port, no name or password in it. */
export function isPushAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}

/** Where a browser takes pushes, and the keys that it alone can open them with. */
export interface PushKey {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushSender {
  /** Base64url; browsers ask for it. */
  publicKey: string;
  /**
   * @returns 'gone' where the browser takes no pushes of ours any more
   * @throws where it may be tried again
   */
  send(key: PushKey, payload: object): Promise<'sent' | 'gone'>;
}

/** Whether a browser's key is a point of the curve: to another nothing can be sealed. @param p256dh base64url */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** No such browser any more, or one that was asked with other keys of this server: it asks anew when it opens a page. */
const ended = new Set([403, 404, 410]);
const waitMs = 10_000;
/** A day: a user who was offline longer reads the list of notices. */
const keptSeconds = 86_400;

/** The address that a push service may write to. */
const subjectOf = ({ publicUrl, mailFrom }: Pick<Settings, 'publicUrl' | 'mailFrom'>): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

/** @param post stands in for the network in tests */
export function makePushSender(
  settings: Pick<Settings, 'publicUrl' | 'mailFrom'>,
  vapid: VapidKeys,
  post: typeof fetch = fetch,
): PushSender {
  const subject = subjectOf(settings);
  return {
    publicKey: vapid.publicKey,
    async send(key, payload) {
      if (!isPushAddress(key.endpoint) || !isPushKey(key.keys.p256dh)) return 'gone';
      const { endpoint, headers, body } = webPush.generateRequestDetails(key, JSON.stringify(payload), {
        vapidDetails: { subject, ...vapid },
        TTL: keptSeconds,
        contentEncoding: 'aes128gcm',
      });
      const answer = await post(endpoint, {
        method: 'POST',
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(waitMs),
      });
      await answer.body?.cancel();
      if (ended.has(answer.status)) return 'gone';
      if (!answer.ok) throw new Error(`the push service answered ${answer.status}`);
      return 'sent';
    },
  };
}
