import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCheckpoint } from '#server/features/evidence/log/checkpoint.rules.ts';
import { followAfterRestore, type Logging } from '#server/features/evidence/log/next-log.rules.ts';
import { readOrMakeEvidenceKeys } from '#server/platform/config/keys/evidence-keys.ts';
import { type Db, openDb, openPool } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import type { lineRows } from '#server/platform/ledger/entry.data.ts';
import { rewriteBook } from '#server/testing/an-operator.ts';
import type { Neev } from './fixtures.ts';

export type Row = Awaited<ReturnType<ReturnType<typeof lineRows>['execute']>>[number];

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** What a book and the log are, for who puts them back. */
const tables = ['ledger_entries', 'ledgers', 'book_devices', 'logs', 'log_tiles', 'log_checkpoints'] as const;

/** Who owns the machine: the database without its triggers, the log and all keys. */
export interface Operator {
  db: Db;
  /** Writes a book anew, each hash computed again. */
  rewrite(bookId: string, change: (rows: Row[]) => Row[]): Promise<void>;
  /** The same for the log: of the same number, with all books as they are now. */
  remakeLog(): Promise<void>;
  /** Ends the log as `npm run restore` does. */
  restored(): Promise<void>;
  checkpoint(): Promise<void>;
  keep(): Promise<void>;
  putBack(): Promise<void>;
  end(): Promise<void>;
}

export async function anOperator({ dataDir, address }: Neev): Promise<Operator> {
  const server = await startEmbeddedPostgres(dataDir, quiet);
  const pool = openPool(server.connection('neev'), () => undefined);
  const db = openDb(pool);
  const publicUrl = address.replace('127.0.0.1', 'localhost');
  const evidence = readOrMakeEvidenceKeys({ dataDir, evidenceKey: undefined, evidenceKeyOld: undefined });
  const logging: Logging = { db, evidence, log: quiet, settings: { dataDir, publicUrl } };
  const forgetSigned = () => rm(join(dataDir, 'log-signed'), { force: true });
  const asOwner = async (...statements: string[]) => {
    for (const table of tables) await pool.query(`alter table ${table} disable trigger user`);
    for (const statement of statements) await pool.query(statement);
    for (const table of tables) await pool.query(`alter table ${table} enable trigger user`);
  };
  const checkpoint = async () => void (await makeCheckpoint(logging));
  return {
    db,
    checkpoint,
    rewrite: (bookId, change) => rewriteBook({ services: { db, pool } }, bookId, change),
    async remakeLog() {
      await forgetSigned();
      await asOwner(
        'delete from log_tiles',
        'delete from log_checkpoints',
        "update logs set size = 0, root = sha256('')",
        "update ledgers set logged_seq = 0, leaves = '{}'",
      );
      await checkpoint();
    },
    async restored() {
      await followAfterRestore(logging);
      await checkpoint();
    },
    async keep() {
      for (const table of tables) await pool.query(`drop table if exists kept_${table}`);
      for (const table of tables) await pool.query(`create table kept_${table} as table ${table}`);
    },
    async putBack() {
      await forgetSigned();
      const back = [...tables].reverse();
      await asOwner(
        ...back
          .filter((table) => table !== 'ledgers' && table !== 'book_devices')
          .map((table) => `delete from ${table}`),
        'update ledgers l set (head, last_seq, logged_seq, leaves, restored_seq, restored_first) = (select head, last_seq, logged_seq, leaves, restored_seq, restored_first from kept_ledgers k where k.book_id = l.book_id)',
        'update book_devices d set (key, user_id) = (select key, user_id from kept_book_devices k where k.id = d.id)',
        'insert into ledger_entries select * from kept_ledger_entries',
        ...(['logs', 'log_tiles', 'log_checkpoints'] as const).map(
          (table) => `insert into ${table} select * from kept_${table}`,
        ),
      );
    },
    async end() {
      await pool.end();
      await server.stop();
    },
  };
}
