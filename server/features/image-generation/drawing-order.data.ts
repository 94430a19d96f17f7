import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/database-schema.ts';

/** Taken for as long as an order comes in or is given out: what they count stays true until then. */
const lock = 7_301_644;

/** How long what is wanted, or drawn, is believed without a new word of it. */
const believed = sql`clock_timestamp() + interval '10 seconds'`;
const isWanted = sql`wanted_until > clock_timestamp()`;
const isOpen = sql`photo is null and not failed and ${isWanted}`;
const isDrawn = sql`turn_until is not null and turn_until > clock_timestamp()`;
const waits = sql`${isOpen} and (${isDrawn}) is not true`;

const locked = <T>(db: Db, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    return work(tx);
  });

interface NewOrder {
  userId: string;
  prompt: string;
  /** How many may wait. */
  most: number;
}

/** @returns the order's id, or why there is none */
export const addOrder = (db: Db, { userId, prompt, most }: NewOrder) =>
  locked(db, async (tx): Promise<{ id: string } | 'under-way' | 'full'> => {
    await sql`delete from drawing_orders where not (${isWanted})`.execute(tx);
    const { rows } = await sql<{ waiting: number; own: boolean }>`
      select count(*) filter (where ${waits})::int as waiting, coalesce(bool_or(user_id = ${userId}), false) as own
      from drawing_orders`.execute(tx);
    if (rows[0]?.own) return 'under-way';
    if (rows[0] && rows[0].waiting >= most) return 'full';
    const made = await sql<{ id: string }>`
      insert into drawing_orders (user_id, prompt, wanted_until) values (${userId}, ${prompt}, ${believed})
      returning id`.execute(tx);
    return { id: made.rows[0]?.id ?? '' };
  });

export interface OrderState {
  /** How many are drawn or come before it. */
  ahead: number;
  isDrawn: boolean;
  /** 0 to 1. */
  done: number;
  photo: Buffer | null;
  failed: boolean;
}

/** Says that the order is still wanted. @returns how it stands; undefined where it is no more */
export async function followOrder(db: Db, id: string): Promise<OrderState | undefined> {
  const { rows } = await sql<OrderState>`
    update drawing_orders o set wanted_until = ${believed} where id = ${id}
    returning photo, failed, done, (${isDrawn}) as "isDrawn",
      (select count(*)::int from drawing_orders where id <> o.id and ${isOpen}
        and ((${isDrawn}) or ordered_at < o.ordered_at)) as ahead`.execute(db);
  return rows[0];
}

export const dropOrder = (db: Db, id: string) =>
  db.deleteFrom('drawing_orders').where('id', '=', id).execute();

export interface Turn {
  id: string;
  /** Who draws it now: another, when this one was silent for too long. */
  turn: string;
  userId: string;
  prompt: string;
}

/**
 * Takes the oldest order that waits.
 * @param atOnce how many are drawn at a time, in all processes together
 */
export async function takeTurn(db: Db, atOnce: number): Promise<Turn | undefined> {
  const { rows: waiting } = await sql`select from drawing_orders where ${waits} limit 1`.execute(db);
  if (waiting.length === 0) return undefined;
  return locked(db, async (tx) => {
    const { rows } = await sql<Turn>`
      update drawing_orders set turn = ${randomUUID()}, turn_until = ${believed}, done = 0
      where id = (select id from drawing_orders where ${waits} order by ordered_at limit 1)
        and (select count(*) from drawing_orders where ${isOpen} and ${isDrawn}) < ${atOnce}
      returning id, turn, user_id as "userId", prompt`.execute(tx);
    return rows[0];
  });
}

/** @returns whether the order is still wanted, and this turn's */
export async function keepTurn(db: Db, { id, turn }: Turn, done: number): Promise<boolean> {
  const { rows } = await sql`
    update drawing_orders set turn_until = ${believed}, done = ${done}
    where id = ${id} and turn = ${turn} and ${isWanted} returning id`.execute(db);
  return rows.length > 0;
}

/** @param outcome 'given back' lets another process draw it */
export async function endTurn(db: Db, { id, turn }: Turn, outcome: Buffer | 'failed' | 'given back') {
  const change =
    outcome === 'given back'
      ? { turn: null, turn_until: null, done: 0 }
      : { turn: null, turn_until: null, ...(outcome === 'failed' ? { failed: true } : { photo: outcome }) };
  await db.updateTable('drawing_orders').set(change).where('id', '=', id).where('turn', '=', turn).execute();
}
