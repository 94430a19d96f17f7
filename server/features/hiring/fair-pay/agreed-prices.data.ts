import { type RawBuilder, sql } from 'kysely';
import type { HiringKind, Skill } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface AgreedWork {
  of: HiringKind;
  category: string;
  skill?: Skill | undefined;
  trade?: string | undefined;
  lat: number;
  lng: number;
  radiusKm: number;
  /** Made-up people count among themselves only. */
  withDemo: boolean;
}

/** The one place that says which items are such work. */
const isSuch = ({ of, category, skill, trade }: AgreedWork): RawBuilder<unknown> =>
  sql`i.of = ${of} and i.category = ${category} and ${skill === undefined ? sql`true` : sql`i.skill = ${skill}`}
    and ${trade === undefined ? sql`true` : sql`i.trade = ${trade}`}`;

/** What each provider agreed to last for a day of such work near a place, in a year: rupees a head, whole days alone; of several rates none. */
export async function agreedPrices(db: Db, work: AgreedWork): Promise<number[]> {
  const here = sql`ll_to_earth(${work.lat}, ${work.lng})`;
  const metres = work.radiusKm * 1000;
  const { rows } = await sql<{ price: number }>`
    select distinct on (b.provider_id) b.price
    from bookings b
    join request_items i on i.id = b.item_id
    join requests r on r.id = i.request_id
    join users u on u.id = b.provider_id
    where b.per = 'day' and not b.terms ? 'rates' and b.status not in ('cancelled', 'no_show') and b.created_at > now() - interval '365 days'
      and coalesce(b.dates ->> 'part', 'day') = 'day' and not b.dates ? 'start'
      and ${isSuch(work)} and (${work.withDemo} or not u.demo)
      and ll_to_earth(r.lat, r.lng) <@ earth_box(${here}, ${metres})
      and earth_distance(ll_to_earth(r.lat, r.lng), ${here}) <= ${metres}
    order by b.provider_id, b.created_at desc`.execute(db);
  return rows.map(({ price }) => price);
}
