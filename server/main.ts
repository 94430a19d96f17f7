import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import pino, { type Logger } from 'pino';
import { buildApp } from './app.ts';
import { migrate, openDb, openPool } from './platform/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { migrateJobs, startJobs } from './platform/jobs.ts';
import { makeMailer } from './platform/mailer.ts';
import { makePictures } from './platform/picture-store.ts';
import { makeRateLimits } from './platform/rate-limits.ts';
import { makeSecrets, readOrMakeSecretKey } from './platform/secrets.ts';
import type { Services } from './platform/services.ts';
import { readSettings, type Settings, SettingsError } from './platform/settings.ts';
import { fillDemoOnce } from './seeds/demo.ts';
import { makeTasks, recurring } from './tasks.ts';

const stopWithinMs = 9500;

function settingsOrExit(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`Neev did not start: ${error.message}\n`);
    process.exit(1);
  }
}

/** The given database, or the embedded one of the data folder. */
async function openDatabase(settings: Settings, log: Logger) {
  let embedded: EmbeddedPostgres | undefined;
  if (!settings.databaseUrl) embedded = await startEmbeddedPostgres(settings.dataDir, log);
  const config = embedded ? embedded.connection('neev') : { connectionString: settings.databaseUrl };
  const pool = openPool(config, () => log.warn('a database connection broke'));
  return { pool, embedded };
}

async function makeServices(settings: Settings, log: Logger) {
  await mkdir(settings.dataDir, { recursive: true });
  const { pool, embedded } = await openDatabase(settings, log);
  const db = openDb(pool);
  await migrate(db);
  await migrateJobs({ pool });
  const secrets = makeSecrets(await readOrMakeSecretKey(settings.secretKey, settings.dataDir));
  const limits = makeRateLimits(settings.rateLimits);
  const services: Services = {
    settings,
    pool,
    db,
    log,
    secrets,
    limits,
    mailer: makeMailer(settings, log),
    pictures: makePictures({ settings, secrets, limits }),
  };
  return { services, embedded };
}

async function start(): Promise<void> {
  const settings = settingsOrExit();
  const log = pino({ level: settings.logLevel, base: undefined });
  const { services, embedded } = await makeServices(settings, log);
  const demo = settings.demoData ? await fillDemoOnce(services) : undefined;
  const app = await buildApp(services);
  const jobs = await startJobs(services, makeTasks(services), recurring);
  const address = await app.listen({ port: settings.port, host: settings.host });
  process.stdout.write(`\nNeev serves at ${address}\n`);
  if (demo) process.stdout.write(`${demo}\n`);

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await app.close();
    await jobs.stop();
    await services.pool.end();
    await embedded?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

start().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Neev did not start: ${message}\n`);
  process.exit(1);
});
