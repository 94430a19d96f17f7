import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Pool } from 'pg';
import { followAfterRestore, type Logging } from '#server/features/evidence/log/next-log.rules.ts';
import { runOnInstallation } from '#server/platform/backup/installation.ts';
import { restoreArchive } from '#server/platform/backup/restore-archive.ts';
import { restoreName } from '#server/platform/backup/restore-rows.ts';
import { readOrMakeEvidenceKeys } from '#server/platform/config/keys/evidence-keys.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import { openDb } from '#server/platform/database/database.ts';

const here = process.env.INIT_CWD ?? process.cwd();
const words = process.argv.slice(2);
const replace = words.includes('--replace');
const name = words.find((word) => !word.startsWith('--'));

/** After the rows, with the keys that came with them: what was signed since they were saved is gone. */
const loggingOf = (pool: Pool, settings: Settings): Logging => ({
  db: openDb(pool),
  settings,
  evidence: readOrMakeEvidenceKeys(settings),
  log: { warn: () => undefined, error: () => undefined },
});

/** Hashes and links of the backup are good only with the key that made them. */
async function keyNotice({ secretKey, dataDir }: Settings, hasKey: boolean): Promise<string> {
  if (!hasKey)
    return 'Its SECRET_KEY was set in the environment: set the same one here before you start Neev.\n';
  const key = (await readFile(join(dataDir, 'secret-key'), 'utf8')).split('\n')[0]?.trim();
  if (secretKey === undefined || secretKey === key) return '';
  return `SECRET_KEY is set here and is not the backup's: set it to what stands in ${join(dataDir, 'secret-key')}.\n`;
}

if (!name) {
  process.stderr.write(
    'Name the backup: npm run restore FILE (to delete what is there first: -- FILE --replace)\n',
  );
  process.exitCode = 1;
} else {
  await runOnInstallation({ name: restoreName, make: true }, async (installation, settings) => {
    const restored = await restoreArchive(installation, {
      file: resolve(here, name),
      backupKey: settings.backupKey,
      replace,
    });
    const { origin } = await followAfterRestore(loggingOf(installation.pool, settings));
    process.stdout.write(
      `Restored ${restored.rows} records and ${restored.files} files of ${restored.madeAt}.\n` +
        `The log of books goes on as ${origin}.\n` +
        (await keyNotice(settings, restored.hasKey)),
    );
  });
}
