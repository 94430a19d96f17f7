import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { buildApp, buildWaitingRoom, buildWorkerApp } from './app.ts';
import { openLog } from './evidence.ts';
import { openDataDir } from './platform/config/data-dir.ts';
import { fullDiskOf, startWithRoom } from './platform/config/free-space.ts';
import { readOrMakeKeys } from './platform/config/keys/installation-keys.ts';
import { makeSecrets } from './platform/config/keys/secrets.ts';
import { makeLog } from './platform/config/log.ts';
import { plainLines } from './platform/config/settings/plain-lines.ts';
import { readSettings } from './platform/config/settings/read-settings.ts';
import { type Settings, SettingsError } from './platform/config/settings/settings.ts';
import { whyNotStarted } from './platform/config/start-failure.ts';
import { drain, type Stoppable, stopAll } from './platform/config/stop.ts';
import { brokenCode, watchUncaught } from './platform/config/uncaught.ts';
import { migrate, openDb, openPool, type Source } from './platform/database/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './platform/database/embedded/embedded-postgres.ts';
import { requireNationalIdKey } from './platform/database/national-id-key.ts';
import { type ListSource, makeReads, type Reads } from './platform/database/replica/reads.ts';
import { type Replica, watchReplica } from './platform/database/replica/replica.ts';
import { makeWriters } from './platform/database/replica/writers.ts';
import { endSilentConnections } from './platform/database/silent-connections.ts';
import { pointsOf } from './platform/http/limit-rules.ts';
import { makeRateLimits } from './platform/http/rate-limits.ts';
import { migrateJobs, startJobs } from './platform/jobs/jobs.ts';
import { makeMailer } from './platform/mail/mailer.ts';
import { makeSmsSender } from './platform/mail/sms/sms-sender.ts';
import { openIncoming } from './platform/media/incoming-files.ts';
import { makePictures } from './platform/media/picture-store.ts';
import { openStorage } from './platform/media/storage/open-storage.ts';
import { countedMailer, countedPictures, countedSms } from './platform/metrics/counted.ts';
import { type Metrics, makeMetrics } from './platform/metrics/metrics.ts';
import { makePushSender } from './platform/push/push-sender.ts';
import { makeRealtime } from './platform/realtime/realtime.ts';
import { openRedis } from './platform/realtime/redis.ts';
import type { Services } from './platform/services.ts';
import { fillDemoOnce } from './seeds/demo.ts';
import { fillPastOnce } from './seeds/demo-past.ts';
import { makeTasks, recurring } from './tasks.ts';

const stopWithinMs = 9500;

/** What runs so far. */
type Up = Stoppable & {
  waitingRoom?: FastifyInstance;
  pool?: Pool;
  replica?: Replica;
  redis?: Redis;
  embedded?: EmbeddedPostgres;
};

interface ForReads {
  settings: Settings;
  metrics: Metrics;
  start: Start;
}

interface Start {
  log: Logger;
  up: Up;
  /** Ends a start between two of its steps. */
  signal: AbortSignal;
}

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

/** The given database, or the embedded one of the data folder. It stands in `up` from the moment it runs. */
async function openDatabase(settings: Settings, { log, up, signal }: Start): Promise<Pool> {
  const { databaseUrl, dataDir } = settings;
  if (!databaseUrl) up.embedded = await startEmbeddedPostgres(dataDir, log, signal);
  const config = up.embedded ? up.embedded.connection('neev') : { connectionString: databaseUrl };
  up.pool = openPool(
    config,
    () => log.warn('a database connection broke'),
    () => log.info('the database is behind a pooler: statements go without names'),
  );
  return up.pool;
}

/** With a replica, where one is set and this process serves lists. */
function openReads(primary: Source, { settings, metrics, start: { log, up } }: ForReads): Reads {
  const { databaseUrl, databaseReadUrl: url, roles } = settings;
  if (url === undefined || databaseUrl === undefined || !roles.has('web')) return makeReads(primary);
  const replica = watchReplica({ url, primaryUrl: databaseUrl, log });
  up.replica = replica;
  const count = (source: ListSource) => metrics.lists.inc({ source });
  return makeReads(primary, { replica, writers: makeWriters(up.redis), count });
}

