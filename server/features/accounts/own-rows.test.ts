import { beforeEach, describe, expect, test } from 'vitest';
import { recordAct } from '#server/platform/database/audit.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { endAbsence, takeAwayMail } from './notices/absence.data.ts';
import { awayMailsOffPath, switchOffAwayMails } from './notices/away-mails.rules.ts';
import { notifySentBack, notifyVerified } from './notices/owner-news.rules.ts';
import { collectOwnRows, deleteUserRows, listUploads } from './own-data/own-data.data.ts';
import { hashPassword, isPassword, requireGoodPassword } from './sessions/passwords.rules.ts';

const neev = useTestApp();
let asha: TestUser;
let ravi: TestUser;
beforeEach(async () => {
  asha = await neev.loginAs({ fullname: 'Asha Rao' });
  ravi = await neev.loginAs({ fullname: 'Ravi Test' });
});
const db = () => neev.services.db;
const userRow = (userId: string) =>
  db().selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
const mails = () => db().selectFrom('mails').select(['recipient', 'language', 'template', 'facts']).execute();

describe('The mail about unread messages', () => {
  const tokenOf = (path: string) => new URL(path, 'http://neev.test').searchParams.get('token') ?? undefined;
  const at = new Date('2026-01-05T00:00:00Z');

  test('is ended by its link, for the one whose link it is', async () => {
    const { secrets } = neev.services;
    const token = tokenOf(awayMailsOffPath(secrets, asha.userId));
    expect(await switchOffAwayMails(db(), secrets, token)).toBe(true);
    expect([(await userRow(asha.userId)).away_mails, (await userRow(ravi.userId)).away_mails]).toEqual([
      false,
      true,
    ]);
    expect(await takeAwayMail(db(), asha.userId, at)).toBe(false);
  });

  test('is not ended by a link of another use, or one that was changed', async () => {
    const { secrets } = neev.services;
    const whole = tokenOf(awayMailsOffPath(secrets, asha.userId)) ?? '';
    const other = secrets.sign(JSON.stringify(['unsubscribe', asha.userId]));
    for (const token of [undefined, '', 'x', whole.slice(0, -2), other])
      expect(await switchOffAwayMails(db(), secrets, token)).toBe(false);
    expect((await userRow(asha.userId)).away_mails).toBe(true);
  });

  test('leaves once an absence, also when two processes think of it at once', async () => {
    const taken = await Promise.all([1, 2, 3].map(() => takeAwayMail(db(), asha.userId, at)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await endAbsence(db(), ravi.userId);
    expect(await takeAwayMail(db(), asha.userId, at)).toBe(false);
    await endAbsence(db(), asha.userId);
    expect(await takeAwayMail(db(), asha.userId, at)).toBe(true);
  });

  test('never forgets how far it told: an older message does not turn it back', async () => {
    await takeAwayMail(db(), asha.userId, at);
    await endAbsence(db(), asha.userId);
    await takeAwayMail(db(), asha.userId, new Date('2026-01-01T00:00:00Z'));
    expect((await userRow(asha.userId)).away_mailed_until).toEqual(at);
  });
});

describe('The news of a listing', () => {
  const listing = { kind: 'worker', _id: 'w1', name: 'Asha' } as const;

  test('reach its owner by mail in their own language, and by a notice, once an act', async () => {
    await db().updateTable('users').set({ language: 'hi' }).where('id', '=', asha.userId).execute();
    await notifyVerified(db(), { ownerId: asha.userId, listing });
    await notifyVerified(db(), { ownerId: asha.userId, listing });
    expect(await mails()).toEqual([
      {
        recipient: asha.email,
        language: 'hi',
        template: 'verified',
        facts: { kind: 'worker', name: 'Asha' },
      },
    ]);
    const notices = await db().selectFrom('notices').select(['user_id', 'kind']).execute();
    expect(notices).toEqual([{ user_id: asha.userId, kind: 'verified' }]);
  });

  test('that it was sent back hold the reason', async () => {
    await notifySentBack(db(), { ownerId: asha.userId, listing, reason: 'The photo is dark' });
    expect(await mails()).toMatchObject([{ template: 'sent-back', facts: { reason: 'The photo is dark' } }]);
    const { facts } = await db().selectFrom('notices').select('facts').executeTakeFirstOrThrow();
    expect(facts).toEqual({ listing, reason: 'The photo is dark' });
  });
});

test('Mails to many are queued in one go: once an act, and none to a demo address', async () => {
  const mail = (act: string, to: string) =>
    ({ act, to, language: 'en', template: 'password-changed', facts: { fullname: act } }) as const;
  await queueMails(db(), [
    mail('one', 'a@neev.test'),
    mail('two', 'b@neev.test'),
    mail('three', 'c@demo.neev.invalid'),
  ]);
  await queueMails(db(), [mail('two', 'b@neev.test'), mail('four', 'd@neev.test')]);
  await queueMails(db(), [mail('five', 'x@demo.neev.INVALID')]);
  await queueMails(db(), []);
  expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual([
    'a@neev.test',
    'b@neev.test',
    'd@neev.test',
  ]);
  const { rows } = await neev.services.pool.query(
    `select count(*) as n from graphile_worker.jobs where task_identifier = 'mail'`,
  );
  expect(rows[0].n).toBeGreaterThanOrEqual(3);
});

test('What an admin did is written down with the record’s name, and is undone with the deed', async () => {
  const name = `Asha ${asha.userId}`;
  const record = { kind: 'worker', id: asha.userId, name } as const;
  const admin = { userId: ravi.userId, fullname: 'Ravi Test' };
  const undone = db()
    .transaction()
    .execute(async (tx) => {
      await recordAct(tx, { act: 'delete', admin, record });
      throw new Error('undone');
    });
  await expect(undone).rejects.toThrow('undone');
  await recordAct(db(), { act: 'verify', admin, record });
  const lines = await db().selectFrom('audit_log').selectAll().where('record_name', '=', name).execute();
  expect(lines).toMatchObject([
    { act: 'verify', admin_name: 'Ravi Test', kind: 'worker', record_id: asha.userId },
  ]);
});

describe('What lies about a user in nobody’s table', () => {
  async function fill({ userId, email }: TestUser) {
    const id = userId.replaceAll('-', '').slice(0, 22);
    await db().insertInto('uploads').values({ id, user_id: userId, purpose: 'id' }).execute();
    await db()
      .insertInto('contact_messages')
      .values({ email, username: 'x', message: `of ${email}` })
      .execute();
    await db().insertInto('subscribers').values({ email, language: 'en' }).execute();
    const code = {
      purpose: 'reset' as const,
      code_hash: Buffer.from('hash'),
      asked_by: 'somebody',
      expires_at: new Date(),
    };
    await db()
      .insertInto('codes')
      .values({ address: email, ...code })
      .execute();
    await notifyVerified(db(), { ownerId: userId, listing: { kind: 'worker', _id: userId, name: 'x' } });
    return { id: userId, email, phone: null };
  }

  test('is theirs to download: their own rows and nobody else’s, no hash among them', async () => {
    const user = await fill(asha);
    await fill(ravi);
    const rows = await collectOwnRows(db(), user);
    const count = (name: string) => (rows[name] as unknown[]).length;
    expect(['sessions', 'contactMessages', 'mails', 'notices', 'uploads'].map(count)).toEqual([
      1, 1, 1, 1, 1,
    ]);
    expect(rows.contactMessages).toMatchObject([{ message: `of ${asha.email}` }]);
    expect(JSON.stringify(rows)).not.toMatch(/hash/);
    expect(await listUploads(db(), asha.userId)).toMatchObject([
      { reference: `private:${asha.userId.replaceAll('-', '').slice(0, 22)}` },
    ]);
  });

  test('goes with the account, and nothing of another’s does', async () => {
    const user = await fill(asha);
    const other = await fill(ravi);
    await deleteUserRows(db(), user);
    const rows = await collectOwnRows(db(), user);
    expect({ ...rows, uploads: [] }).toEqual({
      sessions: [],
      devices: [],
      secondFactor: null,
      contactMessages: [],
      subscription: null,
      mails: [],
      notices: [],
      pushKeys: [],
      suspensions: [],
      upi: null,
      uploads: [],
    });
    const codes = await db().selectFrom('codes').select('address').execute();
    expect(codes).toEqual([{ address: ravi.email }]);
    const kept = await collectOwnRows(db(), other);
    expect(kept.subscription).not.toBeNull();
    expect((kept.mails as unknown[]).length).toBe(1);
  });
});

describe('A password', () => {
  test('is kept as argon2id at the cost that we chose, differently each time', async () => {
    const [one, two] = await Promise.all([
      hashPassword('bricks and mortar'),
      hashPassword('bricks and mortar'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(
      await Promise.all([isPassword(one, 'bricks and mortar'), isPassword(one, 'Bricks and mortar')]),
    ).toEqual([true, false]);
  });

  test('of nobody, or with a broken hash, is never right', async () => {
    for (const hash of [undefined, '', 'none', '$argon2id$v=19$broken'])
      expect(await isPassword(hash, 'anything')).toBe(false);
  });

  const owner = { fullname: 'Asha Rao', email: 'asha@example.in' };

  test('that everybody has is refused in any case, at its own field', async () => {
    for (const password of ['password', 'PassWord', '123456'])
      await expect(
        requireGoodPassword(password, { admin: false, path: 'newPassword', owner }),
      ).rejects.toMatchObject({
        problem: 'password-common',
        errors: [{ path: 'newPassword' }],
      });
    await requireGoodPassword('tile-seven', { admin: false, path: 'password', owner });
  });

  test('of the site’s name or one’s own words and digits is refused, at its own field', async () => {
    for (const password of ['neev2026', 'Asha12345', 'asha@example.in'])
      await expect(
        requireGoodPassword(password, { admin: false, path: 'newPassword', owner }),
      ).rejects.toMatchObject({ problem: 'password-own-words', errors: [{ path: 'newPassword' }] });
  });

  test('of an admin has twelve signs, counted as people count them', async () => {
    const asAdmin = (password: string) =>
      requireGoodPassword(password, { admin: true, path: 'password', owner });
    await expect(asAdmin('elevensigns')).rejects.toMatchObject({ problem: 'password-admin-short' });
    await expect(asAdmin('🧱'.repeat(11))).rejects.toMatchObject({ problem: 'password-admin-short' });
    await asAdmin('twelve-signs');
    await asAdmin('🧱'.repeat(12));
  });
});
