import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { says, startServiceInTest } from '#server/features/assistant/answering/service-in-test.ts';
import { startBucket } from '#server/testing/a-bucket.ts';
import { postmasterOf } from '#server/testing/own-process.ts';
import { startOwnDatabase } from '../../../e2e/support/own-database.ts';
import { startRedis } from '../../../e2e/support/redis.ts';
import { freeze } from '../frozen.ts';
import { makeMails } from '../hands/mails.ts';
import { makeQuestions } from '../hands/questions.ts';
import type { Outcome } from '../outcome.ts';
import { codeIn } from '../people.ts';
import { startSmtpSink } from '../smtp-sink.ts';
import { onStage } from '../stage.ts';
import { openTown, type Town } from '../town.ts';

/** Something that Neev needs goes away, and comes back. */
interface Outage {
  go: () => Promise<void> | void;
  come: () => Promise<void> | void;
}

/** Messages before the first outage, and after the last. */
const around = 60;

async function playOutages(town: Town, forMs: number, outages: Outage[]): Promise<Outcome> {
  town.start();
  for (const { go, come } of outages) {
    await town.more(around);
    await go();
    await delay(forMs);
    await come();
    await town.served();
  }
  await town.more(around);
  return town.finish();
}

/** A given PostgreSQL is stopped, then it is there and says nothing. */
export async function loseDatabase(forMs: number): Promise<Outcome> {
  const database = await startOwnDatabase();
  const environment = { DATABASE_URL: database.url };
  let frozen: { thaw(): void } | undefined;
  const stopped: Outage = { go: database.stop, come: database.start };
  const silent: Outage = {
    go() {
      frozen = freeze(postmasterOf(`${dirname(database.folder)}/database`));
    },
    come: () => frozen?.thaw(),
  };
  try {
    return await onStage({ environment }, async (stage) =>
      playOutages(await openTown(stage), forMs, [stopped, silent]),
    );
  } finally {
    frozen?.thaw();
    await database.remove();
  }
}

/** Two processes lose the Redis between them: it is gone, then it says nothing. */
export async function loseRedis(forMs: number): Promise<Outcome> {
  const redis = await startRedis();
  const { own } = redis;
  if (!own) throw new Error('REDIS_URL names a Redis that is not ours to stop');
  const gone: Outage = { go: own.stop, come: own.start };
  const silent: Outage = { go: own.freeze, come: own.thaw };
  try {
    return await onStage({ environment: { REDIS_URL: redis.url }, processes: 2 }, async (stage) =>
      playOutages(await openTown(stage), forMs, [gone, silent]),
    );
  } finally {
    await redis.remove();
  }
}

/** The mail server is gone: mails wait, codes cannot be had, everything else goes on. */
export async function loseMail(forMs: number): Promise<Outcome> {
  const sink = await startSmtpSink();
  const codeFor = async (email: string) =>
    codeIn(sink.mails.findLast(({ text }) => text.includes(email) && codeIn(text))?.text ?? '');
  const environment = { SMTP_URL: sink.url, ADMIN_EMAILS: 'owner@faults.test' };
  try {
    return await onStage({ environment }, async (stage) => {
      const town = await openTown(stage, { codeFor, mailMayFail: true });
      town.hands.push(makeMails(town.target, sink));
      return playOutages(town, forMs, [{ go: sink.stop, come: sink.start }]);
    });
  } finally {
    await sink.stop().catch(() => undefined);
  }
}

export async function loseObjectStorage(forMs: number): Promise<Outcome> {
  const bucket = await startBucket();
  try {
    return await onStage({ environment: { S3_URL: bucket.url() } }, async (stage) =>
      playOutages(await openTown(stage), forMs, [{ go: bucket.stop, come: bucket.start }]),
    );
  } finally {
    await bucket.remove();
  }
}

/** The AI service refuses, then it takes every question and answers none. */
export async function loseAi(forMs: number): Promise<Outcome> {
  const service = await startServiceInTest();
  const answers = says('A lintel lies over an opening in a wall.');
  service.behave = answers;
  const come = () => {
    service.behave = answers;
  };
  const refuses: Outage = {
    go() {
      service.behave = (response) => void response.destroy();
    },
    come,
  };
  const silent: Outage = {
    go() {
      service.behave = () => undefined;
    },
    come,
  };
  const environment = { AI_BASE_URL: service.baseUrl, AI_API_KEY: 'any', AI_CHAT_MODEL: 'any' };
  try {
    return await onStage({ environment }, async (stage) => {
      const town = await openTown(stage);
      town.hands.push(makeQuestions(town.target, [...town.people.slice(0, 3)]));
      return playOutages(town, forMs, [refuses, silent]);
    });
  } finally {
    await service.close();
  }
}
