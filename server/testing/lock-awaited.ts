import type { Pool } from 'pg';

/** Whether some statement of this database waits for a row that another transaction holds. */
export async function isLockAwaited(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}
