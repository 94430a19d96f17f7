import { Readable } from 'node:stream';
import type { Statement } from '#contract/hiring/statement.calls.ts';
import { toBase64 } from '#domain/evidence/base64.ts';
import { encodeSeal } from '#domain/evidence/seal.ts';
import { type FileBook, headsHash, type StatementFile } from '#domain/evidence/statement-file.ts';
import { sha256 } from '#server/platform/config/keys/ed25519.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { keptSigner } from '../cards/issuer.rules.ts';
import { checkpointNow } from '../log/checkpoint.rules.ts';
import { cosignaturesOf } from '../log/cosignature.data.ts';
import { type Asked, type Sealing, type Sums, seconds, sumsOf } from './sealing.rules.ts';
import { filePieces, hashOfFile } from './statement-file.rules.ts';

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
    await keptSigner(services),
  );
  return {
    token,
    note: note + cosigned.map(({ line }) => line).join(''),
    witnesses: cosigned.map(({ witness }) => witness),
  };
}

/** @throws AppError 'days-backwards', 'seal-later' */
export async function sealedStatement(sealing: Sealing, caller: Caller, asked: Asked): Promise<Statement> {
  const { pays, read, ...statement } = await sealing.statementOf(caller, asked);
  await checkpointNow(sealing.services);
  const file = await hashOfFile(filePieces(sealing, caller, { ...statement, pays, read }));
  const books = statement.data.flatMap((employer) => employer.books);
  return { ...statement, seal: await sealSums(sealing, { ...sumsOf(statement), books }, { file }) };
}

async function* startingWith(first: string, others: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* others;
}

/** `neev-statement.json`: the whole of the books that a statement is of. @throws as `sealedStatement`; 'too-many' */
export async function statementFile(sealing: Sealing, caller: Caller, asked: Asked) {
  await sealing.services.limits.take('statement-file-by-user', caller.userId);
  const statement = await sealing.statementOf(caller, asked);
  await checkpointNow(sealing.services);
  const pieces = filePieces(sealing, caller, statement);
  // What is refused is refused before the first piece.
  const first = await pieces.next();
  return Readable.from(first.done ? [] : startingWith(first.value, pieces));
}
