import type { Pool } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openPool } from '#server/platform/database/database.ts';
import { aConversation, aMessage } from '#server/testing/a-conversation.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import type { NewMessage } from './message-save.data.ts';
import { findKnown, keyOf, saveMessages } from './save-messages.data.ts';

const neev = useTestApp();

/** What became of each, in short. */
const save = async (messages: NewMessage[], pool: Pool = neev.services.pool) =>
  (await saveMessages(pool, messages)).map((outcome) =>
    'refused' in outcome ? outcome.refused : [outcome.row.seq, outcome.isNew],
  );

const saved = async () =>
  (await neev.services.db.selectFrom('messages').selectAll().orderBy('seq').execute()).map(
    ({ seq, client_id }) => [seq, client_id],
  );

/** A pool beside the application's own, as another process has it. */
function anotherPool(): Pool {
  const database = String(neev.services.pool.options.database);
  const pool = openPool({ ...inject('postgres'), database }, () => undefined);
  onTestFinished(() => pool.end());
  return pool;
}

describe('What is there already', () => {
  test('is the answer among new ones, which are saved without a gap', async () => {
    const chat = await aConversation(neev);
    await save([aMessage(chat, { clientId: 'one' })]);
    expect(
      await save([
        aMessage(chat, { clientId: 'two' }),
        aMessage(chat, { clientId: 'one', text: 'said anew' }),
        aMessage(chat, { clientId: 'three' }),
      ]),
    ).toEqual([
      [2, true],
      [1, false],
      [3, true],
    ]);
    expect(await saved()).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ]);
  });

  test('alone is the answer, and nothing is counted for it', async () => {
    const chat = await aConversation(neev);
    await save([aMessage(chat, { clientId: 'one' })]);
    expect(await save([aMessage(chat, { clientId: 'one' })])).toEqual([[1, false]]);
    expect(await save([aMessage(chat, { clientId: 'two' })])).toEqual([[2, true]]);
  });

  test.each([[1], [2]])('is the answer to who was blocked since (%i at once)', async (many) => {
    const chat = await aConversation(neev);
    await save([aMessage(chat, { clientId: 'one' })]);
    await neev.services.db.updateTable('conversation_members').set({ blocked: true }).execute();
    const sent = [aMessage(chat, { clientId: 'one' }), aMessage(chat, { clientId: 'two' })].slice(0, many);
    expect(await save(sent)).toEqual([[1, false], 'chat-blocked'].slice(0, many));
  });

  test('is known by its sender too: another’s of the same name is none of theirs', async () => {
    const chat = await aConversation(neev);
    await save([aMessage(chat, { clientId: 'one' })]);
    const { asha, ravi } = chat;
    const known = await findKnown(neev.services.pool, [
      { senderId: asha.userId, clientId: 'one' },
      { senderId: ravi.userId, clientId: 'one' },
    ]);
    expect([...known.keys()]).toEqual([keyOf({ senderId: asha.userId, clientId: 'one' })]);
    expect([...known.values()]).toMatchObject([{ receiverId: ravi.userId, isNew: false }]);
  });
});

describe('Who may not write', () => {
  test.each([
    ['not-found', { conversationId: crypto.randomUUID() }],
    ['not-allowed', { receiverId: crypto.randomUUID() }],
  ])('is refused alone and among others, for each its own reason (%s)', async (reason, changes) => {
    const chat = await aConversation(neev);
    const wrong = aMessage(chat, { clientId: 'wrong', ...changes });
    expect(await save([wrong])).toEqual([reason]);
    expect(
      await save([aMessage(chat, { clientId: 'one' }), wrong, aMessage(chat, { clientId: 'two' })]),
    ).toEqual([[1, true], reason, [2, true]]);
  });

  test.each([[1], [2]])('hears that the other one is gone, or blocked (%i at once)', async (many) => {
    const chat = await aConversation(neev);
    const sent = (name: string) =>
      Array.from({ length: many }, (_, n) => aMessage(chat, { clientId: `${name} ${n}` }));
    const { db } = neev.services;
    const blocking = (blocked: boolean) =>
      db
        .updateTable('conversation_members')
        .set({ blocked })
        .where('user_id', '=', chat.ravi.userId)
        .execute();
    await blocking(true);
    expect(new Set(await save(sent('blocked')))).toEqual(new Set(['chat-blocked']));
    await blocking(false);
    await db.deleteFrom('users').where('id', '=', chat.ravi.userId).execute();
    expect(new Set(await save(sent('gone')))).toEqual(new Set(['user-missing']));
    expect(await saved()).toEqual([]);
  });
});

describe('Two processes that write into the same conversations', () => {
  test('count without a gap and in the order of each, one at a time and many at once', async () => {
    const chats = [await aConversation(neev), await aConversation(neev)];
    const write = async (name: string, pool: Pool) => {
      for (let n = 0; n < 20; n += 1)
        await save(
          chats.slice(0, 1 + (n % 2)).map((chat) => aMessage(chat, { clientId: `${name} ${n} ${chat.id}` })),
          pool,
        );
    };
    await Promise.all([write('here', neev.services.pool), write('there', anotherPool())]);
    const rows = await neev.services.db.selectFrom('messages').selectAll().orderBy('seq').execute();
    for (const [place, { id }] of chats.entries()) {
      const own = rows.filter((row) => row.conversation_id === id);
      expect(own.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 / (place + 1) }, (_, n) => n + 1));
      for (const name of ['here', 'there']) {
        const turns = own
          .filter(({ client_id }) => client_id.startsWith(name))
          .map(({ client_id }) => Number(client_id.split(' ')[1]));
        expect(turns).toEqual([...turns].sort((a, b) => a - b));
      }
    }
  });

  test('save the same message once, and both answer with it', async () => {
    const chat = await aConversation(neev);
    const other = anotherPool();
    for (let n = 0; n < 10; n += 1) {
      const message = aMessage(chat, { clientId: `twice ${n}` });
      const [here, there] = await Promise.all([save([message]), save([message], other)]);
      expect([here, there].flat(1).map((outcome) => outcome[0])).toEqual([n + 1, n + 1]);
    }
    expect(await saved()).toHaveLength(10);
  });
});

test('The statements keep one plan for any number, so that none is planned anew', async () => {
  const chat = await aConversation(neev);
  const database = String(neev.services.pool.options.database);
  const pool = openPool({ ...inject('postgres'), database, max: 1 }, () => undefined);
  onTestFinished(() => pool.end());
  await neev.services.pool.query(`
    with made as (
      insert into conversations (first_id, second_id)
      select least(a, b), greatest(a, b) from (select gen_random_uuid() a, gen_random_uuid() b from generate_series(1, 9000)) x
      returning *
    ), members as (
      insert into conversation_members (user_id, other_id, conversation_id)
      select first_id, second_id, id from made union all select second_id, first_id, id from made
    )
    insert into users (fullname, email, password_hash)
    select 'Person', first_id || '@test.invalid', 'none' from made`);
  await neev.services.pool.query('analyze');
  for (let n = 0; n < 12; n += 1) {
    await save([aMessage(chat, { clientId: `alone ${n}` })], pool);
    await save(
      [aMessage(chat, { clientId: `first ${n}` }), aMessage(chat, { clientId: `second ${n}` })],
      pool,
    );
  }
  const { rows } = await pool.query(
    `select name from pg_prepared_statements where custom_plans <= 5 and generic_plans >= 7 order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['save-message', 'save-messages']);
});
