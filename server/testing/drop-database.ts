/**
 * Drops a test's database.
 * @param run on a connection to another one. Without force it waits for the database's own workers (autovacuum), which a
 * role that is no superuser cannot end; with force it ends connections that a test left open.
 */
export async function dropDatabase(
  name: string,
  run: (statement: string) => Promise<unknown>,
): Promise<void> {
  const drop = `drop database ${name}`;
  await run(drop).catch(() => run(`${drop} with (force)`));
}
