import { liftSecondFactor } from '#server/features/accounts/second-factor/own-second-factor.rules.ts';
import { runOnInstallation } from '#server/platform/backup/installation.ts';
import { openDb } from '#server/platform/database/database.ts';

await runOnInstallation({ name: 'neev-end-second-factor', make: false }, async ({ pool }, settings) => {
  const [email = ''] = process.argv.slice(2);
  const isLifted = await liftSecondFactor(openDb(pool), settings, email);
  process.stdout.write(
    isLifted ? 'Ended; the account was told by mail\n' : 'No second factor at this address\n',
  );
  if (!isLifted) process.exitCode = 1;
});
