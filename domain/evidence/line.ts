import { canonicalJson } from '../ledger/canonical-json.ts';
import type { Seen } from '../ledger/entry.ts';
import { base64url } from './base64url.ts';

/** What a device signs of a line: all that its author decides, and what they had seen of the book. */
export interface SignedLine {
  /** The id of the booking or contract. */
  book: string;
  kind: string;
  body: unknown;
  clientId: string;
  saidAt: string;
  /** The device's name. */
  device: string;
  /** Counts per device and book, from 1; a gap means nothing. */
  n: number;
  seen: Seen;
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** ECDSA over P-256 with SHA-256 signs these bytes; the signature is r || s, 64 bytes, base64url. */
export function signedBytes(line: SignedLine): Uint8Array<ArrayBuffer> {
  const { book, kind, body, clientId, saidAt, device, n, seen } = line;
  const { seq, hash } = seen;
  return utf8(
    canonicalJson({
      v: 'neev-line-1',
      ...{ book, kind, body, clientId, saidAt, device, n },
      seen: { seq, hash },
    }),
  );
}

/**
 * Whether it is a line of another book: what was agreed says whose it is, so that two books that nobody signed cannot
 * change places.
 */
export function isOfAnotherBook({ kind, body }: { kind: string; body: unknown }, book: string): boolean {
  const { terms } = (body ?? {}) as { terms?: { book?: string } };
  return kind === 'event' && terms !== undefined && terms.book !== book;
}

/** What a side's device signed under a paper; its key goes with it, and its name is of the key. */
export interface PaperSignature extends Pick<SignedLine, 'clientId' | 'saidAt' | 'device' | 'n' | 'seen'> {
  /** Base64url, as of lines. */
  sig: string;
  key: string;
}

/** A paper of a contract as it is signed: a line of its book that says which, by its text's hash, and for what side. */
export const paperSays = (
  { kind, no, sha256 }: { kind: string; no: number; sha256: string },
  side: 'customer' | 'provider',
) => ({ kind: 'paper', body: { kind, no, sha256, side } });

/** What a device signs to show that it has the key of its name. */
export const proofBytes = (userId: string, name: string): Uint8Array<ArrayBuffer> =>
  utf8(`neev-device-1\n${userId}\n${name}`);

/**
 * The name of a device with a key: base64url of the first 16 bytes of the key's SHA-256, 22 signs. One without a key has
 * any 16 bytes by chance.
 * @param keyDigest the SHA-256 of the raw key (65 bytes: 04 || x || y)
 */
export const deviceNameOf = (keyDigest: Uint8Array): string => base64url(keyDigest.subarray(0, 16));
