import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pino, { type Logger } from 'pino';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { buildApp } from '#server/app.ts';
import { evidenceKeysOf } from '#server/platform/config/keys/evidence-keys.ts';
import { makeSecrets, newToken, tokenHash } from '#server/platform/config/keys/secrets.ts';
import { readSettings } from '#server/platform/config/settings/read-settings.ts';
import { openDb, openPool } from '#server/platform/database/database.ts';
import { makeReads } from '#server/platform/database/replica/reads.ts';
import { pointsOf } from '#server/platform/http/limit-rules.ts';
import { makeRateLimits } from '#server/platform/http/rate-limits.ts';
import type { Mail, Mailer } from '#server/platform/mail/mail.ts';
import type { Sms } from '#server/platform/mail/sms/sms.ts';
import { openIncoming } from '#server/platform/media/incoming-files.ts';
import { makePictures } from '#server/platform/media/picture-store.ts';
import { countedMailer, countedSms } from '#server/platform/metrics/counted.ts';
import { makeMetrics } from '#server/platform/metrics/metrics.ts';
import { makeRealtime } from '#server/platform/realtime/realtime.ts';
import type { Services } from '#server/platform/services.ts';
import { dropDatabase } from './drop-database.ts';
import { statementThatEmpties } from './empty-database.ts';

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  /** Mails handed over, oldest first; `mailFails` makes the stand-in mail server refuse. */
  mails: Mail[];
  /** What would have gone to phones. */
  texts: Sms[];
  mailFails: boolean;
  /** Pushes handed over, oldest first; `pushAnswer` is what the stand-in push service does with the next. */
  pushes: { endpoint: string; payload: object }[];
  pushAnswer: 'sent' | 'gone' | 'fails';
  /** Deletes every row but the audit log's; done before each test, unless the one before only read and sets `keeps`. */
  empty(): Promise<void>;
  keeps: boolean;
  /** Makes an account with a session. */
  loginAs(options?: { fullname?: string; email?: string; admin?: boolean }): Promise<TestUser>;
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options?: CallOptions): Promise<Answer>;
}
export interface TestUser {
  userId: string;
  token: string;
  email: string;
}
interface CallOptions {
  as?: TestUser;
  body?: InjectOptions['payload'];
  headers?: Record<string, string>;
}
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  headers: Record<string, unknown>;
}

export const adminEmail = 'admin@neev.test';

/** A fresh copy of the migrated database for this test file, emptied between tests, and the real app on it. */
export function useTestApp(
  environment: Record<string, string> = {},
  log: Logger = pino({ level: 'silent' }),
): TestApp {
  const test = {
    mails: [] as Mail[],
    texts: [] as Sms[],
    mailFails: false,
    keeps: false,
    pushes: [] as TestApp['pushes'],
    pushAnswer: 'sent',
  } as TestApp;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const connection = inject('postgres');
  let dataDir = '';

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'neev-data-'));
    await openIncoming(dataDir);
    await onServer(connection, `create database ${name} template template_neev`);
    const settings = readSettings({
      DATA_DIR: dataDir,
      ADMIN_EMAILS: adminEmail,
      DEMO_DATA: 'off',
      ...environment,
    });
    const pool = openPool({ ...connection, database: name }, () => undefined);
    const secrets = makeSecrets('a secret for tests only');
    const mailer: Mailer = {
      async send(mail) {
        if (test.mailFails) throw new Error('refused');
        test.mails.push(mail);
      },
    };
    const metrics = makeMetrics();
    const db = openDb(pool);
    test.services = {
      settings,
      pool,
      db,
      reads: makeReads({ pool, db }),
      redis: undefined,
      log,
      realtime: makeRealtime({ redis: undefined, log, publicUrl: settings.publicUrl }),
      secrets,
      evidence: { current: evidenceKeysOf('a secret of evidence for tests only') },
      limits: makeRateLimits(settings.rateLimits, {
        points: pointsOf(settings),
        onRefusal: (limit) => metrics.refusals.inc({ limit }),
      }),
      mailer: countedMailer(mailer, metrics),
      sms: countedSms(
        {
          async send(sms) {
            if (test.mailFails) throw new Error('refused');
            test.texts.push(sms);
          },
        },
        metrics,
      ),
      metrics,
      ending: new AbortController().signal,
      pictures: makePictures({ settings, secrets, limits: makeRateLimits(settings.rateLimits) }),
      push: {
        publicKey: 'a public key for tests only',
        async send({ endpoint }, payload) {
          if (test.pushAnswer === 'fails') throw new Error('refused');
          test.pushes.push({ endpoint, payload });
          return test.pushAnswer;
        },
      },
    };
    test.app = await buildApp(test.services);
  });
  beforeEach(async () => {
    test.mails.length = 0;
    test.texts.length = 0;
    test.mailFails = false;
    test.pushes.length = 0;
    test.pushAnswer = 'sent';
    if (!test.keeps) await test.empty();
  });
  afterAll(async () => {
    await test.app.close();
    await test.services.pool.end();
    await dropDatabase(name, (statement) => onServer(connection, statement));
    await rm(dataDir, { recursive: true, force: true });
  });

  let emptying: Promise<string> | undefined;
  test.empty = async () => {
    emptying ??= statementThatEmpties(test.services.pool);
    await test.services.pool.query(await emptying);
    // What the log has signed is of the database before.
    await rm(join(dataDir, 'log-signed'), { force: true });
  };
  test.loginAs = async ({
    fullname = 'Asha Test',
    email = `${randomUUID()}@neev.test`,
    admin = false,
  } = {}) => {
    const { id } = await test.services.db
      .insertInto('users')
      .values({ fullname, email: admin ? adminEmail : email, password_hash: 'none' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = newToken();
    // The database has its own clock: a test whose date is over by now would be logged out by it.
    const latest = Math.max(Date.now(), performance.timeOrigin + performance.now());
    const expires = new Date(latest + 3_600_000);
    await test.services.db
      .insertInto('sessions')
      .values({ token_hash: tokenHash(token), user_id: id, admin, expires_at: expires })
      .execute();
    return { userId: id, token, email: admin ? adminEmail : email };
  };
  test.call = async (method, url, { as, body, headers } = {}) => {
    const response = await test.app.inject({
      method,
      url,
      ...(body !== undefined && { payload: body }),
      headers: { ...(as && { token: as.token }), ...headers },
    });
    const isJson = /[/+]json/.test(String(response.headers['content-type']));
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
    };
  };
  return test;
}

async function onServer(connection: object, statement: string): Promise<void> {
  const pool = openPool({ ...connection, database: 'postgres' }, () => undefined);
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}