async function makeServices(settings: Settings, start: Start): Promise<Services> {
  const { log, up, signal } = start;
  await openDataDir(settings.dataDir);
  await openIncoming(settings.dataDir);
  const { ring, vapid, evidence } = readOrMakeKeys(settings);
  if (settings.redisUrl !== undefined)
    up.redis = await openRedis(settings.redisUrl, () => log.warn('the connection to Redis broke'));
  const redis = up.redis;
  const storage = await openStorage(settings, log);
  signal.throwIfAborted();
  const pool = await openDatabase(settings, start);
  const db = openDb(pool);
  signal.throwIfAborted();
  await migrate(db);
  signal.throwIfAborted();
  await migrateJobs({ pool });
  // From here on: a migration may be busy for minutes without a word.
  endSilentConnections(pool);
  const secrets = makeSecrets(ring, await requireNationalIdKey(db, ring));
  const hash = (key: string) => secrets.keyedHash('limit', key).toString('base64url');
  const metrics = makeMetrics();
  const limits = makeRateLimits(settings.rateLimits, {
    shared: redis && { redis, hash },
    points: pointsOf(settings),
    onRefusal: (limit) => metrics.refusals.inc({ limit }),
  });
  return {
    settings,
    pool,
    db,
    reads: openReads({ pool, db }, { settings, metrics, start }),
    redis,
    log,
    secrets,
    evidence,
    limits,
    realtime: makeRealtime({ redis, log, publicUrl: settings.publicUrl, isFull: fullDiskOf(settings) }),
    mailer: countedMailer(makeMailer(settings, log), metrics),
    sms: countedSms(makeSmsSender(settings, log), metrics),
    pictures: countedPictures(makePictures({ settings, secrets, limits, storage }), metrics),
    push: makePushSender(settings, vapid),
    metrics,
    ending: signal,
  };
}

/** Nothing is served before this is back. @returns what to say then */
async function start(settings: Settings, { log, up, signal }: Start): Promise<string> {
  const services = await makeServices(settings, { log, up, signal });
  signal.throwIfAborted();
  const demo = settings.demoData ? await fillDemoOnce(services) : undefined;
  signal.throwIfAborted();
  if (demo) await fillPastOnce(services);
  signal.throwIfAborted();
  await openLog(services);
  signal.throwIfAborted();
  const serves = settings.roles.has('web');
  const app = await (serves ? buildApp(services) : buildWorkerApp(services));
  up.app = app;
  await up.waitingRoom?.close();
  delete up.waitingRoom;
  const address = await app.listen({ port: settings.port, host: settings.host });
  signal.throwIfAborted();
  if (settings.roles.has('worker')) up.jobs = await startJobs(services, makeTasks(services), recurring);
  const does = serves ? 'serves at' : 'runs jobs, and tells how it is at';
  return `\nNeev ${does} ${address}\n${demo ? `${demo}\n` : ''}`;
}

const settings = settingsOrExit();
const log = makeLog(settings.logLevel);
for (const variable of plainLines(settings))
  log.warn(
    { variable },
    'this line to another machine may be read on the way: encrypt it, or keep it in a network of your own',
  );
const up: Up = {};
const ending = new AbortController();
const hurry = new AbortController();
const starting = startWithRoom(() => start(settings, { log, up, signal: ending.signal }), {
  isFull: fullDiskOf(settings),
  onFull: waitForRoom,
  signal: ending.signal,
});

/** Takes down half a start, and says to everybody who asks why there is not more. */
async function waitForRoom(pause: number): Promise<void> {
  log.error(`The disk of DATA_DIR is full: the start waits for room; next try in ${pause / 1000} s`);
  await stopAll(up);
  for (const part of ['app', 'jobs', 'redis', 'replica', 'pool', 'embedded'] as const) delete up[part];
  if (up.waitingRoom) return;
  up.waitingRoom = await buildWaitingRoom({ settings, log });
  await up.waitingRoom.listen({ port: settings.port, host: settings.host });
}

interface Stop {
  why: string;
  drainSeconds: number;
  /** Exit codes, when everything ended well and when it took too long. */
  codes: [well: number, late: number];
}

/** Half a start is taken down as well: its database is not left running, whatever it was busy with. */
async function stop({ why, drainSeconds, codes: [well, late] }: Stop): Promise<void> {
  if (ending.signal.aborted) return;
  ending.abort();
  log.info({ signal: why }, 'stopping');
  if (up.app) await drain(drainSeconds, hurry.signal);
  setTimeout(() => process.exit(late), stopWithinMs).unref();
  // A database that is coming up is heard of first; a start that only waits for it is soon through.
  if (!up.pool) await starting.catch(() => undefined);
  await stopAll(up);
  process.exit(well);
}

// Ctrl-C comes as a signal and by `npm start` as well: that is one wish; a second one the same way is hurry.
const waysHeard = new Set<'signal' | 'npm start'>();
function wish(way: 'signal' | 'npm start', why: string): void {
  if (waysHeard.has(way)) hurry.abort();
  waysHeard.add(way);
  void stop({ why, drainSeconds: settings.drainSeconds, codes: [0, 1] });
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, (name) => wish('signal', name));
if (process.send) {
  process.on('message', (word) => word === 'stop' && wish('npm start', 'npm start'));
  process.on('disconnect', () => wish('npm start', 'npm start is gone'));
}
watchUncaught({
  log,
  dataDir: settings.dataDir,
  end: () => void stop({ why: 'error', drainSeconds: 0, codes: [brokenCode, brokenCode] }),
});

starting.then(
  (said) => {
    process.stdout.write(said);
    process.send?.('serves');
  },
  async (error: unknown) => {
    // Somebody wanted it to end: what it says then is of no use to anybody.
    if (ending.signal.aborted) return;
    ending.abort();
    process.stderr.write(`Neev did not start: ${whyNotStarted(error, settings)}\n`);
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await stopAll(up);
    process.exit(1);
  },
);
