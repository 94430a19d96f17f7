import {
  type Note,
  type NoteKey,
  readCheckpoint,
  readNote,
  signatureLine,
  signatureOf,
} from '#domain/evidence/note.ts';
import { verifyEd25519 } from '#server/platform/config/keys/ed25519.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { makeCheckpoint } from './checkpoint.rules.ts';
import { keepCosignature } from './cosignature.data.ts';
import { findCheckpoint, holdLog, type Log } from './log.data.ts';
import { followLog, isBehind } from './next-log.rules.ts';
import { requireLog } from './read-log.rules.ts';
import { logKey } from './signing.rules.ts';

/** The witnesses among our own that a note names, with what they signed of it. @throws AppError 'witness-unknown', 'bad-input' */
async function signedBy(note: Note, witnesses: readonly NoteKey[], now: Date) {
  const named = witnesses.filter((key) =>
    note.signatures.some(({ name, id }) => name === key.name && id === key.id),
  );
  if (named.length === 0) throw new AppError('witness-unknown');
  const signed = [];
  for (const key of named) {
    const signature = await signatureOf(note, key, verifyEd25519);
    if (!signature) throw new AppError('bad-input');
    signed.push({
      witness: key.name,
      line: signatureLine(signature, signature.bytes),
      // Its own time: an old one that somebody sends again is old.
      at: new Date(Math.min(now.getTime(), (signature.at ?? 0) * 1000)),
    });
  }
  return signed;
}

/** Signed by our own key, and unknown to our own database: it was put back, and the log ends (docs/rules.md#evidence-15). */
async function endIfLost(services: Services, { no }: Log, note: Note): Promise<boolean> {
  const read = readCheckpoint(note.text);
  if (!read) return false;
  const isLost = await services.db.transaction().execute(async (transaction) => {
    const live = await holdLog(transaction);
    if (live?.no !== no || live.origin !== read.origin) return false;
    const isOurs = await signatureOf(note, logKey(live.origin, live.key), verifyEd25519);
    if (!isOurs || !(await isBehind(transaction, live, { ...read, no }))) return false;
    await followLog(transaction, services, { live, by: 'restored' });
    return true;
  });
  if (isLost) await makeCheckpoint(services);
  return isLost;
}

/** Keeps what a witness signed. @throws AppError 'not-found', 'witness-unknown', 'bad-input' for a checkpoint that is not ours */
export async function cosign(
  services: Services,
  { no, body, now }: { no: number; body: string; now: Date },
): Promise<void> {
  const { db, settings } = services;
  const log = await requireLog(db, no);
  const note = readNote(body);
  const read = note && readCheckpoint(note.text);
  if (!note || !read) throw new AppError('bad-input');
  const signed = await signedBy(note, settings.witnesses, now);
  const kept = await findCheckpoint(db, no, read.size);
  const own = kept && readNote(kept.note);
  if (!own || own.text !== note.text) {
    if (await endIfLost(services, log, note)) return;
    throw new AppError('bad-input');
  }
  for (const one of signed) await keepCosignature(db, { no, size: read.size, ...one });
}
