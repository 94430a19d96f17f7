import { sql } from 'kysely';
import { z } from 'zod';
import type { ListingKind } from '#contract/admin/admin.calls.ts';
import type { Db } from '#server/platform/database/database.ts';

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
