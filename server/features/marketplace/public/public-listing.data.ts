import { sql } from 'kysely';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A listing as its page for everybody reads it: no phone, no place as written. */
export interface PublicRow {
  kind: ProviderKind | 'product';
  id: string;
  name: string;
  category: string;
  trades: string[];
  pin: string;
  /** As written: for the town's name alone. */
  address: string;
  price: number | null;
  experience: number | null;
  group_size: number | null;
  teams: number;
  company: string | null;
  description: string | null;
  available: boolean;
  verified: boolean;
  /** Null unless the owner wants it there. */
  photo: string | null;
  /** Null: the owner has not said. */
  public: boolean | null;
  suspended: boolean;
  demo: boolean;
  updated_at: Date;
}

const ofProviders = sql`
  select p.kind, p.id, p.name, p.category, p.trades, p.pin, p.address, p.price, p.experience, p.group_size, p.teams,
    p.business_name as company, null as description, p.available, p.verified,
    case when p.public_photo then p.profile_pic end as photo, p.public, p.suspended, p.demo, p.updated_at
  from providers p`;
const ofProducts = sql`
  select 'product' as kind, r.id, r.name, r.category, '{}'::text[] as trades, p.pin, p.address, r.price, null::smallint as experience,
    null::integer as group_size, 1 as teams, r.company, r.description, r.available, r.verified,
    case when r.public_photo then r.product_pic end as photo, r.public, r.suspended, r.demo, r.updated_at
  from products r join providers p on p.id = r.provider_id`;

export async function findPublicRow(db: Db, id: string): Promise<PublicRow | undefined> {
  const { rows } = await sql<PublicRow>`
    ${ofProviders} where p.id = ${id} union all ${ofProducts} where r.id = ${id}`.execute(db);
  return rows[0];
}

/** Whether this was a listing whose owner had said whether it has a page. */
export async function isEnded(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('ended_pages')
    .select('listing_id')
    .where('listing_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

const areListed = (table: 'p' | 'r') => {
  const of = sql.ref(table);
  return sql`${of}.public and ${of}.verified and not ${of}.suspended`;
};

/** How many pages search engines are told of. */
export async function countPublic(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select ((select count(*) from providers p where ${areListed('p')})
      + (select count(*) from products r where ${areListed('r')}))::int as n`.execute(db);
  return rows[0]?.n ?? 0;
}

/** So many of them, in the order of their ids. */
export async function publicRows(
  db: Db,
  { skip, most }: { skip: number; most: number },
): Promise<
  Pick<PublicRow, 'kind' | 'id' | 'name' | 'category' | 'trades' | 'pin' | 'address' | 'updated_at'>[]
> {
  const { rows } = await sql<PublicRow>`
    select kind, id, name, category, trades, pin, address, updated_at from (
      select p.kind, p.id, p.name, p.category, p.trades, p.pin, p.address, p.updated_at
      from providers p where ${areListed('p')}
      union all
      select 'product', r.id, r.name, r.category, '{}', p.pin, p.address, r.updated_at
      from products r join providers p on p.id = r.provider_id where ${areListed('r')}
    ) listed order by id offset ${skip} limit ${most}`.execute(db);
  return rows;
}
