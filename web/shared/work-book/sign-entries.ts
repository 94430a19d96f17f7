import { type SentEntry, signedPart } from '#contract/hiring/work-book.ts';
import { signedBytes } from '#domain/evidence/line.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import type { Line } from '#domain/ledger/entry.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { changeUnsent, nextPlace, type Unsent } from './book-outbox.ts';
import { type BookRef, bookIdOf } from './books.ts';
import { bookDevice, forgetBookDevice, isOwnDevice, signatureOf } from './sign/book-device.ts';
import { noteSent, noteUnsigned } from './sign/sent-lines.ts';

/** As the server stores texts: what is signed is what is stored, to the byte. */
function stored(value: unknown): unknown {
  if (typeof value === 'string') {
    const lines = value.replace(/\r\n?/g, '\n');
    return (lines.includes('\n') ? lines : lines.replace(/\s+/g, ' ')).normalize('NFC').trim();
  }
  if (Array.isArray(value)) return value.map(stored);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [key, stored(member)] as const);
  return Object.fromEntries(
    members.filter(([, member]) => member !== undefined && member !== '' && member !== null),
  );
}

/**
 * Entries of one book as they are sent: signed by this browser, where it has a key.
 * @throws CallError where the browser cannot be made known now
 */
export async function signEntries(batch: readonly Unsent[]): Promise<SentEntry[]> {
  const device = await bookDevice();
  const sign = async ({ clientId, kind, saidAt, plain, signed, ...unsent }: Unsent): Promise<SentEntry> => {
    const line = { clientId, kind, body: signed ? unsent.body : stored(unsent.body), saidAt };
    // A line of another phone's, or from before lines were signed, takes a new place.
    const { n, seen } = signed && signed.device !== device?.name ? nextPlace(unsent as Unsent) : unsent;
    if (!device || plain || n === undefined || !seen) return line;
    const placed = { ...line, device: device.name, n, seen };
    if (signed?.sig !== undefined && signed.device === device.name) return { ...placed, sig: signed.sig };
    if (!device.key) return placed;
    const bytes = signedBytes({ ...placed, book: bookIdOf(unsent as Unsent) });
    return { ...placed, sig: await signatureOf(device.key, bytes) };
  };
  const signed = await Promise.all(batch.map(sign));
  const unsigned = signed.flatMap(({ clientId, sig }) => (sig === undefined ? [clientId] : []));
  const [first] = batch;
  if (first && unsigned.length > 0) await noteUnsigned(bookIdOf(first), unsigned);
  return signed;
}

/**
 * What this browser signs under a paper of a contract: a line of its book, which is never sent into it.
 * @returns undefined of a browser that cannot sign
 * @throws CallError where the browser cannot be made known now
 */
export async function signedPaper(contractId: string, says: { kind: string; body: unknown }) {
  const ref = { contractId };
  const [clientId, saidAt] = [crypto.randomUUID(), now().toISOString()];
  const entry = { ...ref, ...says, ...nextPlace(ref), clientId, saidAt };
  // A paper is no kind of line that somebody can say, and is signed all the same.
  const [line] = await signEntries([entry as unknown as Unsent]);
  const part = signedPart.safeParse(line).data;
  return part?.sig === undefined ? undefined : { ...part, sig: part.sig, clientId, saidAt };
}

const ofSignature: readonly FailureName[] = [
  'device-unknown',
  'signature-missing',
  'signature-wrong',
  'line-order',
  'book-differs',
];

/** Whether it is the signature alone that was refused: what is signed can go without, as lines do. */
export function isOfSignature(problem: FailureName): boolean {
  if (problem === 'device-unknown') forgetBookDevice();
  return ofSignature.includes(problem);
}

/**
 * Whether it is the same words as this browser signed them before: a line whose answer was lost goes again with another
 * signature, and perhaps in another place. That the signature holds is seen when the book is read.
 */
const isSignedBefore = (stored: Line, { kind, body }: SentEntry): boolean =>
  stored.sig !== undefined &&
  isOwnDevice(stored.device ?? '') &&
  canonicalJson([stored.kind, stored.body]) === canonicalJson([kind, body]);

/** Remembers signed lines as they were sent, in the places that were answered: what stands there is held against them. */
export async function noteTaken(
  ref: BookRef,
  sent: readonly SentEntry[],
  answered: readonly { entry?: Line | undefined }[],
): Promise<void> {
  const places = new Map(answered.flatMap(({ entry }) => (entry ? [[entry.clientId, entry]] : [])));
  const lines = sent.flatMap((line) => {
    const place = places.get(line.clientId);
    if (!place || line.sig === undefined) return [];
    return [isSignedBefore(place, line) ? place : ({ ...place, ...line } as Line)];
  });
  if (lines.length > 0) await noteSent(bookIdOf(ref), lines);
}

/** Entries that were mended before on this page: nothing goes round for ever. */
const mended = new Set<string>();

/**
 * What the server refused because of the device, its count or its signature, and not because of what it says, goes once
 * more: of a new device, in a new place, or unsigned. Nobody has to know of keys to write a book.
 * @returns the names of the entries that go again
 */
export function mendPlaces(batch: readonly Unsent[], refused: ReadonlyMap<string, FailureName>): Set<string> {
  const again = new Set<string>();
  for (const entry of batch) {
    const problem = refused.get(entry.clientId);
    if (problem === undefined || entry.n === undefined || entry.plain || mended.has(entry.clientId)) continue;
    if (problem === 'device-unknown') forgetBookDevice();
    else if (problem === 'line-order') changeUnsent({ ...entry, ...nextPlace(entry) });
    else if (problem === 'bad-input' || problem === 'signature-missing' || problem === 'signature-wrong')
      changeUnsent({ ...entry, plain: true });
    else continue;
    mended.add(entry.clientId);
    again.add(entry.clientId);
  }
  return again;
}
