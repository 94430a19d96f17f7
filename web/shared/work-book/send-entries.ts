import { postSiteBook } from '#contract/contracts/site-book.calls.ts';
import { postLedger } from '#contract/hiring/ledger.calls.ts';
import type { SentEntry } from '#contract/hiring/work-book.ts';
import type { Line } from '#domain/ledger/entry.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError, type FailureName, isPassing } from '#web/shared/api/call-error.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { delayFor } from '#web/shared/api/spans.ts';
import { withOutboxLock } from '#web/shared/browser/outbox/outbox-lock.ts';
import { onReconnect } from '#web/shared/realtime/connection.ts';
import {
  changeUnsent,
  markRefused,
  nextPlace,
  putUnsent,
  readUnsent,
  setUnderWay,
  takeUnsent,
  type Unsent,
} from './book-outbox.ts';
import { type BookRef, bookKey, isSameBook, refOf, type SaysOf } from './books.ts';
import { isOfOneBook, knownBook, lastKnown, withKnown } from './known-book.ts';
import { needsUpload, sendsAnew } from './uploads.ts';

const atOnce = 200;
const retryMs = 5000;
/** Until a cell that is tapped through has come to rest. */
export const restMs = 1500;

let flushing: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function flushIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flushBook(), delayFor(ms));
}

/** Until when (`performance.now`) an entry rests on this page: a day that is tapped through is sent when the tapping has stopped. */
const rests = new Map<string, number>();
const restOf = ({ clientId }: Unsent): number => Math.max(0, (rests.get(clientId) ?? 0) - performance.now());

interface Beside {
  /** Milliseconds until it is sent. */
  rest?: number;
  /** Keys of pictures that this device keeps for it. */
  pictures?: string[];
}

/** Writes an entry down on this device, and sends it when there is a line. @throws when the storage is full */
export function say<Ref extends BookRef>(
  ref: Ref,
  says: SaysOf<Ref>,
  { rest = 0, pictures }: Beside = {},
): void {
  const clientId = crypto.randomUUID();
  const saidAt = now().toISOString();
  // A book takes what is said in books of its kind.
  const entry = {
    ...says,
    ...refOf(ref),
    ...nextPlace(ref),
    clientId,
    saidAt,
    ...(pictures && { pictures }),
  };
  putUnsent(entry as unknown as Unsent);
  if (rest > 0) rests.set(clientId, performance.now() + rest);
  flushIn(rest);
}

/** Writes down again what a restore lost, with the same names, bytes and signatures. @throws when the storage is full */
export function sayWhatWasLost(ref: BookRef, lines: readonly Line[]): void {
  for (const { clientId, kind, body, saidAt, device, n, seen, sig } of lines)
    putUnsent({
      ...refOf(ref),
      clientId,
      kind,
      body,
      saidAt,
      n,
      seen,
      signed: { device, sig },
    } as unknown as Unsent);
  flushIn(0);
}

/** Sends again what was refused. */
export function sayAgain(clientId: string): void {
  const entry = readUnsent().find((one) => one.clientId === clientId);
  if (entry) changeUnsent({ ...entry, ...nextPlace(entry) });
  markRefused(new Map([[clientId, undefined]]));
  flushIn(0);
}

/** Sends what waits, oldest first, a book at a time. */
export function flushBook(): Promise<void> {
  flushing ??= withOutboxLock('book', send).finally(() => {
    flushing = undefined;
    setUnderWay([]);
  });
  return flushing;
}

/** Until nothing is on its way. */
export const bookSent = async (): Promise<void> => flushing;

const isReady = (entry: Unsent): boolean => !entry.refused && restOf(entry) === 0;

async function send(): Promise<void> {
  for (;;) {
    const ready = readUnsent().filter(isReady);
    const [first] = ready;
    if (!first) break;
    const batch = ready.filter((entry) => isSameBook(entry, first)).slice(0, atOnce);
    const pictured = batch.find(needsUpload);
    if (!(await (pictured ? sendPicturesOf(pictured) : sendBatch(refOf(first), batch)))) return;
  }
  const resting = readUnsent().filter(({ refused }) => !refused);
  if (resting.length > 0) flushIn(Math.min(...resting.map(restOf)));
  else rests.clear();
}

