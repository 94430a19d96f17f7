import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';
import { inTransaction } from './in-transaction.rules.ts';

const neev = useTestApp();

const withCode = (code: string) => Object.assign(new Error('refused'), { code });

describe('Work on units', () => {
  test('that meets another reservation is "not free", and is not tried again', async () => {
    let runs = 0;
    const work = async () => {
      runs += 1;
      throw withCode('23P01');
    };
    await expect(inTransaction(neev, work)).rejects.toMatchObject({ problem: 'not-free', status: 409 });
    expect(runs).toBe(1);
  });

  test.each(['40P01', '40001'])(
    'is done again, three times at most, after %s; then all is busy',
    async (code) => {
      let runs = 0;
      const failing = (times: number) => async () => {
        runs += 1;
        if (runs <= times) throw withCode(code);
        return 'done';
      };
      expect(await inTransaction(neev, failing(3))).toBe('done');
      expect(runs).toBe(4);
      runs = 0;
      await expect(inTransaction(neev, failing(4))).rejects.toMatchObject({ problem: 'busy', status: 503 });
      expect(runs).toBe(4);
    },
  );

  test('that fails otherwise fails as it is and leaves nothing', async () => {
    const broken = new Error('something else');
    const work = async (transaction: typeof neev.services.db) => {
      await sql`insert into units (kind) values ('seat')`.execute(transaction);
      throw broken;
    };
    await expect(inTransaction(neev, work)).rejects.toBe(broken);
    expect(await neev.services.db.selectFrom('units').selectAll().execute()).toEqual([]);
  });

  test('really meets the database’s own refusal', async () => {
    const { db } = neev.services;
    const unit = await db
      .insertInto('units')
      .values({ kind: 'seat' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const block = await db
      .insertInto('blocks')
      .values({
        owner_id: unit.id,
        client_id: 'a',
        listing_id: unit.id,
        listing_of: 'groupWorker',
        first_day: '2026-12-02',
        last_day: '2026-12-02',
        part: 'day',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const take = () =>
      inTransaction(neev, async (transaction) => {
        await transaction
          .insertInto('reservations')
          .values({ unit_id: unit.id, block_id: block.id, span: '[2026-12-02,2026-12-03)' })
          .execute();
      });
    await take();
    await expect(take()).rejects.toMatchObject({ problem: 'not-free' });
  });
});
