import { sql } from 'kysely';
import { z } from 'zod';
import type { ListingKind, Neighbours } from '#contract/admin/admin.calls.ts';
import type { Db } from '#server/platform/database/database.ts';

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
