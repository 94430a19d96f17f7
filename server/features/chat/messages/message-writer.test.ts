import type { Pool } from 'pg';
import { describe, expect, inject, test, vi } from 'vitest';
import { openPool } from '#server/platform/database/database.ts';
import { aConversation, aMessage } from '#server/testing/a-conversation.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { makeMessageWriter, type Saved } from './message-writer.rules.ts';

const neev = useTestApp();

/** The real database behind a pool whose first statements that save fail. */
function failing(codes: (string | undefined)[]) {
  const sizes: number[] = [];
  const query = async (statement: string | { values: unknown[] }, ...more: unknown[]) => {
    if (typeof statement === 'string') return neev.services.pool.query(statement, ...(more as [unknown[]]));
    const [first] = statement.values;
    sizes.push(Array.isArray(first) ? first.length : 1);
    const fails = codes.length > 0;
    const code = codes.shift();
    if (fails) throw Object.assign(new Error('the database says no'), code && { code });
    return neev.services.pool.query(statement as never);
  };
  return { pool: { query } as unknown as Pool, sizes };
}
const saved = () => neev.services.db.selectFrom('messages').selectAll().orderBy('seq').execute();

describe('A message whose batch stood in the way of another process', () => {
  test.each([
    ['a deadlock', '40P01'],
    ['the same message saved at the same moment', '23505'],
  ])('is saved at the second try, once (%s)', async (_, code) => {
    const told: Saved[] = [];
    const { pool, sizes } = failing([code]);
    const write = makeMessageWriter(pool, (one) => told.push(one));
    const { row } = await write(aMessage(await aConversation(neev)));
    expect(row.seq).toBe(1);
    expect(sizes).toHaveLength(2);
    expect(told.map((one) => one.row.id)).toEqual([row.id]);
    expect(await saved()).toHaveLength(1);
  });

  test('is not tried for ever: after a second deadlock its sender hears of it', async () => {
    const tell = vi.fn();
    const { pool, sizes } = failing(['40P01', '40P01']);
    await expect(makeMessageWriter(pool, tell)(aMessage(await aConversation(neev)))).rejects.toMatchObject({
      code: '40P01',
    });
    expect(sizes).toHaveLength(2);
    expect(tell).not.toHaveBeenCalled();
  });

  test.each([['08006'], ['23503'], [undefined]])(
    'is not tried again where it would not help (%s), and the next message goes on',
    async (code) => {
      const chat = await aConversation(neev);
      const { pool, sizes } = failing([code]);
      const write = makeMessageWriter(pool, () => undefined);
      await expect(write(aMessage(chat))).rejects.toThrow('the database says no');
      expect(sizes).toHaveLength(1);
      expect((await write(aMessage(chat))).row.seq).toBe(1);
    },
  );

  test('comes through a real deadlock of two processes', async () => {
    const { pool } = neev.services;
    const database = String(pool.options.database);
    const connection = { ...inject('postgres'), database };
    // The writer looks for a deadlock sooner than the other does, so that it is the one that is stopped.
    const own = openPool({ ...connection, options: '-c deadlock_timeout=150ms' }, () => undefined);
    const chats = [await aConversation(neev), await aConversation(neev)].sort((a, b) =>
      a.id < b.id ? -1 : 1,
    );
    const [first, second] = chats;
    if (!first || !second) throw new Error('two conversations were made');
    const holder = await pool.connect();
    const other = await pool.connect();
    const lock = 'select from conversations where id = $1 for update';
    const waiting = async (n: number) => {
      const text = `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect((await pool.query(text, [database])).rowCount).toBe(n), {
        timeout: 10_000,
        interval: 10,
      });
    };
    try {
      const write = makeMessageWriter(own, () => undefined);
      await holder.query('begin');
      await holder.query(lock, [first.id]);
      await other.query('begin');
      await other.query(lock, [second.id]);
      // The first goes alone; the others make the batch that needs both conversations.
      const refused = write(aMessage(first, { conversationId: crypto.randomUUID() })).catch(() => 'refused');
      const both = [write(aMessage(second)), write(aMessage(first))];
      expect(await refused).toBe('refused');
      await waiting(1);
      const crossed = other.query(lock, [first.id]).then(
        () => other.query('commit'),
        () => other.query('rollback'),
      );
      await waiting(2);
      await holder.query('commit');
      await crossed;
      const rows = await Promise.all(both);
      expect(rows.map(({ row }) => [row.conversation_id, row.seq])).toEqual([
        [second.id, 1],
        [first.id, 1],
      ]);
    } finally {
      holder.release();
      other.release();
      await own.end();
    }
  });
});

describe('Messages that come while others are on their way', () => {
  test('are saved together, in the order in which they came, and told in that order before their senders', async () => {
    const chat = await aConversation(neev);
    const heard: string[] = [];
    const { pool, sizes } = failing([]);
    const write = makeMessageWriter(pool, ({ row }) => heard.push(`told ${row.seq}`));
    const texts = ['one', 'two', 'three', 'four'];
    await Promise.all(
      texts.map(async (text) => heard.push(`done ${(await write(aMessage(chat, { text }))).row.seq}`)),
    );
    expect(sizes).toEqual([1, 3]);
    expect((await saved()).map(({ text, seq }) => [text, seq])).toEqual([
      ['one', 1],
      ['two', 2],
      ['three', 3],
      ['four', 4],
    ]);
    expect(heard).toEqual([
      ...['told 1', 'done 1', 'told 2', 'told 3', 'told 4'],
      ...['done 2', 'done 3', 'done 4'],
    ]);
  });

  test('are at most 100 a statement', async () => {
    const chat = await aConversation(neev);
    const { pool, sizes } = failing([]);
    const write = makeMessageWriter(pool, () => undefined);
    await Promise.all(Array.from({ length: 203 }, () => write(aMessage(chat))));
    expect(sizes).toEqual([1, 100, 100, 2]);
    expect((await saved()).at(-1)?.seq).toBe(203);
  });

  test('sent twice under one name are one message, at once and later, and told once', async () => {
    const chat = await aConversation(neev);
    const delivered: number[] = [];
    const write = makeMessageWriter(neev.services.pool, ({ row }) => delivered.push(row.seq));
    const before = write(aMessage(chat));
    const twice = aMessage(chat, { text: 'first' });
    const rows = await Promise.all([write(twice), write({ ...twice, text: 'second' })]);
    const again = await write({ ...twice, text: 'third' });
    expect([...rows, again].map(({ row }) => [row.seq, row.text])).toEqual([
      [2, 'first'],
      [2, 'first'],
      [2, 'first'],
    ]);
    expect((await before).row.seq).toBe(1);
    expect(await saved()).toHaveLength(2);
    expect(delivered).toEqual([1, 2]);
  });

  test('that may not be written are refused each for itself, with their own reason', async () => {
    const chat = await aConversation(neev);
    const stranger = await neev.loginAs();
    const write = makeMessageWriter(neev.services.pool, () => undefined);
    const good = [write(aMessage(chat)), write(aMessage(chat))];
    const refused = await Promise.allSettled([
      write(aMessage(chat, { senderId: stranger.userId })),
      write(aMessage(chat, { receiverId: stranger.userId })),
    ]);
    expect(refused).toMatchObject([
      { status: 'rejected', reason: { problem: 'not-found' } },
      { status: 'rejected', reason: { problem: 'not-allowed' } },
    ]);
    expect((await Promise.all(good)).map(({ row }) => row.seq)).toEqual([1, 2]);
  });
});
