import { canonicalJson } from '../ledger/canonical-json.ts';

/** Crockford's: no letter that is read as a digit, and no U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 16;
/** Whole pages, so that the length of a box says nothing of what lies in it. */
const page = 4096;
const mostPages = 16;
const ivLength = 12;

type Bytes = Uint8Array<ArrayBuffer>;
/** What the server gets of a quote: hex of 32 bytes, and the box. Never its code. */
export interface Sealed {
  sha256: string;
  sealed: Bytes;
}
/** For one quote of one tender: the code that is drawn on the author's device and opens it. */
interface Lock {
  tenderId: string;
  code: string;
}
/** `box`: this code does not open it. `hash`: it opens, to another text than was sealed. `text`: the text is no body. */
export type Misfit = 'box' | 'hash' | 'text';
export type Opened = { ok: true; body: unknown } | { ok: false; misfit: Misfit };

/** 80 bits by chance. */
export const drawCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(codeLength)), (byte) => alphabet[byte % 32]).join('');

/** In fours, as it is shown and written down. */
export const codeInFours = (code: string): string => (code.match(/.{1,4}/g) ?? []).join(' ');

/** A code as somebody typed it, in western digits; undefined where it is none. */
export function readCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.length === codeLength && [...code].every((sign) => alphabet.includes(sign)) ? code : undefined;
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

function join(head: Bytes, tail: Bytes): Bytes {
  const bytes = new Uint8Array(head.length + tail.length);
  bytes.set(head);
  bytes.set(tail, head.length);
  return bytes;
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Canonical JSON with spaces behind it, up to whole pages. */
function plainOf(body: unknown): Bytes {
  const text = utf8(canonicalJson(body));
  const plain = new Uint8Array(Math.ceil(text.length / page) * page).fill(0x20);
  plain.set(text);
  return plain;
}

/** The hash binds to one text: one box of AES-GCM can be made that opens with two keys. */
const hashOf = async (code: string, plain: Bytes): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', join(utf8(code), plain)));

async function keyOf({ tenderId, code }: Lock, usage: 'encrypt' | 'decrypt') {
  const raw = await crypto.subtle.digest('SHA-256', utf8(`neev-quote:${tenderId}:${code}`));
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, [usage]);
}

/** Locks a quote on the device of its author. Undefined where it is too long for a box. */
export async function sealQuote(body: unknown, lock: Lock): Promise<Sealed | undefined> {
  const plain = plainOf(body);
  if (plain.length > mostPages * page) return undefined;
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const key = await keyOf(lock, 'encrypt');
  const box = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  return { sha256: await hashOf(lock.code, plain), sealed: join(iv, new Uint8Array(box)) };
}

async function findPlain(sealed: Bytes, lock: Lock): Promise<Bytes | undefined> {
  const key = await keyOf(lock, 'decrypt');
  const iv = sealed.slice(0, ivLength);
  const opened = crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.slice(ivLength));
  return opened.then(
    (plain) => new Uint8Array(plain),
    () => undefined,
  );
}

/** What a text holds; undefined where `plainOf` would not have written it so. */
function findBody(plain: Bytes): unknown {
  try {
    const body: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain),
    );
    return hexOf(plainOf(body).buffer) === hexOf(plain.buffer) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Opens what `sealQuote` locked, with a code as `readCode` reads it. Says no more than what does not fit. */
export async function openQuote({ sha256, sealed }: Sealed, lock: Lock): Promise<Opened> {
  const plain = await findPlain(sealed, lock);
  if (!plain) return { ok: false, misfit: 'box' };
  if ((await hashOf(lock.code, plain)) !== sha256) return { ok: false, misfit: 'hash' };
  const body = findBody(plain);
  return body === undefined ? { ok: false, misfit: 'text' } : { ok: true, body };
}
