import type { LogRecord, WitnessRecord } from '#contract/evidence/log.calls.ts';
import { consistencyProof, readTilePath } from '#domain/evidence/tiles.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { cosignaturesOf, lastCosignatures } from './cosignature.data.ts';
import { allLogs, findCheckpoint, findLog, type KeptNote, type Log, liveLog, tilesAt } from './log.data.ts';
import { recordOf, witnessOf } from './log.view.ts';
import { findLeaf, pathOf, proofOf } from './prove.rules.ts';
import { originOf } from './signing.rules.ts';

type Reading = Pick<Services, 'db' | 'settings'>;

/** The logs, and who watches the last of them. */
export async function readLog(
  { db, settings }: Reading,
  now: Date,
): Promise<{ origin: string; size: number; logs: LogRecord[]; witnesses: WitnessRecord[] }> {
  const logs = await allLogs(db);
  const live = logs.at(-1);
  const last = settings.witnesses.length > 0 ? await lastCosignatures(db) : undefined;
  return {
    origin: live?.origin ?? originOf(settings, 1),
    size: live?.size ?? 0,
    logs: logs.map(recordOf),
    witnesses: settings.witnesses.map((key) => witnessOf(key, last?.get(key.name), now)),
  };
}

/** @throws AppError 'not-found' */
export async function requireLog(db: Db, no: number): Promise<Log> {
  const log = await findLog(db, no);
  if (!log) throw new AppError('not-found');
  return log;
}

/** A log's note of one size, or its last, with what witnesses signed of it. @throws AppError 'not-found' */
export async function cosignedNote(db: Db, no: number, size?: number): Promise<KeptNote> {
  const kept = await findCheckpoint(db, no, size);
  if (!kept) throw new AppError('not-found');
  const lines = await cosignaturesOf(db, { no, size: kept.size });
  return { size: kept.size, note: kept.note + lines.map(({ line }) => line).join('') };
}

/** @throws AppError 'not-found' where the tile is not that wide */
export async function readTile(
  db: Db,
  { no, path }: { no: number; path: string },
): Promise<{ hashes: Buffer; isFull: boolean }> {
  const asked = readTilePath(path);
  // The column holds no greater number.
  if (!asked || asked.n > 2 ** 31 - 1) throw new AppError('not-found');
  const [tile] = await tilesAt(db, no, [asked]);
  const bytes = asked.width * 32;
  if (!tile || tile.hashes.length < bytes) throw new AppError('not-found');
  return { hashes: Buffer.from(tile.hashes.subarray(0, bytes)), isFull: asked.width === 256 };
}

/** @throws AppError 'not-found' for no log, 'bad-input' for sizes that it has not had */
export async function proveConsistency(
  db: Db,
  no: number,
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  const { size } = await requireLog(db, no);
  if (to > size) throw fieldError('to', 'bad-input');
  if (from > to) throw fieldError('from', 'bad-input');
  return pathOf(db, no, consistencyProof(from, to));
}

/** Where a book stands in the log: its first leaf at or after a line; null while there is none, as of one just written. */
export function proveBook(db: Db, bookId: string, from: number) {
  // Of one moment: a log that ends between two looks would make a proof that fits nothing.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((open) => proofIn(open, bookId, from));
}

async function proofIn(db: Db, bookId: string, from: number) {
  const live = await liveLog(db);
  const leaf = await findLeaf(db, bookId, from);
  if (!live || !leaf || leaf.index >= live.size) return null;
  const { no, origin, size } = live;
  return proofOf(db, { no, origin, ...(await cosignedNote(db, no, size)) }, { bookId, leaf });
}
