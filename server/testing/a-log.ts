import { sign } from 'node:crypto';
import { fromBase64 } from '#domain/evidence/base64.ts';
import {
  cosignedBytes,
  type NoteKey,
  noteKey,
  readNote,
  readVkey,
  signatureLine,
  signedCheckpoint,
  signs,
  timed,
} from '#domain/evidence/note.ts';
import { sha256, signingKeyOf, verifyEd25519 } from '#server/platform/config/keys/ed25519.ts';
import { writeEvent } from '#server/platform/ledger/open-book.data.ts';
import { aBooking } from './a-booking.ts';
import type { TestApp, TestUser } from './test-app.ts';

export interface WrittenBook {
  bookId: string;
  customer: TestUser;
  provider: TestUser;
}

/** A booking whose book has a line. */
export async function aWrittenBook(neev: TestApp): Promise<WrittenBook> {
  const [customer, provider] = [await neev.loginAs(), await neev.loginAs()];
  const { bookingId } = await aBooking(neev, { customer, provider });
  await writeLine(neev, bookingId);
  return { bookId: bookingId, customer, provider };
}

/** One more line of Neev's. */
export async function writeLine(neev: TestApp, bookId: string): Promise<string> {
  const line = await neev.services.db
    .transaction()
    .execute((open) => writeEvent(open, { bookId, body: { state: 'under_way' }, now: new Date() }));
  return line.hash;
}

/** The checkpoint of a log as everybody reads it, by the key that `/log` tells. @throws where it is not true */
export async function readCheckpointOf(neev: TestApp, no: number) {
  const { body } = await neev.call('GET', '/log');
  const vkey: string = body.data.logs.find((log: { no: number }) => log.no === no)?.key ?? '';
  const text: string = (await neev.call('GET', `/log/${no}/checkpoint`)).body;
  const key = readVkey(sha256, vkey);
  const read = key && (await signedCheckpoint(text, key, verifyEd25519));
  if (!read) throw new Error(`no checkpoint of its own key: ${text}`);
  return { ...read, text };
}

/** A witness, with its key as `WITNESSES` has it. */
export function aWitness(name: string, seed = 7) {
  const { privateKey, publicKey } = signingKeyOf(Buffer.alloc(32, seed));
  const key: NoteKey = noteKey(sha256, { name, key: publicKey, signs: signs.witness });
  return {
    key,
    /** A note with its signature behind it. */
    cosigned: (note: string, at = Math.floor(Date.now() / 1000)): string => {
      const text = readNote(note)?.text ?? '';
      const signature = sign(null, cosignedBytes(text, at), privateKey);
      return note + signatureLine(key, timed(at, signature));
    },
  };
}

export const bytesOfPath = (path: string[]): Uint8Array[] =>
  path.map((hash) => fromBase64(hash) ?? new Uint8Array());
