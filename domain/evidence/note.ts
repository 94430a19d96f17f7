import { fromBase64, fromHex, joined, toBase64, toHex } from './base64.ts';
import type { Sha256, TreeHead } from './tree.ts';

// Notes, checkpoints and cosignatures as C2SP has them (signed-note, tlog-checkpoint, tlog-cosignature).

/** By what a key signs: a note's own text, or as a witness a time and the text. */
export const signs = { note: 1, witness: 4 } as const;
export type Signs = (typeof signs)[keyof typeof signs];

/** An Ed25519 key with a name: in text `NAME+ID+BASE64`. */
export interface NoteKey {
  name: string;
  /** Hex of four bytes. */
  id: string;
  signs: Signs;
  /** 32 bytes. */
  key: Uint8Array;
}

export interface NoteSignature {
  name: string;
  /** Hex of four bytes: of the key. */
  id: string;
  /** What follows the id: 64 bytes, of a witness 8 of time before them. */
  bytes: Uint8Array;
}

export interface Note {
  /** What is signed, with the newline that ends it. */
  text: string;
  signatures: NoteSignature[];
}

const utf8 = new TextEncoder();
const keyName = /^[^\s+]{1,200}$/u;

/** A key of this name: its id is of all that makes it. */
export function noteKey(sha256: Sha256, { name, key, signs }: Omit<NoteKey, 'id'>): NoteKey {
  const id = sha256(joined(utf8.encode(`${name}\n`), Uint8Array.of(signs), key)).slice(0, 4);
  return { name, id: toHex(id), signs, key };
}

export const vkeyOf = ({ name, id, signs, key }: NoteKey): string =>
  `${name}+${id}+${toBase64(joined(Uint8Array.of(signs), key))}`;

/** @returns undefined for what is no key, or has another's id */
export function readVkey(sha256: Sha256, text: string): NoteKey | undefined {
  const [, name = '', id, base64 = ''] = /^([^+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const bytes = fromBase64(base64);
  const sort = Object.values(signs).find((one) => one === bytes?.[0]);
  if (!keyName.test(name) || bytes?.length !== 33 || sort === undefined) return undefined;
  const key = noteKey(sha256, { name, key: bytes.slice(1), signs: sort });
  return key.id === id ? key : undefined;
}

/** The line that a signature is in a note, with its newline. */
export const signatureLine = ({ name, id }: Pick<NoteKey, 'name' | 'id'>, signature: Uint8Array): string =>
  `— ${name} ${toBase64(joined(fromHex(id), signature))}\n`;

/** @param lines as `signatureLine` makes them */
export const noteOf = (text: string, lines: readonly string[]): string => `${text}\n${lines.join('')}`;

const mostSignatures = 100;

/** @returns undefined for what is no note */
export function readNote(note: string): Note | undefined {
  const end = note.lastIndexOf('\n\n');
  if (end < 1 || !note.endsWith('\n')) return undefined;
  const lines = note.slice(end + 2, -1).split('\n');
  const signatures = lines.map((line): NoteSignature | undefined => {
    const [, name = '', base64 = ''] = /^— (\S+) (\S+)$/.exec(line) ?? [];
    const bytes = fromBase64(base64);
    if (!keyName.test(name) || !bytes || bytes.length < 5) return undefined;
    return { name, id: toHex(bytes.slice(0, 4)), bytes: bytes.slice(4) };
  });
  const read = signatures.filter((one) => one !== undefined);
  if (read.length !== lines.length || read.length > mostSignatures) return undefined;
  return { text: note.slice(0, end + 1), signatures: read };
}

/** The tree of an origin at one size. */
export interface Checkpoint extends TreeHead {
  origin: string;
}

export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`;

/** Reads a note's text; extension lines are none of ours, and stay unread. */
export function readCheckpoint(text: string): Checkpoint | undefined {
  const [origin = '', size = '', base64 = '', ...rest] = text.split('\n');
  const root = fromBase64(base64);
  if (!origin || !/^(?:0|[1-9]\d{0,15})$/.test(size) || root?.length !== 32 || rest.at(-1) !== '')
    return undefined;
  return Number.isSafeInteger(Number(size)) ? { origin, size: Number(size), root } : undefined;
}

/** What a witness signs of a note's text. @param at seconds since 1970 */
export const cosignedBytes = (text: string, at: number): Uint8Array<ArrayBuffer> =>
  utf8.encode(`cosignature/v1\ntime ${at}\n${text}`);

/** A witness's signature with its time before it, as its line has it. */
export function timed(at: number, signature: Uint8Array): Uint8Array<ArrayBuffer> {
  const time = new Uint8Array(8);
  new DataView(time.buffer).setBigUint64(0, BigInt(at));
  return joined(time, signature);
}

/** Says whether an Ed25519 signature is of these bytes, by this key. */
export type Verify = (
  key: Uint8Array,
  bytes: Uint8Array<ArrayBuffer>,
  signature: Uint8Array,
) => boolean | Promise<boolean>;

/** What one of a note's signatures is of, and by which bytes. */
function signedBy(text: string, { signs: by }: NoteKey, { bytes }: NoteSignature) {
  if (by === signs.note) return { message: utf8.encode(text), signature: bytes, at: undefined };
  if (bytes.length !== 72) return undefined;
  const at = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0));
  return { message: cosignedBytes(text, at), signature: bytes.slice(8), at };
}

/** A key's signature of a note, if that is true. @returns of a witness with its time, in seconds since 1970 */
export async function signatureOf(
  { text, signatures }: Note,
  key: NoteKey,
  verify: Verify,
): Promise<(NoteSignature & { at: number | undefined }) | undefined> {
  for (const one of signatures.filter(({ name, id }) => name === key.name && id === key.id)) {
    const signed = signedBy(text, key, one);
    if (signed?.signature.length === 64 && (await verify(key.key, signed.message, signed.signature)))
      return { ...one, at: signed.at };
  }
  return undefined;
}

/** A checkpoint that a key signed; undefined for anything else. */
export async function signedCheckpoint(
  text: string,
  key: NoteKey,
  verify: Verify,
): Promise<(Checkpoint & { note: Note }) | undefined> {
  const note = readNote(text);
  const read = note && readCheckpoint(note.text);
  if (!note || read?.origin !== key.name || !(await signatureOf(note, key, verify))) return undefined;
  return { ...read, note };
}
