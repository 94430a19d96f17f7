import { sql } from 'kysely';
import { z } from 'zod';
import { auditKinds, type ListingKind, type Neighbours } from '#contract/admin/admin.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type Page,
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
} from '#server/platform/database/page-cursor.ts';

const position = z.tuple([z.literal('audit'), z.number().int()]);
const knownKind = z.enum(auditKinds).nullable().catch(null);
// An identity column: it grows with time, so newest first is highest first.
const numbered = z.coerce.number();

/** What admins did, newest first. @throws AppError 'bad-cursor' */
export async function auditLogPage(db: Db, paging: Paging) {
  const before = readPosition(position, paging.cursor);
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', String(before?.[1])))
    .orderBy('id', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const page = pageOf(rows, paging, (row) => ['audit', numbered.parse(row.id)]);
  const data = page.rows.map((row) => ({
    _id: String(row.id),
    act: row.act,
    adminName: row.admin_name,
    kind: knownKind.parse(row.kind),
    recordId: row.record_id,
    recordName: row.record_name,
    createdAt: row.created_at.toISOString(),
  }));
  return { data, nextCursor: page.nextCursor, total: await countLog(db) } satisfies Page<unknown>;
}

async function countLog(db: Db): Promise<number> {
  const row = await db
    .selectFrom('audit_log')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

const named = z.object({ _id: z.string(), name: z.string() }).nullable();
const found = z.object({ previous: named, next: named, left: z.number() });

/** A record, and in which list it stands. */
interface From {
  kind: ListingKind;
  id: string;
  /** Only records that are not verified. */
  open: boolean;
}

/** In the order of an admin's lists: the next is the older one. @returns nothing where the record is not there */
export async function findNeighbours(db: Db, { kind, id, open }: From): Promise<Neighbours | undefined> {
  const table = sql.table(kind === 'product' ? 'products' : 'providers');
  const ofKind = (row: string) => (kind === 'product' ? sql`true` : sql`${sql.ref(`${row}.kind`)} = ${kind}`);
  const listed = sql`${ofKind('r')} and not r.suspended`;
  const wanted = open ? sql`${listed} and not r.verified` : listed;
  const nearest = (side: 'newer' | 'older') => {
    const way = side === 'newer' ? sql`asc` : sql`desc`;
    return sql`(
      select json_build_object('_id', r.id, 'name', r.name) from ${table} r
      where ${wanted} and (r.created_at, r.id) ${side === 'newer' ? sql`>` : sql`<`} (here.created_at, here.id)
      order by r.created_at ${way}, r.id ${way} limit 1)`;
  };
  const { rows } = await sql`
    select ${nearest('newer')} as previous, ${nearest('older')} as next,
      (select count(*)::int from ${table} r where ${listed} and not r.verified) as left
    from ${table} here where here.id = ${id} and ${ofKind('here')}`.execute(db);
  return rows.map((row) => found.parse(row))[0];
}

const counted = z.object({ name: z.string(), total: z.number(), verified: z.number() });
type Counts = Record<ListingKind, { total: number; verified: number }>;

/** All counts of the dashboard, in one query. */
export async function countEverything(
  db: Db,
): Promise<Counts & { unreadMessages: number; openReports: number }> {
  const { rows } = await sql`
    select kind as name, count(*)::int as total, count(*) filter (where verified)::int as verified
      from providers group by kind
    union all select 'product', count(*)::int, count(*) filter (where verified)::int from products
    union all select 'unread', count(*)::int, 0 from contact_messages where not read
    union all select 'reports', count(*)::int, 0 from reports where closed_at is null`.execute(db);
  const found = new Map(rows.map((row) => counted.parse(row)).map(({ name, ...counts }) => [name, counts]));
  const of = (kind: ListingKind) => found.get(kind) ?? { total: 0, verified: 0 };
  return {
    worker: of('worker'),
    groupWorker: of('groupWorker'),
    contractor: of('contractor'),
    engineer: of('engineer'),
    provider: of('provider'),
    product: of('product'),
    unreadMessages: found.get('unread')?.total ?? 0,
    openReports: found.get('reports')?.total ?? 0,
  };
}
