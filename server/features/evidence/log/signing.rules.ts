import { sign } from 'node:crypto';
import {
  type Checkpoint,
  checkpointText,
  type NoteKey,
  noteKey,
  noteOf,
  signatureLine,
  signs,
  vkeyOf,
} from '#domain/evidence/note.ts';
import { type SigningKey, sha256 } from '#server/platform/config/keys/ed25519.ts';
import type { EvidenceRing } from '#server/platform/config/keys/evidence-keys.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';

/** A log's name in notes: host and path of PUBLIC_URL, without what stands before them, and its number. */
export function originOf({ publicUrl }: Pick<Settings, 'publicUrl'>, no: number): string {
  const { host, pathname } = new URL(publicUrl);
  return `${host}${pathname.replace(/\/$/, '')}/log/${no}`;
}

/** The key of a log, by which its notes are read. */
export const logKey = (origin: string, key: Uint8Array): NoteKey =>
  noteKey(sha256, { name: origin, key, signs: signs.note });

const lineBy = (origin: string, { privateKey, publicKey }: SigningKey, text: string): string =>
  signatureLine(logKey(origin, publicKey), sign(null, Buffer.from(text), privateKey));

/** A checkpoint, signed by the key and by the one before while both sign. */
export function signedNote({ current, previous }: EvidenceRing, checkpoint: Checkpoint): string {
  const text = checkpointText(checkpoint);
  const keys = [current, ...(previous ? [previous] : [])];
  return noteOf(
    text,
    keys.map(({ log }) => lineBy(checkpoint.origin, log, text)),
  );
}

/** Shows a key in the name of the one before it; no checkpoint has such lines. */
export function keyNote(origin: string, { log: next }: EvidenceRing['current'], before: SigningKey): string {
  const text = `${origin} has a new key\n${vkeyOf(logKey(origin, next.publicKey))}\n`;
  return noteOf(text, [lineBy(origin, before, text)]);
}
