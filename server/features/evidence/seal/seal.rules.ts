import type { Statement } from '#contract/hiring/statement.calls.ts';
import { toBase64 } from '#domain/evidence/base64.ts';
import { encodeSeal, type Seal } from '#domain/evidence/seal.ts';
import {
  type FileBook,
  fileHash,
  type LeafProof,
  type StatementFile,
} from '#domain/evidence/statement-file.ts';
import type { Line } from '#domain/ledger/entry.ts';
import { sha256 } from '#server/platform/config/keys/ed25519.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { signerOf } from '../cards/issuer.rules.ts';
import { checkpointNow } from '../log/checkpoint.rules.ts';
import { cosignaturesOf } from '../log/cosignature.data.ts';
import { proveBook } from '../log/read-log.rules.ts';
import type { Asked, Sealing } from './sealing.ts';

const headsOf = ({ data }: Statement) => data.flatMap(({ books }) => books);

/**
 * Seals the sums of a statement, with all of its books in the log by then (docs/rules.md#evidence-35).
 * @throws AppError 'seal-later' while the log cannot be signed
 */
const sealOf = (sealing: Sealing, statement: Statement): Promise<StatementFile['seal']> => {
  const { name, from, to, total } = statement;
  const sums = { days: total.agreedDays, wages: total.wages, paid: total.paid, owed: total.owed };
  return sealSums(sealing, { name, from, to, sums, books: headsOf(statement) });
};

type Sealed = Pick<Seal, 'name' | 'from' | 'to' | 'sums'> & { books: { bookingId: string; head: string }[] };

/** Seals sums of these books, up to the line that each head is. @throws AppError 'seal-later' */
export async function sealSums(
  { services, now }: Pick<Sealing, 'services' | 'now'>,
  { books, ...said }: Sealed,
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
      file: fileHash({ name, from, to, books }, sha256),
    },
    signerOf(services),
  );
  return {
    token,
    note: note + cosigned.map(({ line }) => line).join(''),
    witnesses: cosigned.map(({ witness }) => witness),
  };
}

/** @throws AppError 'days-backwards', 'seal-later' */
export async function sealedStatement(sealing: Sealing, caller: Caller, asked: Asked): Promise<Statement> {
  const statement = await sealing.statementOf(caller, asked);
  return { ...statement, seal: await sealOf(sealing, statement) };
}

/** A book up to the line that was sealed, as its reader may see it. */
async function bookOf(
  { services, readBook }: Sealing,
  caller: Caller,
  { bookingId, head }: { bookingId: string; head: string },
): Promise<FileBook> {
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

/** `neev-statement.json`: the whole of the books that a statement is of. @throws as `sealedStatement`; 'too-many' */
export async function statementFile(sealing: Sealing, caller: Caller, asked: Asked): Promise<StatementFile> {
  await sealing.services.limits.take('statement-file-by-user', caller.userId);
  const statement = await sealing.statementOf(caller, asked);
  const seal = await sealOf(sealing, statement);
  const books: FileBook[] = [];
  for (const book of headsOf(statement)) books.push(await bookOf(sealing, caller, book));
  const { name, from, to } = statement;
  return { v: 'neev-statement-1', name, from, to, books, seal };
}
