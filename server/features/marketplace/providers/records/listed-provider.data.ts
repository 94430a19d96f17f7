import type { Selectable } from 'kysely';
import type { ListingFacts } from '#contract/marketplace/listing-facts.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import type { ProvidersTable } from '#server/platform/database/tables/provider-tables.ts';

export type Row = Selectable<ProvidersTable>;

export const masked = (last4: string | null): string | null => (last4 === null ? null : `XXXX XXXX ${last4}`);

export type ListedRow = Pick<
  Row,
  | 'id'
  | 'kind'
  | 'user_id'
  | 'name'
  | 'leader_name'
  | 'business_name'
  | 'category'
  | 'age'
  | 'phone'
  | 'address'
  | 'country'
  | 'price'
  | 'experience'
  | 'group_size'
  | 'teams'
  | 'available'
  | 'available_said_at'
  | 'verified'
  | 'profile_pic'
  | 'id_last4'
  | 'demo'
  | 'created_at'
  | 'updated_at'
> & { distance_km?: number };

export const listedColumns = [
  'kind user_id name leader_name business_name category age phone address country price experience group_size teams',
  'available available_said_at verified profile_pic id_last4 demo created_at updated_at',
]
  .join(' ')
  .split(' ')
  .map((column) => `r.${column}`)
  .join(', ');

/** What everybody who is logged in sees in a list. */
export const publicly = (row: ListedRow, facts: ListingFacts = {}): Provider => ({
  id: row.id,
  kind: row.kind,
  userId: row.user_id,
  name: row.name,
  category: row.category,
  age: row.age,
  address: row.address,
  country: row.country,
  price: row.price,
  experience: row.experience,
  groupSize: row.group_size,
  leaderName: row.leader_name,
  businessName: row.business_name,
  teams: row.kind === 'contractor' ? row.teams : undefined,
  available: row.available,
  availableSaidAt: row.available_said_at?.toISOString() ?? null,
  verified: row.verified,
  profilePic: row.profile_pic,
  demo: row.demo,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  distanceKm: row.distance_km,
  freeFrom: facts.freeFrom,
  hiredTimes: facts.hiredTimes,
  rating: facts.rating,
});

/** In lists a phone is for admins only, an e-mail for nobody (docs/rules.md#privacy-3). */
export function presentListed(
  row: ListedRow,
  { admin, facts }: { admin: boolean; facts?: ListingFacts },
): Provider {
  const provider = publicly(row, facts);
  return admin ? { ...provider, phone: row.phone, aadhar: masked(row.id_last4) } : provider;
}
