import type { PoolClient } from 'pg';
import type { Game } from './game.ts';

const clashes = `
  select a.unit_id, a.id as one, a.span as one_span, a.booking_id as one_booking, a.block_id as one_block,
    a.created_at as one_created, a.xmin as one_xmin, a.ctid as one_ctid, b.id as other, b.span as other_span,
    b.booking_id as other_booking, b.block_id as other_block, b.created_at as other_created, b.xmin as other_xmin,
    b.ctid as other_ctid
  from reservations a join reservations b on a.unit_id = b.unit_id and a.id < b.id and a.span && b.span
  where a.released_at is null and b.released_at is null`;

const unheld = `
  select b.id, b.status, b.count, b.spans, b.version, b.updated_at, b.listing_of,
    (select json_agg(json_build_object('id', r.id, 'unit', r.unit_id, 'span', r.span, 'released', r.released_at))
      from reservations r where r.booking_id = b.id) as reservations
  from bookings b where b.status = 'agreed' and b.count <> (select count(distinct r.unit_id) from reservations r
    where r.booking_id = b.id and r.released_at is null)`;

const history = `
  select book_id as booking_id, seq, side, kind, body, created_at from ledger_entries
  where book_id = any ($1::uuid[]) and kind = 'event' order by book_id, seq`;

const others = `
  select pid, state, xact_start, query, backend_type from pg_stat_activity
  where pid <> pg_backend_pid() and (datname = current_database() or backend_type like 'autovacuum%')`;

const seen = `
  select relname, n_tup_ins, n_tup_upd, n_tup_del, last_autovacuum, last_autoanalyze, clock_timestamp() as at
  from pg_stat_user_tables where relname in ('reservations', 'bookings')`;

const withoutIndexes =
  'set enable_indexscan = off; set enable_bitmapscan = off; set enable_indexonlyscan = off; set enable_seqscan = on';
const readings = {
  'as found': 'reset all',
  'without any index': withoutIndexes,
  'as found, again': 'reset all',
};

async function read(client: PoolClient) {
  const [clash, empty] = [await client.query(clashes), await client.query(unheld)];
  const plan = await client.query<{ 'QUERY PLAN': string }>(`explain ${clashes}`);
  return {
    clashes: clash.rows,
    unheld: empty.rows,
    plan: plan.rows.map((line) => line['QUERY PLAN']),
    bookings: [
      ...clash.rows.flatMap((row) => [row.one_booking, row.other_booking]),
      ...empty.rows.map(({ id }) => id),
    ].filter((id): id is string => id !== null),
  };
}

/**
 * Prints the rows of a broken promise, as they are found and again without any index: whether the rows are wrong or
 * their reading is. With them what became of the bookings, who else is at work in the database, and the game's acts.
 */
export async function witness(game: Game, after: string): Promise<void> {
  const client = await game.neev.services.pool.connect();
  const found: Record<string, unknown> = { after, now: game.now, atWork: (await client.query(others)).rows };
  const bookings = new Set<string>();
  for (const [name, settings] of Object.entries(readings)) {
    await client.query(settings);
    const { bookings: named, ...rows } = await read(client);
    found[name] = rows;
    for (const id of named) bookings.add(id);
  }
  found.history = (await client.query(history, [[...bookings]])).rows;
  found.tables = (await client.query(seen)).rows;
  client.release();
  process.stderr.write(`${JSON.stringify(found, null, 2)}\n`);
}
