import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { openDataDir } from './platform/config/data-dir.ts';
import { readOrMakeKeys } from './platform/config/keys/installation-keys.ts';
import { makeSecrets } from './platform/config/keys/secrets.ts';
import { makeLog } from './platform/config/log.ts';
import { readSettings } from './platform/config/settings/read-settings.ts';
import { type Settings, SettingsError } from './platform/config/settings/settings.ts';
import { whyNotStarted } from './platform/config/start-failure.ts';
import { type Stoppable, stopAll } from './platform/config/stop.ts';
import { migrate, openDb, openPool } from './platform/database/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './platform/database/embedded/embedded-postgres.ts';
import { requireNationalIdKey } from './platform/database/national-id-key.ts';
import { makeRateLimits } from './platform/http/limits/rate-limits.ts';
import { migrateJobs, startJobs } from './platform/jobs/jobs.ts';
import { makeMailer } from './platform/mail/mailer.ts';
import { makePictures } from './platform/media/picture-store.ts';
import { makePushSender } from './platform/push/push-sender.ts';
import { openRedis } from './platform/realtime/processes/redis.ts';
import { makeRealtime } from './platform/realtime/realtime.ts';
import type { Services } from './platform/services.ts';
import { fillDemoOnce } from './seeds/demo.ts';
import { fillPastOnce } from './seeds/demo-past.ts';
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
  await openDataDir(settings.dataDir);
  const { ring, vapid } = readOrMakeKeys(settings);
  const redis =
    settings.redisUrl === undefined
      ? undefined
      : await openRedis(settings.redisUrl, () => log.warn('the connection to Redis broke'));
  const { pool, embedded } = await openDatabase(settings, log);
  const db = openDb(pool);
  let nationalIdKey: Buffer;
  try {
    await migrate(db);
    await migrateJobs({ pool });
    nationalIdKey = await requireNationalIdKey(db, ring);
  } catch (error) {
    await stopAll({ redis, pool, embedded });
    throw error;
  }
  const secrets = makeSecrets(ring, nationalIdKey);
  const hash = (key: string) => secrets.keyedHash('limit', key).toString('base64url');
  const limits = makeRateLimits(settings.rateLimits, redis && { redis, hash });
  const services: Services = {
    settings,
    pool,
    db,
    redis,
    log,
    secrets,
    limits,
    realtime: makeRealtime({ redis, log }),
    mailer: makeMailer(settings, log),
    pictures: makePictures({ settings, secrets, limits }),
    push: makePushSender(settings, vapid),
  };
  return { services, embedded };
}

/** Nothing is served before this is back; `stop` is good from then on. @throws after taking down what was up */
async function start(settings: Settings, log: Logger): Promise<{ stop(): Promise<void>; said: string }> {
  const { services, embedded } = await makeServices(settings, log);
  const { pool, redis } = services;
  const up: Stoppable = { redis, pool, embedded };
  try {
    const demo = settings.demoData ? await fillDemoOnce(services) : undefined;
    if (demo) await fillPastOnce(services);
    const app = await buildApp(services);
    up.app = app;
    const address = await app.listen({ port: settings.port, host: settings.host });
    up.jobs = await startJobs(services, makeTasks(services), recurring);
    return { stop: () => stopAll(up), said: `\nNeev serves at ${address}\n${demo ? `${demo}\n` : ''}` };
  } catch (error) {
    await stopAll(up);
    throw error;
  }
}

const settings = settingsOrExit();
const log = makeLog(settings.logLevel);
const starting = start(settings, log);
let stopping = false;

async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), stopWithinMs).unref();
  // Half a start cannot be taken down: its database may just be coming up.
  await (await starting).stop();
  process.exit(0);
}
process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));

starting.then(
  ({ said }) => process.stdout.write(said),
  (error: unknown) => {
    process.stderr.write(`Neev did not start: ${whyNotStarted(error, settings)}\n`);
    process.exit(1);
  },
);
