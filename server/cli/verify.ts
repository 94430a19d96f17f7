import { verifyLedgers } from '#server/features/hiring/ledger/verify-ledgers.ts';
import { runOnInstallation } from '#server/platform/backup/installation.ts';
import { openDb } from '#server/platform/database/database.ts';
import { verifyAuditLog } from '#server/platform/database/verify-audit-log.ts';

await runOnInstallation({ name: 'neev-verify', make: false }, async ({ pool }) => {
  const db = openDb(pool);
  const { books, entries, broken } = await verifyLedgers(db);
  if (broken.length === 0) process.stdout.write(`${books} books, ${entries} entries: whole\n`);
  for (const { bookingId, seq } of broken)
    process.stderr.write(`The book of booking ${bookingId} is broken at entry ${seq}.\n`);
  const log = await verifyAuditLog(db);
  if (log.broken === undefined)
    process.stdout.write(`audit log, ${log.lines} lines: whole, ends ${log.head}\n`);
  else process.stderr.write(`The audit log is broken at line ${log.broken}.\n`);
  if (broken.length > 0 || log.broken !== undefined) process.exitCode = 1;
});
