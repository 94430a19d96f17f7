import type { Line } from '#domain/ledger/entry.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { change, keep, ownSigner, recall } from './book-device.ts';

// Lines that this phone signed and sent, until the book was read with them: who stores one otherwise at once, and says
// nothing of a signature, is found by who wrote it.
const nameOf = (bookId: string): string => `sent:${currentSession()?.user._id}:${bookId}`;

export async function sentLines<One extends Line>(bookId: string): Promise<One[]> {
  const kept = await recall<One[]>(nameOf(bookId));
  return Array.isArray(kept) ? kept : [];
}

export const noteSent = (bookId: string, lines: readonly Line[]): Promise<void> =>
  change<Line[]>(nameOf(bookId), (kept = []) => [...kept, ...lines]);

/** They stand in the book as they were sent, and are remembered with it. */
export const forgetSent = (bookId: string, hashes: ReadonlySet<string>): Promise<void> =>
  change<Line[]>(nameOf(bookId), (kept = []) => kept.filter(({ hash }) => !hashes.has(hash)));

/** Unsigned lines in the reader's name that need no word, by the name that their phone gave them. */
interface OwnLines {
  known: string[];
  /** Whether the book was looked through since this phone keeps them. */
  looked: boolean;
}

const ownName = (bookId?: string): string =>
  ['own', currentSession()?.user._id, ...(bookId === undefined ? [] : [bookId])].join(':');

const idOf = ({ clientId, hash }: Line): string => clientId ?? hash;

const noteOwn = (bookId: string, names: readonly string[], looked = false): Promise<void> =>
  change<OwnLines>(ownName(bookId), (kept) => ({
    known: [...(kept?.known ?? []), ...names],
    looked: looked || kept?.looked === true,
  }));

/** Notes what this phone sends without a signature, before it goes: an answer may be lost. */
export const noteUnsigned = (bookId: string, clientIds: readonly string[]): Promise<void> =>
  noteOwn(bookId, clientIds);

/** Its user says that these are their own lines. */
export const ownUpTo = (bookId: string, lines: readonly Line[]): Promise<void> =>
  noteOwn(bookId, lines.map(idOf));

/** Since when this phone signs, as it remembers it; ISO 8601. */
async function signsSince(): Promise<string | undefined> {
  const since = await recall<string>(ownName());
  if (since !== undefined || ownSigner() === undefined) return since;
  const begins = now().toISOString();
  await keep(ownName(), begins);
  return begins;
}

/**
 * Lines in the reader's own name that no phone of theirs signed, that this one did not send, and that were not there when
 * it first looked. In a book that it had not looked at, those since it signs: by the latest date up to them, as a line
 * that is dated back stands behind others all the same.
 */
export async function unwrittenOf<One extends Line>(bookId: string, entries: readonly One[]): Promise<One[]> {
  const me = currentSession()?.user._id;
  const unsigned = new Set(entries.filter(({ author, sig }) => author === me && sig === undefined));
  const kept = await recall<OwnLines>(ownName(bookId));
  const since = await signsSince();
  const known = new Set(kept?.known);
  if (!kept?.looked) {
    let latest = '';
    const before = entries.filter((line) => {
      if (line.createdAt > latest) latest = line.createdAt;
      return unsigned.has(line) && (since === undefined || latest < since);
    });
    for (const line of before) known.add(idOf(line));
    await noteOwn(bookId, before.map(idOf), true);
  }
  return [...unsigned].filter((line) => !known.has(idOf(line)));
}

/** A paper of a contract that this phone signed. */
interface OwnPaper {
  kind: string;
  no: number;
  sha256: string;
  sig: string;
}

const papersName = (contractId: string): string => `papers:${currentSession()?.user._id}:${contractId}`;

export const noteOwnPaper = (contractId: string, paper: OwnPaper): Promise<void> =>
  change<OwnPaper[]>(papersName(contractId), (kept = []) => [...kept, paper]);

/** Of a signature that was refused, or that came after one of another phone of theirs. */
export const forgetOwnPaper = (contractId: string, sig: string): Promise<void> =>
  change<OwnPaper[]>(papersName(contractId), (kept = []) => kept.filter((one) => one.sig !== sig));

/** Whether a noted paper is another than this phone signed, or has no signature of it; one whose answer was lost has one. */
export async function isPaperLost(
  contractId: string,
  {
    kind,
    no,
    sha256,
    signatures = {},
  }: Omit<OwnPaper, 'sig'> & { signatures?: Record<string, { sig: string } | undefined> | undefined },
): Promise<boolean> {
  const kept = await recall<OwnPaper[]>(papersName(contractId));
  const own = (Array.isArray(kept) ? kept : []).filter((one) => one.kind === kind && one.no === no);
  const stands = new Set(Object.values(signatures).map((one) => one?.sig));
  return own.length > 0 && !own.some((one) => one.sha256 === sha256 && stands.has(one.sig));
}
