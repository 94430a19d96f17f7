import type { Line, Seen } from '../ledger/entry.ts';
import { findBase64url } from './base64url.ts';
import { deviceNameOf, signedBytes } from './line.ts';
import { isObject, type Sha256 } from './signed-token.ts';

/**
 * The first line that stands here a second time, or that its author wrote on another side: its signature is of neither its
 * place nor its side, so that it fits a copy too.
 */
export function misplacedOf<One extends Line>(lines: readonly One[]): One | undefined {
  const taken = new Set<string>();
  const sides = new Map<string, Line['side']>();
  return lines.find(({ author, clientId, side, device, n }) => {
    if (author === null) return false;
    const names = [`${author} ${clientId}`, ...(device === undefined ? [] : [`${device} ${n}`])];
    const isAgain = names.some((name) => taken.has(name)) || (sides.get(author) ?? side) !== side;
    for (const name of names) taken.add(name);
    sides.set(author, side);
    return isAgain;
  });
}

/**
 * Whether a line follows what it says to have seen.
 * @param places the hashes of all lines, by `seq`
 * @param restored from which line on restores may have lost some
 */
export const followsSeen = (
  { seq, seen }: Pick<Line, 'seq' | 'seen'>,
  { places, restored }: { places: ReadonlyMap<number, string>; restored: number | undefined },
): boolean =>
  !seen ||
  (restored !== undefined && seen.seq > restored) ||
  (seen.seq < seq && (places.get(seen.seq) ?? seen.hash) === seen.hash);

/** What writes in a book, as the book itself noted it. */
interface Writer {
  by: unknown;
  /** Null: it signs nothing; undefined: what is no key of its name. */
  key: Uint8Array<ArrayBuffer> | null | undefined;
}

function writerOf({ device, key, by }: Record<string, unknown>, sha256: Sha256): Writer {
  const raw = typeof key === 'string' ? findBase64url(key) : undefined;
  const isOfName = raw && deviceNameOf(sha256(raw)) === device;
  return { by, key: key === null ? null : isOfName ? raw : undefined };
}

/** The bytes of a line, and the key that has to have signed them. */
interface Signable {
  key: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * What there is to verify of each line: by a key that the book noted before, of its author. A device that has a key signs
 * all that it writes.
 * @returns nothing of a line without a device; `false` where a line is not as its device can have written it
 */
export function signablesOf(
  bookId: string,
  lines: readonly Line[],
  sha256: Sha256,
): (Signable | undefined | false)[] {
  const writers = new Map<string, Writer>();
  return lines.map((line) => {
    const { kind, side, body, author, device, n, seen, sig, clientId, saidAt } = line;
    if (kind === 'event' && side === 'neev' && isObject(body) && typeof body.device === 'string')
      writers.set(body.device, writerOf(body, sha256));
    if (device === undefined) return sig === undefined ? undefined : false;
    const writer = writers.get(device);
    if (!writer || writer.by !== author || writer.key === undefined) return false;
    if (writer.key === null) return sig === undefined ? undefined : false;
    const signature = findBase64url(sig ?? '');
    if (signature?.length !== 64 || n === undefined || !seen || clientId === null) return false;
    const bytes = signedBytes({ book: bookId, kind, body, clientId, saidAt, device, n, seen });
    return { key: writer.key, signature, bytes };
  });
}

/** Hashes by place, of lines and of what is left of hidden ones. */
export const placesOf = (lines: readonly Seen[]): Map<number, string> =>
  new Map(lines.map(({ seq, hash }) => [seq, hash]));
