import { type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';

/** Any number that no other lock of ours has. */
const migrationLock = 0x6d696772;

/**
 * Keeps two processes from migrating at once by a lock that ends with its transaction, which is the migrations' own. One
 * of the session would stay behind in a pooler's connection, and the next start would wait for it (docs/rules.md#scale-3).
 */
class MigrationAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`begin`.execute(db);
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(db);
  }

  /** Of a transaction that failed this takes everything back. */
  override async releaseMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`commit`.execute(db);
  }
}

/** Its migrations must come without transactions of their own. */
export class LockingDialect extends PostgresDialect {
  override createAdapter(): MigrationAdapter {
    return new MigrationAdapter();
  }
}
