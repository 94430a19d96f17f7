import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { BookKey } from '#contract/hiring/work-book.ts';
import { deviceNameOf } from '#domain/evidence/line.ts';
import type { Line } from '#domain/ledger/entry.ts';

/** A raw key of P-256 (04 || x || y); undefined for bytes that are no point of the curve. */
export function keyOf(raw: Buffer): KeyObject | undefined {
  if (raw.length !== 65 || raw[0] !== 4) return undefined;
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((half) => half.toString('base64url'));
  try {
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  } catch {
    return undefined;
  }
}

export const nameOfKey = (raw: Buffer): string => deviceNameOf(createHash('sha256').update(raw).digest());

/** @param sig r || s, base64url, written as we write it */
export function isSignedBy(key: KeyObject, bytes: Uint8Array, sig: string): boolean {
  const raw = Buffer.from(sig, 'base64url');
  if (raw.length !== 64 || raw.toString('base64url') !== sig) return false;
  return verify('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }, raw);
}

interface Noted {
  device: string;
  by: string;
  key: string | null;
  since: string;
}

/** Whether an event notes what writes in its book. */
export const isNoted = (body: unknown): body is Noted =>
  typeof body === 'object' && body !== null && 'device' in body && typeof body.device === 'string';

/** What writes in a book, as the book itself noted it. */
export function keysInBook(entries: readonly Line[]): BookKey[] {
  const sides = new Map(entries.map(({ device, side }) => [device, side]));
  return entries.flatMap(({ kind, body }) => {
    if (kind !== 'event' || !isNoted(body)) return [];
    const { device, by, key, since } = body;
    const side = sides.get(device);
    return side && side !== 'neev' ? [{ device, author: by, side, key, since }] : [];
  });
}
