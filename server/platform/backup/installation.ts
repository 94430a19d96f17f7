import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDataDir } from '#server/platform/config/data-dir.ts';
import { makeKeysOfNewDatabase } from '#server/platform/config/keys/installation-keys.ts';
import { KeyFileError } from '#server/platform/config/keys/key-file.ts';
import { readSettings } from '#server/platform/config/settings/read-settings.ts';
import { type Settings, SettingsError } from '#server/platform/config/settings/settings.ts';
import { whyNotStarted } from '#server/platform/config/start-failure.ts';
import { openPool } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { openStorage } from '#server/platform/media/storage/open-storage.ts';
import { ArchiveError } from './archive-format.ts';
import type { Installation } from './archive-tables.ts';

interface Opening {
  /** How the database server shall list our connections. */
  name: string;
  /** Whether an installation that is not there yet may be made. */
  make: boolean;
}

const log = {
  info: () => undefined,
  error: (message: string) => process.stderr.write(`${message}\n`),
  warn: (_: unknown, message?: string) => void process.stderr.write(`${message}\n`),
};

/** Works on the installation that the settings name, whether Neev runs on it or not. */
async function withInstallation(settings: Settings, { name, make }: Opening, work: Work): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  if (!databaseUrl && !make && !existsSync(join(dataDir, 'postgres')))
    throw new ArchiveError(`There is no Neev in ${dataDir}`);
  await openDataDir(dataDir);
  if (make) makeKeysOfNewDatabase(settings);
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres(dataDir, log);
  const config = embedded ? embedded.connection('neev') : { connectionString: databaseUrl };
  const pool = openPool({ ...config, application_name: name }, () => undefined);
  try {
    await work({ pool, dataDir, storage: await openStorage(settings, log) }, settings);
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}

type Work = (installation: Installation, settings: Settings) => Promise<void>;

/** The frame of both commands: settings, database, and one clear line when it does not work. */
export async function runOnInstallation(opening: Opening, work: Work): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.env);
    await withInstallation(settings, opening, work);
  } catch (error) {
    const expected = [ArchiveError, SettingsError, KeyFileError].some((kind) => error instanceof kind);
    const message = error instanceof Error ? error.message : String(error);
    const why = expected || !settings ? message : `It did not work: ${whyNotStarted(error, settings)}`;
    process.stderr.write(`${why}\n`);
    process.exitCode = 1;
  }
}
