import { verifyLedgers } from '#server/features/hiring/ledger/verify-ledgers.ts';
import { runOnInstallation } from '#server/platform/backup/installation.ts';
import { openDb } from '#server/platform/database/database.ts';

await runOnInstallation({ name: 'neev-verify', make: false }, async ({ pool }) => {
  const { books, entries, broken } = await verifyLedgers(openDb(pool));
  if (broken.length === 0) process.stdout.write(`${books} books, ${entries} entries: whole\n`);
  for (const { bookingId, seq } of broken)
    process.stderr.write(`The book of booking ${bookingId} is broken at entry ${seq}.\n`);
  if (broken.length > 0) process.exitCode = 1;
});
