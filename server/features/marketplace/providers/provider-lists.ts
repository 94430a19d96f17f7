import type { Pool } from 'pg';
import type { ProviderFilter } from '#contract/marketplace/filter.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { toWire } from '#contract/marketplace/providers/mapping.ts';
import { readPage } from '../search/listing.ts';
import type { List } from '../search/listing-rows.ts';
import { type ListedRow, listedColumns, presentListed } from './records/listed-provider.ts';

const listOfKind = (kind: ProviderKind): List => ({
  name: kind,
  table: 'providers',
  always: `r.kind = '${kind}'`,
  columns: listedColumns,
  joined: '',
  priced: kind !== 'provider',
  experienced: kind !== 'provider',
  hasCompany: false,
});
const lists: Record<ProviderKind, List> = {
  worker: listOfKind('worker'),
  groupWorker: listOfKind('groupWorker'),
  contractor: listOfKind('contractor'),
  engineer: listOfKind('engineer'),
  provider: listOfKind('provider'),
};

/** One page of a kind's list, as everybody who is logged in sees it. */
export async function searchProviders(
  pool: Pool,
  { kind, filter }: { kind: ProviderKind; filter: ProviderFilter },
): Promise<{ providers: Provider[]; total: number }> {
  const { rows, total } = await readPage<ListedRow>(pool, lists[kind], filter);
  return { providers: rows.map((row) => presentListed(row, false)), total };
}

/** One page of a kind's list, in its wire names. @param admin sees phones and masked ID numbers */
export async function listProviders(
  pool: Pool,
  { kind, filter, admin }: { kind: ProviderKind; filter: ProviderFilter; admin: boolean },
) {
  const { rows, ...page } = await readPage<ListedRow>(pool, lists[kind], filter);
  return { data: rows.map((row) => toWire[kind](presentListed(row, admin))), ...page };
}
