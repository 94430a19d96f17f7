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
import { findCheckpoint, findLog, holdLog } from './log.data.ts';
import { followLog, isBehind, placeOf } from './next-log.rules.ts';
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

/**
 * Signed by our own key, and unknown to our own database: it was put back, and the log ends (docs/rules.md#evidence-15).
 * @param no of a log that grows, or of one that began after what was put back
 */
async function endIfLost(services: Services, no: number, note: Note): Promise<boolean> {
  const read = readCheckpoint(note.text);
  if (!read) return false;
  const isLost = await services.db.transaction().execute(async (transaction) => {
    const live = await holdLog(transaction);
    if (!live || no < live.no || read.origin !== `${placeOf(live.origin)}${no}`) return false;
    const { current, previous } = services.evidence;
    const keys = [live.key, current.log.publicKey, ...(previous ? [previous.log.publicKey] : [])];
    const ours = await Promise.all(
      keys.map((key) => signatureOf(note, logKey(read.origin, key), verifyEd25519)),
    );
    if (!ours.some(Boolean) || !(await isBehind(transaction, live, { ...read, no }))) return false;
    await followLog(transaction, services, { live, by: 'restored', known: no });
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
  const isKnown = (await findLog(db, no)) !== undefined;
  const note = readNote(body);
  const read = note && readCheckpoint(note.text);
  if (!note || !read) throw new AppError(isKnown ? 'bad-input' : 'not-found');
  const signed = await signedBy(note, settings.witnesses, now);
  const kept = await findCheckpoint(db, no, read.size);
  const own = kept && readNote(kept.note);
  if (!own || own.text !== note.text) {
    if (await endIfLost(services, no, note)) return;
    throw new AppError(isKnown ? 'bad-input' : 'not-found');
  }
  for (const one of signed) await keepCosignature(db, { no, size: read.size, ...one });
}
