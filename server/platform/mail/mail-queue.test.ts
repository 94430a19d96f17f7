import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startJobs } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { makeTasks, recurring } from '#server/tasks.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { type QueuedMail, queueMail } from './mail-queue.ts';
import { makeMailer } from './mailer.ts';
import { sendWaitingMails } from './send-mails.ts';

const server = useTestApp();
const port = 28_025;
const received: string[] = [];
let smtp: SMTPServer | undefined;
let refuses = false;

/** A mail server as it stands in the world: it offers STARTTLS with a certificate of its own making. */
function startMailServer(): Promise<void> {
  // It warns that everybody knows the key of its certificate.
  const said = vi.mocked(console.error).mockImplementationOnce(() => undefined);
  const started = new SMTPServer({
    authOptional: true,
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('not here') : undefined),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += String(chunk);
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  said.mockClear();
  started.on('error', () => undefined);
  smtp = started;
  return new Promise((resolve) => started.listen(port, '127.0.0.1', resolve));
}
const stopMailServer = () =>
  new Promise<void>((resolve) => {
    if (smtp) smtp.close(() => resolve());
    else resolve();
    smtp = undefined;
  });

let services: Services;
beforeEach(async () => {
  received.length = 0;
  refuses = false;
  await server.services.pool.query(
    'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
  );
  const log = { info: () => undefined };
  const settings = { ...server.services.settings, smtpUrl: `smtp://127.0.0.1:${port}` };
  services = { ...server.services, settings, mailer: makeMailer(settings, log) };
});
afterEach(stopMailServer);

const mail: QueuedMail = {
  act: 'verify worker 1',
  to: 'owner@example.in',
  language: 'en',
  template: 'verified',
  facts: { kind: 'worker', name: 'Asha' },
};
const waiting = () =>
  services.db.selectFrom('mails').select(['id', 'refusals']).where('sent_at', 'is', null).execute();

test('a mail leaves by itself once its cause is committed, with its row as message id', async () => {
  await startMailServer();
  const jobs = await startJobs(services, makeTasks(services), recurring);
  try {
    await services.db.transaction().execute(async (tx) => {
      await queueMail(tx, mail);
      await queueMail(tx, mail);
    });
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), 10_000);
  } finally {
    await jobs.stop();
  }
  const { id } = await services.db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain(`Message-ID: <${id}@localhost>`);
  expect(received[0]).toContain('listing "Asha" (worker)');
});

test('a mail whose cause is rolled back never leaves', async () => {
  const undone = services.db.transaction().execute(async (tx) => {
    await queueMail(tx, mail);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await waiting()).toEqual([]);
});

test('while the mail server is down mails wait; when it is back each leaves once, however many processes work', async () => {
  await queueMail(services.db, mail);
  await queueMail(services.db, { ...mail, act: 'verify worker 2', language: 'hi' });
  const [first] = await waiting();
  await expect(makeTasks(services).mail?.({ id: first?.id }, {} as never)).rejects.toThrow();
  await sendWaitingMails(services);
  expect(await waiting()).toHaveLength(2);
  await startMailServer();
  await Promise.all([sendWaitingMails(services), sendWaitingMails(services), sendWaitingMails(services)]);
  await sendWaitingMails(services);
  expect(await waiting()).toEqual([]);
  expect(received).toHaveLength(2);
});

test('a mail that the server refuses does not hold up the others, and is given up after ten refusals', async () => {
  await startMailServer();
  refuses = true;
  await queueMail(services.db, mail);
  for (let n = 0; n < 12; n += 1) await sendWaitingMails(services);
  expect(await waiting()).toMatchObject([{ refusals: 10 }]);
});

test('nobody is at a demo address', async () => {
  await queueMail(services.db, { ...mail, to: 'worker@demo.neev.invalid' });
  expect(await waiting()).toEqual([]);
});
