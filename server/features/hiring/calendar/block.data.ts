import { sql } from 'kysely';
import { z } from 'zod';
import type { Block } from '#contract/hiring/calendar.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import type { Span } from '#domain/calendar/spans.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type Page,
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
} from '#server/platform/database/page-cursor.ts';
import { multirange } from './units/span-text.data.ts';

export interface NewBlock {
  ownerId: string;
  clientId: string;
  listing: ListingRef;
  from: string;
  to: string;
  part: Block['part'];
}

/** The new block's id, or undefined where its owner has sent this clientId before. */
export async function insertBlock(transaction: Db, block: NewBlock): Promise<string | undefined> {
  const made = await transaction
    .insertInto('blocks')
    .values({
      owner_id: block.ownerId,
      client_id: block.clientId,
      listing_id: block.listing._id,
      listing_of: block.listing.kind,
      first_day: block.from,
      last_day: block.to,
      part: block.part,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** Days that somebody else keeps free already on one of the units stay theirs. @throws PostgreSQL's 23P01 */
export async function reserveBeside(
  transaction: Db,
  unitIds: string[],
  { blockId, ownerId, spans }: { blockId: string; ownerId: string; spans: readonly Span[] },
): Promise<void> {
  await sql`
    insert into reservations (unit_id, block_id, span)
    select wanted.unit_id, ${blockId}::uuid, span
    from unnest(${unitIds}::uuid[]) as wanted (unit_id), unnest(${multirange(spans)}::tstzmultirange - coalesce((
        select range_agg(x.span) from reservations x join blocks k on k.id = x.block_id
        where x.unit_id = wanted.unit_id and x.released_at is null and k.owner_id <> ${ownerId}::uuid), '{}')) as span`.execute(
    transaction,
  );
}

/** Takes of the days what is not taken yet. */
export async function reserveWhatIsFree(
  transaction: Db,
  unitIds: string[],
  { blockId, spans }: { blockId: string; spans: readonly Span[] },
): Promise<void> {
  await sql`
    insert into reservations (unit_id, block_id, span)
    select wanted.unit_id, ${blockId}::uuid, span
    from unnest(${unitIds}::uuid[]) as wanted (unit_id), unnest(${multirange(spans)}::tstzmultirange - coalesce((
        select range_agg(x.span) from reservations x
        where x.unit_id = wanted.unit_id and x.released_at is null), '{}')) as span`.execute(transaction);
}

interface Row {
  id: string;
  listing_id: string;
  listing_of: ListingRef['kind'];
  first_day: string;
  last_day: string;
  part: Block['part'];
  unit_ids: string[];
  created_at: Date;
}

const view = (row: Row): Block => ({
  _id: row.id,
  listing: { kind: row.listing_of, _id: row.listing_id },
  from: row.first_day,
  to: row.last_day,
  part: row.part,
  unitIds: row.unit_ids,
  createdAt: row.created_at.toISOString(),
});

const columns = sql`k.id, k.listing_id, k.listing_of, k.first_day::text, k.last_day::text, k.part, k.created_at,
  array(select distinct x.unit_id::text from reservations x where x.block_id = k.id order by 1) as unit_ids`;

/** By its id, or by its owner's name for it. */
export async function findBlock(
  db: Db,
  ownerId: string,
  by: { id: string } | { clientId: string },
): Promise<Block | undefined> {
  const one = 'id' in by ? sql`k.id = ${by.id}::uuid` : sql`k.client_id = ${by.clientId}`;
  const { rows } = await sql<Row>`
    select ${columns} from blocks k where k.owner_id = ${ownerId}::uuid and ${one}`.execute(db);
  return rows[0] && view(rows[0]);
}

const position = z.tuple([z.literal('blocks'), z.iso.date().refine((day) => day >= '0001'), z.uuid()]);

/** Those that are not over, the earliest first. @throws AppError 'bad-cursor' */
export async function blockPage(
  db: Db,
  { ownerId, today }: { ownerId: string; today: string },
  paging: Paging,
): Promise<Page<Block>> {
  const [, day = null, id = null] = readPosition(position, paging.cursor) ?? [];
  const where = sql`k.owner_id = ${ownerId}::uuid and k.last_day >= ${today}::date`;
  const { rows } = await sql<Row>`
    select ${columns} from blocks k
    where ${where} and (${day}::date is null or (k.first_day, k.id) > (${day}::date, ${id}::uuid))
    order by k.first_day, k.id limit ${rowsToRead(paging)}`.execute(db);
  const page = pageOf(rows, paging, (row) => ['blocks', row.first_day, row.id]);
  const counted = await sql<{ n: number }>`select count(*)::int as n from blocks k where ${where}`.execute(
    db,
  );
  return { data: page.rows.map(view), nextCursor: page.nextCursor, total: counted.rows[0]?.n ?? 0 };
}

/** All that there are, for the download of an owner's data. */
export async function allBlocks(db: Db, ownerId: string): Promise<Block[]> {
  const { rows } = await sql<Row>`
    select ${columns} from blocks k where k.owner_id = ${ownerId}::uuid
    order by k.first_day, k.id limit 1000`.execute(db);
  return rows.map(view);
}

/** By its id, or by its owner's name for it; its reservations go with it. Whether it was there. */
export async function removeBlock(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('blocks')
    .where('owner_id', '=', ownerId)
    .where((eb) => eb.or([eb('id', '=', id), eb('client_id', '=', id)]))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All of an owner's, with what they hold. */
export async function removeBlocksOf(db: Db, ownerId: string): Promise<void> {
  await db.deleteFrom('blocks').where('owner_id', '=', ownerId).execute();
}
