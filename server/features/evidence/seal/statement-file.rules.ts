import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { toBase64 } from '#domain/evidence/base64.ts';
import { base64url } from '#domain/evidence/base64url.ts';
import { encodeSeal, type Seal } from '#domain/evidence/seal.ts';
import type { FileBook, FilePay, StatementFile } from '#domain/evidence/statement-file.ts';
import type { Pay } from '#domain/ledger/balance.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { restoredOf } from '#server/platform/ledger/entries-by-book.data.ts';
import { seqsOf } from '#server/platform/ledger/entry.data.ts';
import { keptSigner } from '../cards/issuer.rules.ts';
import { proveLines, type Watched } from '../log/prove.rules.ts';
import { type CountedStatement, type Sealing, seconds, sumsOf } from './sealing.rules.ts';

const inJson = ({ rates, price, per, overtimePerHour, withTransport, whole }: Pay): FilePay => ({
  ...{ price, per, overtimePerHour, withTransport, whole },
  ...(rates && { rates: Object.fromEntries(rates) }),
});

/** A book up to its line `last`, as its reader may see it. */
async function linesOf(
  { readLines }: Sealing,
  caller: Caller,
  { bookingId, last, read }: { bookingId: string; last: number; read: Entry[] | undefined },
): Promise<Pick<FileBook, 'lines' | 'hidden'>> {
  const { data: lines, hidden } = await readLines(caller, { bookId: bookingId, read });
  const isSealed = ({ seq }: { seq: number }) => seq <= last;
  return { lines: lines.filter(isSealed), hidden: hidden.filter(isSealed) };
}

const linesInPiece = 500;

/** A book in canonical JSON, its lines some at a time. */
function* bookPieces({ bookingId, employer, head, hidden, lines, ...rest }: FileBook): Generator<string> {
  yield `${canonicalJson({ bookingId, employer, head, hidden }).slice(0, -1)},"lines":[`;
  for (let first = 0; first < lines.length; first += linesInPiece) {
    const some = canonicalJson(lines.slice(first, first + linesInPiece)).slice(1, -1);
    yield first === 0 ? some : `,${some}`;
  }
  yield `],${canonicalJson(rest).slice(1)}`;
}

/** The statement's books with where each is sealed in the log, at one size of it. */
async function provenBooks({ services: { db } }: Sealing, { data, pays }: CountedStatement) {
  const named = data.flatMap(({ books }, employer) => books.map((book) => ({ ...book, employer })));
  const seqs = await seqsOf(db, named);
  const lines = named.map(({ bookingId }) => ({ bookId: bookingId, seq: seqs.get(bookingId) ?? 0 }));
  const { watched, proofs } = await proveLines(db, lines);
  const restored = await restoredOf(db, [...seqs.keys()]);
  const books = named.map((book, at) => ({
    ...book,
    ...{ last: lines[at]?.seq ?? 0, pay: inJson(pays.get(book.bookingId) ?? { price: 0, per: 'day' }) },
    proof: proofs[at] ?? null,
    restored: restored.get(book.bookingId),
  }));
  return { watched, books };
}

/** The file's text with the seal's token left out of it, piece by piece. */
async function* unsignedPieces(
  sealing: Sealing,
  caller: Caller,
  { statement, watched, books }: Awaited<ReturnType<typeof provenBooks>> & { statement: CountedStatement },
): AsyncGenerator<string> {
  const { name, from, to } = statement;
  yield '{"books":[';
  let before = '';
  for (const { last, ...book } of books) {
    yield before;
    before = ',';
    const { bookingId } = book;
    for (const piece of bookPieces({
      ...book,
      ...(await linesOf(sealing, caller, { bookingId, last, read: statement.read.get(bookingId) })),
    })) {
      yield piece;
      await turn();
    }
  }
  yield `],${canonicalJson({ from, name }).slice(1, -1)},"seal":{${canonicalJson({ note: watched.note }).slice(1, -1)},`;
  yield `${canonicalJson({ witnesses: watched.witnesses }).slice(1)},${canonicalJson({ to, v }).slice(1)}`;
}
const v = 'neev-statement-1' satisfies StatementFile['v'];

async function tokenOf(
  { services }: Sealing,
  statement: CountedStatement,
  { watched: { origin, size, root, at }, file }: { watched: Watched; file: string },
): Promise<string> {
  const seal: Seal = {
    ...{ iss: services.settings.publicUrl, iat: seconds(at), ...sumsOf(statement), file },
    log: { origin, size, root: toBase64(root) },
  };
  return encodeSeal(seal, await keptSigner(services));
}

/**
 * `neev-statement.json` in canonical JSON, piece by piece: years of work at once would hold up every other call. Nothing
 * in it hangs on when it is asked for: the same books give the same text, so that its hash can stand on paper
 * (docs/rules.md#evidence-35). @throws AppError 'seal-later'
 */
export async function* filePieces(
  sealing: Sealing,
  caller: Caller,
  statement: CountedStatement,
): AsyncGenerator<string> {
  const proven = await provenBooks(sealing, statement);
  const hash = createHash('sha256');
  let kept = '';
  for await (const piece of unsignedPieces(sealing, caller, { statement, ...proven })) {
    // The last piece stands behind the token, which holds the hash of all of them.
    yield kept;
    kept = piece;
    hash.update(piece);
  }
  const file = base64url(hash.digest());
  yield `"token":${JSON.stringify(await tokenOf(sealing, statement, { ...proven, file }))},`;
  yield kept;
}

/** Of the whole text. */
export async function hashOfFile(pieces: AsyncIterable<string>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces) hash.update(piece);
  return base64url(hash.digest());
}
