import { type Standing, verifyStanding } from '#server/features/hiring/calendar/units/standing.data.ts';
import { runOnInstallation } from '#server/platform/backup/installation.ts';
import { openDb } from '#server/platform/database/database.ts';
import { verifyAuditLog } from '#server/platform/database/verify-audit-log.ts';
import { verifyLedgers } from '#server/platform/ledger/verify-ledgers.data.ts';

const said = ({ hired_times, review_count, review_stars }: Standing): string =>
  `hired ${hired_times} times, ${review_count} reviews with ${review_stars} stars`;

await runOnInstallation({ name: 'neev-verify', make: false }, async ({ pool }) => {
  const db = openDb(pool);
  const { books, entries, erased, broken } = await verifyLedgers(db);
  if (broken.length === 0)
    process.stdout.write(
      `${books} books, ${entries} entries${erased > 0 ? `, ${erased} of them erased` : ''}: whole\n`,
    );
  for (const { bookId, seq } of broken)
    process.stderr.write(`The book ${bookId} is broken at entry ${seq}.\n`);
  const log = await verifyAuditLog(db);
  if (log.broken === undefined)
    process.stdout.write(`audit log, ${log.lines} lines: whole, ends ${log.head}\n`);
  else process.stderr.write(`The audit log is broken at line ${log.broken}.\n`);
  const { listings, wrong } = await verifyStanding(db);
  if (wrong.length === 0) process.stdout.write(`${listings} listings: what they say of their work is so\n`);
  for (const { id, kept, counted } of wrong)
    process.stderr.write(`Listing ${id} says ${said(kept)}; its books say ${said(counted)}.\n`);
  if (broken.length > 0 || wrong.length > 0 || log.broken !== undefined) process.exitCode = 1;
});