const nameOf = (type: string): FailureName => type.replace('/problems/', '') as FailureName;

/** Pictures go before what names them. @returns whether more may follow now */
async function sendPicturesOf(entry: Unsent): Promise<boolean> {
  try {
    // Loaded where there are some: this part is on every page.
    const { sendPictures } = await import('./send-pictures.ts');
    await sendPictures(entry);
    return true;
  } catch (error) {
    if (error instanceof CallError) return takeFailure([entry], error);
    // This device cannot read them just now: what waits for no picture goes on.
    rests.set(entry.clientId, performance.now() + retryMs);
    return true;
  }
}

const signing = () => import('./sign-entries.ts');

/** The lines of a batch with this browser's signatures. @throws CallError without a line */
async function signed(batch: Unsent[]): Promise<SentEntry[]> {
  const { signEntries } = await signing().catch(() => {
    throw new CallError('network');
  });
  return signEntries(batch);
}

/** What went wrong with the signature alone goes again, once. @returns the names of those entries */
async function mendedOf(refused: Unsent[], problems: ReadonlyMap<string, FailureName>): Promise<Set<string>> {
  if (refused.length === 0) return new Set();
  const { mendPlaces } = await signing();
  return mendPlaces(refused, problems);
}

const post = (ref: BookRef, body: { entries: SentEntry[]; after?: number }) =>
  'contractId' in ref
    ? call(postSiteBook, { params: { contractId: ref.contractId }, body })
    : call(postLedger, { params: { bookingId: ref.bookingId }, body });

/** @returns whether more may follow now */
async function sendBatch(ref: BookRef, batch: Unsent[]): Promise<boolean> {
  setUnderWay(batch.map(({ clientId }) => clientId));
  try {
    const entries = await signed(batch);
    // The book comes with the answer, as it then is: it need not be read again.
    const after = knownBook(ref) && lastKnown(ref);
    const { data, book } = await post(ref, { entries, ...(after !== undefined && { after }) });
    await (await signing()).noteTaken(ref, entries, data);
    const known = book && !book.more && after !== undefined ? withKnown(ref, book, after) : undefined;
    if (known && isOfOneBook(known)) queryClient.setQueryData(bookKey(ref), known);
    else await queryClient.invalidateQueries({ queryKey: bookKey(ref) });
    takeUnsent(data.flatMap(({ clientId, entry }) => (entry ? [clientId] : [])));
    const problems = new Map(
      data.flatMap(({ clientId, problem }): [string, FailureName][] =>
        problem ? [[clientId, nameOf(problem.type)]] : [],
      ),
    );
    const again = (entry: Unsent): boolean => sendsAnew(entry, problems.get(entry.clientId) ?? 'network');
    const left = batch.filter((entry) => problems.has(entry.clientId) && !again(entry));
    const mended = await mendedOf(left, problems);
    const refused = left.filter(({ clientId }) => !mended.has(clientId));
    if (refused.length > 0)
      markRefused(new Map(refused.map(({ clientId }) => [clientId, problems.get(clientId)])));
    return true;
  } catch (error) {
    return takeFailure(batch, error);
  }
}

/** Without a line, or where the server is in trouble, everything waits; what it refuses stays with its reason. */
function takeFailure(batch: Unsent[], error: unknown): boolean {
  const { problem, retryAfter } = error instanceof CallError ? error : new CallError('server-error');
  if (isPassing(error)) {
    flushIn(retryAfter === undefined ? retryMs : retryAfter * 1000);
    return false;
  }
  markRefused(new Map(batch.map(({ clientId }) => [clientId, problem])));
  return true;
}

window.addEventListener('online', () => void flushBook());
onReconnect(() => void flushBook());
// What an earlier visit could not send.
if (readUnsent().some(isReady)) flushIn(0);
