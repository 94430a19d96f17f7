import { hashes, verify } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { findBase64url } from '#domain/evidence/base64url.ts';
import type { CardReader } from '#domain/evidence/card.ts';
import type { FileReader } from '#domain/evidence/statement-file.ts';
import type { Reader } from './said.ts';

/** What the server puts into the page when it sends it. */
interface Baked {
  iss: string;
  /** By name, 32 bytes each in base64url. */
  keys: Record<string, string>;
  /** Places of the ended cards: the first, then each as its distance from the one before. */
  ended: number[];
  /** When that list was made, ISO 8601. */
  at: string;
}

hashes.sha512 = sha512;

/** Which cards have ended, and since when that is known. Undefined: no list is at hand. */
export interface Ended {
  places: ReadonlySet<number>;
  at: Date | undefined;
}

function verifies(signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean {
  try {
    return verify(signature, message, key, { zip215: false });
  } catch {
    return false;
  }
}

/** Only where the browser has it: not on a page that came without HTTPS. */
const verifyLine: FileReader['verifyLine'] = async ({ key, signature, bytes }) => {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const curve = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  try {
    const known = await subtle.importKey('raw', new Uint8Array(key), curve, false, ['verify']);
    return await subtle.verify(curve, known, new Uint8Array(signature), new Uint8Array(bytes));
  } catch {
    return false;
  }
};

function placesOf(distances: readonly number[]): Set<number> {
  let place = 0;
  return new Set(distances.map((distance) => (place += distance)));
}

/** Reads what stands in the page; an address that nobody serves, and no keys, where it was opened as it was built. */
export function readBaked(text: string): { iss: string; keys: CardReader['keys']; ended: Ended } {
  const baked: Baked = text.startsWith('{')
    ? JSON.parse(text)
    : { iss: location.origin, keys: {}, ended: [], at: '' };
  const keys = Object.entries(baked.keys).map(
    ([kid, key]) => [kid, findBase64url(key) ?? new Uint8Array()] as const,
  );
  const at = new Date(baked.at);
  return {
    iss: baked.iss,
    keys: new Map(keys),
    ended: { places: placesOf(baked.ended), at: Number.isNaN(at.getTime()) ? undefined : at },
  };
}

/** Now, by the device's clock; one that is before the list is wrong, and the list's time counts. */
export const nowBy = ({ at }: Ended): Date => new Date(Math.max(Date.now(), at?.getTime() ?? 0));

/** Everything that reading takes, at this moment. */
export const readerOf = ({ iss, keys }: { iss: string; keys: CardReader['keys'] }, ended: Ended): Reader => ({
  iss,
  keys,
  verify: verifies,
  verifyLine,
  sha256,
  now: nowBy(ended).getTime() / 1000,
  ended: ended.places,
});

const patienceMs = 4000;

/** The newest list, by the only call of this page: it is whole, so nobody learns which card is looked at. */
export async function askEnded(iss: string): Promise<Ended | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const site = location.protocol.startsWith('http') ? location.origin : iss;
    const answer = await fetch(`${site}/card/ended`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(patienceMs),
    });
    const { data } = await answer.json();
    const at = new Date(data.at);
    const places: unknown[] = data.ended;
    // What else answers in a network that asks for a log-in first.
    if (!answer.ok || Number.isNaN(at.getTime())) return undefined;
    return { places: new Set(places.filter((place) => typeof place === 'number')), at };
  } catch {
    return undefined;
  }
}
