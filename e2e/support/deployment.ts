import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBucket } from '../../server/testing/a-bucket.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Neev, neevAt } from './fixtures.ts';
import { startGivenDatabase } from './given-database.ts';
import { type Product, startProduct } from './product.ts';
import { type OwnRedis, startRedis } from './redis.ts';

/**
 * As deploy/compose.yaml joins them, without containers: two web processes and a worker that share no folder, a given
 * PostgreSQL, Redis, an object storage, and HAProxy with deploy/haproxy.cfg.
 */
export interface Deployment {
  balancer: Balancer;
  redis: OwnRedis;
  /** Mails lie with the process that sent them. */
  mailsOf(name: ProcessName): Promise<Neev>;
  process(name: ProcessName): Product;
  /** In place of one that ended, at its port. */
  startAgain(name: ProcessName): Promise<void>;
  remove(): Promise<void>;
}

export type ProcessName = 'web1' | 'web2' | 'worker';

export const admin = 'owner@neev.test';

/** More than is needed: who restarts here waits until the balancer has heard, and gives the second signal. */
const drainSeconds = '60';

function vapidKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return `${point.toString('base64url')}:${d}`;
}

export async function startDeployment(): Promise<Deployment> {
  const endings: (() => Promise<unknown>)[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'neev-deployed-'));
  endings.unshift(() => rm(folder, { recursive: true, force: true }));
  const [redis, bucket, database] = [await startRedis(), await startBucket(), await startGivenDatabase()];
  for (const part of [redis, bucket, database]) endings.unshift(() => part.remove());
  const shared = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    S3_URL: bucket.url(),
    SECRET_KEY: randomBytes(16).toString('hex'),
    VAPID_KEYS: vapidKeys(),
    EVIDENCE_KEY: randomBytes(32).toString('base64'),
    ADMIN_EMAILS: admin,
    DEMO_DATA: 'off',
    TRUST_PROXY: 'loopback',
    RATE_LIMITS: 'off',
  };
  const serve = (name: ProcessName, port?: number): Promise<Product> => {
    const own: Record<string, string> =
      name === 'worker' ? { ROLE: 'worker' } : { ROLE: 'web', DRAIN_SECONDS: drainSeconds };
    return startProduct({ ...shared, ...own, DATA_DIR: join(folder, name) }, port);
  };
  const running = { web1: await serve('web1'), web2: await serve('web2'), worker: await serve('worker') };
  endings.unshift(() => Promise.all(Object.values(running).map((product) => product.kill())));
  const balancer = await startBalancer([running.web1.port, running.web2.port]);
  endings.unshift(() => balancer.stop());
  return {
    balancer,
    redis,
    mailsOf: (name) => neevAt(running[name].address, join(folder, name)),
    process: (name) => running[name],
    async startAgain(name) {
      running[name] = await serve(name, running[name].port);
    },
    async remove() {
      for (const end of endings) await end();
    },
  };
}
