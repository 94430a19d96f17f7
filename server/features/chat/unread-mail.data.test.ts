import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';
import { saveMessages } from './messages/save-messages.data.ts';
import { usersWithWaitingMessages, waitingMessages } from './unread-mail.data.ts';

const neev = useTestApp();

/** What PostgreSQL says of a step of its plan, when it has run it. */
interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
}

/** Each reading of a table, with the rows that were read, kept or not. */
function readings(step: Step): { table: string; rows: number }[] {
  const { 'Actual Rows': kept, 'Actual Loops': loops, 'Rows Removed by Filter': removed = 0 } = step;
  const table = step['Relation Name'];
  const inner = (step.Plans ?? []).flatMap(readings);
  return table === undefined ? inner : [{ table, rows: (kept + removed) * loops }, ...inner];
}

/** 1,000 pairs who wrote each other 100 messages half an hour ago; all are read but the last of `unread` pairs. */
const townOf = (unread: number) => `
  insert into users (id, fullname, email, password_hash)
    select md5('user' || n)::uuid, 'User ' || n, 'user' || n || '@neev.test', 'none' from generate_series(1, 2000) n;
  insert into conversations (id, first_id, second_id, last_seq)
    select md5('pair' || n)::uuid, least(a, b), greatest(a, b), 100 from generate_series(1, 1000) n,
      lateral (select md5('user' || n)::uuid as a, md5('user' || n + 1000)::uuid as b) two;
  insert into conversation_members (user_id, conversation_id, other_id, seen_seq, received_seq, unread)
    select md5('user' || n)::uuid, md5('pair' || n)::uuid, md5('user' || n + 1000)::uuid, 100, 99, false
      from generate_series(1, 1000) n;
  insert into conversation_members (user_id, conversation_id, other_id, seen_seq, received_seq, unread)
    select md5('user' || n + 1000)::uuid, md5('pair' || n)::uuid, md5('user' || n)::uuid,
      case when n <= ${unread} then 99 else 100 end, 100, n <= ${unread} from generate_series(1, 1000) n;
  insert into messages (conversation_id, seq, sender_id, client_id, type, text, created_at)
    select md5('pair' || n)::uuid, seq, md5('user' || n + 1000 * (seq % 2))::uuid, n || ' ' || seq, 'text', 'x',
      now() - interval '30 minutes' from generate_series(1, 1000) n, generate_series(1, 100) seq;
  analyze users, conversations, conversation_members, messages`;

test('the search for unread messages costs by what is unread: beside 100,000 read ones it reads few rows', async () => {
  const { db, pool } = neev.services;
  await pool.query(townOf(10));
  expect(await usersWithWaitingMessages(db)).toHaveLength(10);
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: Step }[] }>`
    explain (analyze, timing off, format json) ${waitingMessages}`.execute(db);
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  const read = plan ? readings(plan.Plan) : [];
  expect(new Set(read.map(({ table }) => table)).size).toBe(4);
  expect(read.filter(({ rows }) => rows > 10)).toEqual([]);
});

test('a member’s row knows what waits, in whatever order messages and looks come', async () => {
  const { db, pool } = neev.services;
  const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
  const { body } = await neev.call('POST', '/newConversation', {
    as: asha,
    body: { receiverId: ravi.userId },
  });
  const conversationId = String(body.data._id);
  const send = (senderId: string) =>
    saveMessages(pool, [
      { conversationId, senderId, receiverId: undefined, clientId: randomUUID(), type: 'text', text: 'x' },
    ]);
  const see = (as: typeof asha, seq: number) =>
    neev.call('PUT', `/conversation/${conversationId}/seen`, { as, body: { seq } });
  const unreadOf = async ({ userId }: typeof asha) =>
    (
      await db
        .selectFrom('conversation_members')
        .select('unread')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).unread;
  await send(asha.userId);
  expect([await unreadOf(asha), await unreadOf(ravi)]).toEqual([false, true]);
  await send(asha.userId);
  await see(ravi, 1);
  expect(await unreadOf(ravi)).toBe(true);
  await see(ravi, 2);
  expect(await unreadOf(ravi)).toBe(false);
  // While each sends and looks at the same time, nothing that is unread counts as read.
  await Promise.all(Array.from({ length: 20 }, (_, n) => [send(asha.userId), see(ravi, 3 + n)]).flat());
  const { rows } = await pool.query(
    'select unread = (seen_seq < received_seq) as right from conversation_members where conversation_id = $1',
    [conversationId],
  );
  expect(rows).toEqual([{ right: true }, { right: true }]);
});
