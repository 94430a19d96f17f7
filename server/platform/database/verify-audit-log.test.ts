import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';
import { recordAct } from './audit.ts';
import { followAuditLog, verifyAuditLog } from './verify-audit-log.ts';

const neev = useTestApp();

const record = (name: string) => ({ kind: 'worker' as const, id: crypto.randomUUID(), name });
const admin = () => ({ userId: crypto.randomUUID(), fullname: 'Sunil, "5:Admin" 🧱' });

async function write(lines: number): Promise<void> {
  for (let no = 1; no <= lines; no += 1)
    await recordAct(neev.services.db, { act: 'verify', admin: admin(), record: record(`रमेश ${no}\n-,`) });
}

const linesNow = async (): Promise<number> => (await verifyAuditLog(neev.services.db)).lines;

/** What a superuser could do, taken back afterwards: the log outlives the tests. */
async function brokenAfter(statement: string): Promise<number | undefined> {
  const { db, pool } = neev.services;
  let broken: number | undefined;
  await pool.query('alter table audit_log disable trigger user');
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (open) => {
      for (const part of statement.split(';')) await sql.raw(part).execute(open);
      broken = (await followAuditLog(open)).broken;
      throw new Error('taken back');
    })
    .catch((error: Error) => {
      if (error.message !== 'taken back') throw error;
    });
  await pool.query('alter table audit_log enable trigger user');
  return broken;
}

test('Every line follows the one before, and the log is whole', async () => {
  const before = await linesNow();
  await write(3);
  await recordAct(neev.services.db, { act: 'login-failed' });
  expect(await verifyAuditLog(neev.services.db)).toMatchObject({ lines: before + 4, broken: undefined });
});

test('Lines of many writers at once, some taken back, make one chain', async () => {
  const before = await linesNow();
  const { db } = neev.services;
  const writers = Array.from({ length: 24 }, (_, no) =>
    db
      .transaction()
      .execute(async (open) => {
        await recordAct(open, { act: 'delete', admin: admin(), record: record(`${no}`) });
        if (no % 3 === 0) throw new Error('taken back');
      })
      .catch(() => undefined),
  );
  await Promise.all(writers);
  expect(await verifyAuditLog(db)).toMatchObject({ lines: before + 16, broken: undefined });
});

test('The first line that a superuser changed, deleted, put in or moved is named, and an end that was cut off too', async () => {
  await write(4);
  const last = await linesNow();
  const at = last - 2;
  const next = `(select max(id) + 1 from audit_log)`;
  const columns = `admin_name, act, created_at, prev, hash`;
  const changes: [string, number][] = [
    [`update audit_log set record_name = 'somebody else' where seq = ${at}`, at],
    [`update audit_log set admin_id = gen_random_uuid() where seq = ${at}`, at],
    [`update audit_log set admin_name = null where seq = ${at}`, at],
    [`update audit_log set created_at = created_at + interval '1 microsecond' where seq = ${at}`, at],
    [`update audit_log set hash = sha256('x') where seq = ${at}`, at],
    [`delete from audit_log where seq = ${at}`, at],
    [`delete from audit_log where seq = ${last}`, last],
    [`delete from audit_log`, 1],
    [`delete from audit_log; update audit_head set last_seq = 0`, 1],
    [`delete from audit_head`, last + 1],
    [`update audit_head set last_seq = last_seq - 1`, last + 1],
    [
      `insert into audit_log (id, seq, ${columns}) overriding system value
        select ${next}, ${last + 1}, ${columns} from audit_log where seq = ${last}`,
      last + 1,
    ],
    [
      `update audit_log set seq = -seq where seq = ${at}; update audit_log set seq = ${at} where seq = ${at + 1};
       update audit_log set seq = ${at + 1} where seq = -${at}`,
      at,
    ],
  ];
  for (const [statement, broken] of changes)
    expect([statement, await brokenAfter(statement)]).toEqual([statement, broken]);
  expect(await verifyAuditLog(neev.services.db)).toMatchObject({ lines: last, broken: undefined });
});

test('An account is deleted, and its lines stay as they were written', async () => {
  const asha = await neev.loginAs();
  const { db } = neev.services;
  await recordAct(db, { act: 'verify', admin: { ...asha, fullname: 'Asha' }, record: record('x') });
  await db.deleteFrom('users').where('id', '=', asha.userId).execute();
  expect((await verifyAuditLog(db)).broken).toBeUndefined();
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
});
