import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { Statement } from '#contract/hiring/statement.calls.ts';
import { atSite, siteDate } from '#domain/calendar/dates.ts';
import { toBase64 } from '#domain/evidence/base64.ts';
import { base64url } from '#domain/evidence/base64url.ts';
import { encodeSeal, type Seal } from '#domain/evidence/seal.ts';
import {
  type FileBook,
  type FilePay,
  fileHash,
  type LeafProof,
  type StatementFile,
} from '#domain/evidence/statement-file.ts';
import type { Pay } from '#domain/ledger/balance.ts';
import { sha256 } from '#server/platform/config/keys/ed25519.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { signerOf } from '../cards/issuer.rules.ts';
import { checkpointNow } from '../log/checkpoint.rules.ts';
import { cosignaturesOf } from '../log/cosignature.data.ts';
import { proveBook } from '../log/read-log.rules.ts';
import type { Asked, CountedStatement, Sealing } from './sealing.ts';

type Sealed = Pick<Seal, 'name' | 'from' | 'to' | 'sums'> & { books: { bookingId: string; head: string }[] };

/**
 * Seals sums of these books, up to the line that each head is, with all of them in the log by then
 * (docs/rules.md#evidence-35).
 * @param more `file`: its hash, where the seal stands on paper beside a file
 * @throws AppError 'seal-later' while the log cannot be signed
 */
export async function sealSums(
  { services, now }: Pick<Sealing, 'services' | 'now'>,
  { books, ...said }: Sealed,
  more: { file?: string } = {},
): Promise<StatementFile['seal']> {
  const { no, origin, size, root, note } = await checkpointNow(services);
  const cosigned = await cosignaturesOf(services.db, { no, size });
  const { name, from, to, sums } = said;
  const token = encodeSeal(
    {
      iss: services.settings.publicUrl,
      iat: Math.floor(now().getTime() / 1000),
      ...{ name, from, to, sums },
      log: { origin, size, root: toBase64(root) },
      file: more.file ?? fileHash({ name, from, to, books }, sha256),
    },
    signerOf(services),
  );
  return {
    token,
    note: note + cosigned.map(({ line }) => line).join(''),
    witnesses: cosigned.map(({ witness }) => witness),
  };
}

const sealedOf = ({ name, from, to, total, data }: Statement): Sealed => ({
  ...{ name, from, to },
  sums: { days: total.agreedDays, wages: total.wages, paid: total.paid, owed: total.owed },
  books: data.flatMap(({ books }) => books),
});

/** A book up to the line that was sealed, as its reader may see it. */
async function bookOf(
  { services, readLines }: Sealing,
  caller: Caller,
  { bookingId, head }: { bookingId: string; head: string },
): Promise<Omit<FileBook, 'employer' | 'pay'>> {
  const { data: lines, hidden } = await readLines(caller, bookingId);
  const last = [...lines, ...hidden].find(({ hash }) => hash === head)?.seq ?? 0;
  const isSealed = ({ seq }: { seq: number }) => seq <= last;
  const proof: LeafProof | null = await proveBook(services.db, bookingId, last).catch((error: unknown) => {
    // Written in since, or the log began anew: the chain and the seal still stand.
    if (error instanceof AppError) return null;
    throw error;
  });
  return {
    ...{ bookingId, head, lines: lines.filter(isSealed), hidden: hidden.filter(isSealed) },
    proof: proof && proof.seq <= last ? proof : null,
  };
}

const inJson = ({ rates, price, per, overtimePerHour, withTransport, whole }: Pay): FilePay => ({
  ...{ price, per, overtimePerHour, withTransport, whole },
  ...(rates && { rates: Object.fromEntries(rates) }),
});

const linesInPiece = 500;

/** A book in JSON, its lines some at a time. */
function* bookPieces({ lines, ...book }: FileBook): Generator<string> {
  yield '{"lines":[';
  for (let first = 0; first < lines.length; first += linesInPiece) {
    const some = JSON.stringify(lines.slice(first, first + linesInPiece)).slice(1, -1);
    yield first === 0 ? some : `,${some}`;
  }
  yield `],${JSON.stringify(book).slice(1)}`;
}

/**
 * The file piece by piece: years of work at once would hold up every other call. Nothing in it hangs on the second: the
 * same books give the same text all day, so that its hash can stand on paper.
 */
async function* filePieces(
  sealing: Sealing,
  caller: Caller,
  statement: CountedStatement,
): AsyncGenerator<string> {
  const { now } = sealing;
  const dayBegan = () => atSite(siteDate(now()), '00:00');
  const seal = await sealSums({ ...sealing, now: dayBegan }, sealedOf(statement));
  const { name, from, to } = statement;
  const head: Omit<StatementFile, 'books' | 'seal'> = { v: 'neev-statement-1', name, from, to };
  yield `${JSON.stringify(head).slice(0, -1)},"books":[`;
  let before = '';
  for (const [employer, { books }] of statement.data.entries())
    for (const book of books) {
      const pay = inJson(statement.pays.get(book.bookingId) ?? { price: 0, per: 'day' });
      yield before;
      before = ',';
      for (const piece of bookPieces({ ...(await bookOf(sealing, caller, book)), employer, pay })) {
        yield piece;
        await turn();
      }
    }
  yield `],"seal":${JSON.stringify(seal)}}`;
}

async function* startingWith(first: string, others: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* others;
}

async function hashOf(pieces: AsyncIterable<string>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces) hash.update(piece);
  return base64url(hash.digest());
}

/** @throws AppError 'days-backwards', 'seal-later' */
export async function sealedStatement(sealing: Sealing, caller: Caller, asked: Asked): Promise<Statement> {
  const { pays, ...statement } = await sealing.statementOf(caller, asked);
  const file = await hashOf(filePieces(sealing, caller, { ...statement, pays }));
  return { ...statement, seal: await sealSums(sealing, sealedOf(statement), { file }) };
}

/** `neev-statement.json`: the whole of the books that a statement is of. @throws as `sealedStatement`; 'too-many' */
export async function statementFile(sealing: Sealing, caller: Caller, asked: Asked) {
  await sealing.services.limits.take('statement-file-by-user', caller.userId);
  const pieces = filePieces(sealing, caller, await sealing.statementOf(caller, asked));
  // What is refused is refused before the first piece.
  const first = await pieces.next();
  return Readable.from(first.done ? [] : startingWith(first.value, pieces));
}
