import type { Statement } from '#contract/hiring/statement.calls.ts';
import { toBase64 } from '#domain/evidence/base64.ts';
import { base64url } from '#domain/evidence/base64url.ts';
import { encodeSeal, type Seal } from '#domain/evidence/seal.ts';
import {
  type FileBook,
  type FilePay,
  fileHash,
  headsHash,
  type StatementFile,
} from '#domain/evidence/statement-file.ts';
import type { Pay } from '#domain/ledger/balance.ts';
import type { Line } from '#domain/ledger/entry.ts';
import { sha256 } from '#server/platform/config/keys/ed25519.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { signerOf } from '../cards/issuer.rules.ts';
import { checkpointNow } from '../log/checkpoint.rules.ts';
import { cosignaturesOf } from '../log/cosignature.data.ts';
import { proveLines } from '../log/prove.rules.ts';
import type { Asked, CountedStatement, Sealing } from './sealing.ts';

/** What Neev seals of books: whose, of when, and what they come to. */
type Sums = Pick<Seal, 'name' | 'from' | 'to' | 'sums'>;

const sumsOf = ({ name, from, to, total }: Statement): Sums => ({
  ...{ name, from, to },
  sums: { days: total.agreedDays, wages: total.wages, paid: total.paid, owed: total.owed },
});

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/**
 * Seals sums of these books, up to the line that each head is, with all of them in the log by then
 * (docs/rules.md#evidence-35).
 * @param more `file`: its hash, where the seal stands on paper beside a file
 * @throws AppError 'seal-later' while the log cannot be signed
 */
export async function sealSums(
  { services, now }: Pick<Sealing, 'services' | 'now'>,
  { books, ...said }: Sums & { books: Pick<FileBook, 'bookingId' | 'head'>[] },
  more: { file?: string } = {},
): Promise<StatementFile['seal']> {
  const { no, origin, size, root, note } = await checkpointNow(services);
  const cosigned = await cosignaturesOf(services.db, { no, size });
  const token = encodeSeal(
    {
      ...{ iss: services.settings.publicUrl, iat: seconds(now()), ...said },
      log: { origin, size, root: toBase64(root) },
      file: more.file ?? headsHash({ ...said, books }, sha256),
    },
    signerOf(services),
  );
  return {
    token,
    note: note + cosigned.map(({ line }) => line).join(''),
    witnesses: cosigned.map(({ witness }) => witness),
  };
}

/** A book up to the line that was sealed, as its reader may see it. */
async function bookOf(
  { readBook }: Sealing,
  caller: Caller,
  { bookingId, head }: { bookingId: string; head: string },
): Promise<Pick<FileBook, 'bookingId' | 'head' | 'lines' | 'hidden'> & { last: number }> {
  const lines: Line[] = [];
  const hidden: FileBook['hidden'] = [];
  for (let after = 0, more = true; more; ) {
    const part = await readBook(caller, { bookingId, after });
    lines.push(...part.data);
    hidden.push(...part.hidden);
    after = part.data.at(-1)?.seq ?? after;
    more = part.more && part.data.length > 0;
  }
  const last = [...lines, ...hidden].find(({ hash }) => hash === head)?.seq ?? 0;
  const isSealed = ({ seq }: { seq: number }) => seq <= last;
  return { bookingId, head, lines: lines.filter(isSealed), hidden: hidden.filter(isSealed), last };
}

const inJson = ({ rates, price, per, overtimePerHour, withTransport, whole }: Pay): FilePay => ({
  ...{ price, per, overtimePerHour, withTransport, whole },
  ...(rates && { rates: Object.fromEntries(rates) }),
});

/**
 * Nothing in it hangs on when it is asked for: the same books give the same text, so that its hash can stand on paper
 * (docs/rules.md#evidence-35). @throws AppError 'seal-later'
 */
async function textOf(sealing: Sealing, caller: Caller, statement: CountedStatement) {
  const { services, pays } = { ...sealing, ...statement };
  const read: (Awaited<ReturnType<typeof bookOf>> & Pick<FileBook, 'employer' | 'pay'>)[] = [];
  for (const [employer, { books: own }] of statement.data.entries())
    for (const book of own) {
      const pay = inJson(pays.get(book.bookingId) ?? { price: 0, per: 'day' });
      read.push({ ...(await bookOf(sealing, caller, book)), employer, pay });
    }
  const lines = read.map(({ bookingId, last }) => ({ bookId: bookingId, seq: last }));
  const { watched, proofs } = await proveLines(services.db, lines);
  const { origin, size, root, note, witnesses } = watched;
  const books: FileBook[] = read.map(({ last, ...book }, at) => ({
    ...book,
    proof: last > 0 ? (proofs[at] ?? null) : null,
  }));
  const { sums, ...named } = sumsOf(statement);
  const unsigned = { v: 'neev-statement-1', ...named, books, seal: { note, witnesses } } as const;
  const seal: Seal = {
    iss: services.settings.publicUrl,
    iat: seconds(watched.at),
    ...{ ...named, sums },
    log: { origin, size, root: toBase64(root) },
    file: fileHash(unsigned, sha256),
  };
  const token = encodeSeal(seal, signerOf(services));
  const file: StatementFile = { ...unsigned, seal: { token, note, witnesses } };
  return Buffer.from(JSON.stringify(file));
}

/** @throws AppError 'days-backwards', 'seal-later' */
export async function sealedStatement(sealing: Sealing, caller: Caller, asked: Asked): Promise<Statement> {
  const { pays, ...statement } = await sealing.statementOf(caller, asked);
  await checkpointNow(sealing.services);
  const file = base64url(sha256(await textOf(sealing, caller, { ...statement, pays })));
  const books = statement.data.flatMap((employer) => employer.books);
  return { ...statement, seal: await sealSums(sealing, { ...sumsOf(statement), books }, { file }) };
}

/** `neev-statement.json`: the whole of the books that a statement is of. @throws as `sealedStatement`; 'too-many' */
export async function statementFile(sealing: Sealing, caller: Caller, asked: Asked) {
  await sealing.services.limits.take('statement-file-by-user', caller.userId);
  const statement = await sealing.statementOf(caller, asked);
  await checkpointNow(sealing.services);
  return textOf(sealing, caller, statement);
}
