import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { noteBackup, writeArchive } from '#server/platform/backup/archive-lines.ts';
import { runOnInstallation } from '#server/platform/backup/installation.ts';

// npm runs this in the project's folder; a file's name is meant from where the operator stands.
const here = process.env.INIT_CWD ?? process.cwd();
const stamp = new Date().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');

const plainNotice =
  'It holds everybody’s data and the secret key (unless SECRET_KEY is set), so keep it as safe as the database.';
const sealedNotice = 'It is encrypted: nobody, you neither, can restore it without this BACKUP_KEY.';

await runOnInstallation({ name: 'neev-backup', make: false }, async (installation, { backupKey }) => {
  const ending = backupKey === undefined ? 'gz' : 'gz.sealed';
  const file = resolve(here, process.argv[2] ?? `neev-backup-${stamp}.${ending}`);
  const { rows, files } = await writeArchive(installation, file, backupKey);
  // A backup is one, also where the database takes no writes.
  await noteBackup(installation.pool).catch(() =>
    process.stderr.write('The metrics were not told of this backup: the database takes no writes.\n'),
  );
  const megabytes = ((await stat(file)).size / 1e6).toFixed(1);
  process.stdout.write(
    `Backed up ${rows} records and ${files} files to ${file} (${megabytes} MB).\n` +
      `${backupKey === undefined ? plainNotice : sealedNotice} ID pictures that wait are not in it.\n`,
  );
});
