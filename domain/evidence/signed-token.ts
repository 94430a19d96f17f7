import { base64url, findBase64url } from './base64url.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export type Sha256 = (bytes: Bytes) => Uint8Array;
/** Ed25519, RFC 8032. */
export type Verify = (signature: Bytes, message: Bytes, key: Uint8Array) => boolean;
export interface Signer {
  kid: string;
  sign: (message: Bytes) => Uint8Array;
}
/** What Neev signs with, by name: its keys of now and those before them, as long as what they signed is good. */
export interface Issuer {
  /** Its address, as in `iss`. */
  iss: string;
  /** 32 bytes each. */
  keys: ReadonlyMap<string, Uint8Array>;
  verify: Verify;
}
type Members = Record<string, unknown>;

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** A key's name: base64url of the first eight bytes of its SHA-256. */
export const keyName = (key: Uint8Array, sha256: Sha256): string =>
  base64url(sha256(new Uint8Array(key)).subarray(0, 8));

/** `header.payload`: the text of a JWS that is signed. */
export const signingInput = (header: object, payload: object): string =>
  `${base64url(utf8(JSON.stringify(header)))}.${base64url(utf8(JSON.stringify(payload)))}`;

/** A JWS in its short form, by Ed25519. */
export function signToken(typ: string, payload: object, { kid, sign }: Signer): string {
  const text = signingInput({ alg: 'EdDSA', kid, typ }, payload);
  return `${text}.${base64url(sign(utf8(text)))}`;
}

export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What base64url of JSON holds; undefined where it is not that. */
export function findJson(text: string): unknown {
  const bytes = findBase64url(text);
  if (!bytes) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

export type ReadToken = { result: 'real'; payload: Members } | { result: 'changed' | 'not-ours' };

/**
 * A JWS of this Neev. Its header says what it must and nothing else, so no `crit`, no key of its own and no other
 * algorithm is ever looked at. `changed`: it names a key of ours and does not fit it.
 */
export function readToken(token: string, typ: string, { iss, keys, verify }: Issuer): ReadToken {
  const [head = '', body = '', tail = '', ...more] = token.split('.');
  const header = findJson(head);
  const key = isObject(header) && typeof header.kid === 'string' ? keys.get(header.kid) : undefined;
  if (!isObject(header) || !key) return { result: 'not-ours' };
  const signature = findBase64url(tail);
  const asMade = header.alg === 'EdDSA' && header.typ === typ && Object.keys(header).length === 3;
  if (!asMade || more.length > 0 || signature?.length !== 64) return { result: 'changed' };
  if (!verify(signature, utf8(`${head}.${body}`), key)) return { result: 'changed' };
  const payload = findJson(body);
  if (!isObject(payload)) return { result: 'changed' };
  return payload.iss === iss ? { result: 'real', payload } : { result: 'not-ours' };
}
