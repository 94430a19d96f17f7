import { createStore, get, set, type UseStore, update } from 'idb-keyval';
import { putDevice } from '#contract/evidence/devices.calls.ts';
import { base64url } from '#domain/evidence/base64url.ts';
import { deviceNameOf, proofBytes } from '#domain/evidence/line.ts';
import { call } from '#web/shared/api/api.ts';
import { isPassing } from '#web/shared/api/call-error.ts';
import { booksDatabase, booksStore, currentSession, privatePrefix } from '#web/shared/api/session.ts';
import { onDevice } from '#web/shared/api/storage.ts';

/** This browser as it writes in its user's books. */
export interface BookDevice {
  /** 22 characters of base64url. */
  name: string;
  /** Never leaves the browser. Absent where it can make or keep none: then lines are not signed. */
  key?: CryptoKey;
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** What is known of it between pages: gone with the session, as the device is. */
const flag = (): string => `${privatePrefix}book-device`;

let opened: UseStore | undefined;
/** The place of keys and of lines that were seen. */
export const bookStore = (): UseStore => (opened ??= createStore(booksDatabase, booksStore));

/** What is kept there; nothing where the browser keeps nothing. */
export async function recall<Kept>(name: string): Promise<Kept | undefined> {
  try {
    return await get<Kept>(name, bookStore());
  } catch {
    return undefined;
  }
}

/** Names hold whose it is: what is still on its way when they log out is kept no more. */
const isOfSession = (name: string): boolean => name.split(':')[1] === String(currentSession()?.user._id);

/** Keeps it, where the browser keeps anything. */
export async function keep(name: string, value: unknown): Promise<void> {
  if (!isOfSession(name)) return;
  try {
    await set(name, value, bookStore());
  } catch {
    // Another time, or never: what is checked is then checked anew.
  }
}

/** Changes what is kept there, whatever another tab keeps at the same time. */
export async function change<Kept>(name: string, to: (kept: Kept | undefined) => Kept): Promise<void> {
  if (!isOfSession(name)) return;
  try {
    await update<Kept>(name, to, bookStore());
  } catch {
    // As with `keep`.
  }
}

/** ECDSA with SHA-256, r‖s, base64url. */
export const signatureOf = async (key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.sign(algorithm, key, bytes)));

/** Whether a P-256 key (65 bytes) made a signature (64 bytes) of these bytes. */
export async function isSignatureOf(
  publicKey: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', publicKey, algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, key, signature, bytes);
}

const isFirefox = (): boolean => 'mozInnerScreenX' in window;

/** Makes a pair, keeps it and reads it back; a browser that can do one of these no more has no key. */
async function makeKey(userId: string): Promise<(BookDevice & { publicKey: string }) | undefined> {
  try {
    const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
    const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
    const name = deviceNameOf(new Uint8Array(await crypto.subtle.digest('SHA-256', raw)));
    await set(`key:${userId}`, { name, key: pair.privateKey }, bookStore());
    const key = await readKey(userId, name);
    if (!key) return undefined;
    await signatureOf(key, new Uint8Array(1));
    // There it would ask the user, in a dialog.
    if (!isFirefox()) void navigator.storage?.persist?.().catch(() => undefined);
    return { name, key, publicKey: base64url(new Uint8Array(raw)) };
  } catch {
    return undefined;
  }
}

async function readKey(userId: string, name: string): Promise<CryptoKey | undefined> {
  const kept = await get<{ name?: unknown; key?: unknown }>(`key:${userId}`, bookStore()).catch(
    () => undefined,
  );
  return kept?.name === name && kept.key instanceof CryptoKey ? kept.key : undefined;
}

/** The device that the server knows of this session, if its key is still there. */
async function known(userId: string): Promise<BookDevice | undefined> {
  const [name = '', signs] = (onDevice.get(flag()) ?? '').split(' ');
  if (name === '') return undefined;
  if (signs !== 'signs') return { name };
  const key = await readKey(userId, name);
  return key && { name, key };
}

async function register(userId: string): Promise<BookDevice> {
  const made = await makeKey(userId);
  const name = made?.name ?? base64url(crypto.getRandomValues(new Uint8Array(16)));
  const proof = made?.key && {
    key: made.publicKey,
    proof: await signatureOf(made.key, proofBytes(userId, name)),
  };
  await call(putDevice, { body: { name, ...proof } });
  onDevice.hold(flag(), made ? `${name} signs` : name);
  noteOwnName(name);
  return { name, ...(made?.key && { key: made.key }) };
}

/**
 * This browser, made known to the server once a session. One tab at a time asks: who sends holds the outbox's lock.
 * @returns undefined where the server does not take it: lines go as those of an unknown browser
 * @throws CallError without a line
 */
export async function bookDevice(): Promise<BookDevice | undefined> {
  const userId = currentSession()?.user._id;
  if (!userId) return undefined;
  try {
    return (await known(userId)) ?? (await register(userId));
  } catch (error) {
    if (isPassing(error)) throw error;
    return undefined;
  }
}

/** The server does not know it any more: the next line is of a new one. */
export const forgetBookDevice = (): void => onDevice.remove(flag());

/** Every name that this browser had: it says nothing of who used it, and stays when they leave. */
const names = 'neev:book-devices';
const mostNames = 50;
const ownNames = (): string[] => (onDevice.get(names) ?? '').split(' ');
const noteOwnName = (name: string): void =>
  void onDevice.hold(names, [...ownNames(), name].slice(-mostNames).join(' '));

/** Whether this browser wrote a line, in this session or an earlier one. */
export const isOwnDevice = (name: string): boolean => ownNames().includes(name);

/** The name of this browser, where it has a key: no line of it is unsigned. */
export function ownSigner(): string | undefined {
  const [name, signs] = (onDevice.get(flag()) ?? '').split(' ');
  return signs === 'signs' ? name : undefined;
}
