import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { UnitsOf } from '../../free/free-condition.data.ts';
import type { List } from '../../search/listing-rows.data.ts';
import type { ProviderRow } from './provider.data.ts';

export type ListedRow = Pick<
  ProviderRow,
  | 'id'
  | 'kind'
  | 'user_id'
  | 'name'
  | 'leader_name'
  | 'business_name'
  | 'category'
  | 'trades'
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
  | 'evidence'
  | 'evidence_by'
  | 'evidence_at'
  | 'demo'
  | 'created_at'
  | 'updated_at'
> & { distance_km?: number };

const columns = [
  'kind user_id name leader_name business_name category trades age phone address country price experience group_size teams',
  'available available_said_at verified profile_pic id_last4 evidence evidence_by evidence_at',
  'demo created_at updated_at',
]
  .join(' ')
  .split(' ')
  .map((column) => `r.${column}`)
  .join(', ');

const listOfKind = (kind: ProviderKind, units?: UnitsOf): List => ({
  name: kind,
  table: 'providers',
  always: `r.kind = '${kind}' and not r.suspended`,
  asks: 'r.category, r.trades, r.price, r.experience, r.available, r.verified, r.city_key',
  columns,
  joined: '',
  priced: kind !== 'provider',
  experienced: kind !== 'provider',
  hasCompany: false,
  hasTrades: kind !== 'provider',
  rated: kind !== 'provider',
  ...(units && { units }),
});
export const lists: Record<ProviderKind, List> = {
  worker: listOfKind('worker', 'person'),
  groupWorker: listOfKind('groupWorker', 'seats'),
  contractor: listOfKind('contractor', 'teams'),
  engineer: listOfKind('engineer', 'person'),
  provider: listOfKind('provider'),
};
