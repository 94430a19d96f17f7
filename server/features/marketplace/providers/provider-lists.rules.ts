import type { Pool } from 'pg';
import type { ProviderFilter } from '#contract/marketplace/filter.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { toWire } from '#contract/marketplace/providers/mapping.ts';
import type { Source } from '#server/platform/database/database.ts';
import { readShared } from '#server/platform/database/shared-reads.ts';
import { capacityOf, type FactColumns, type Facts } from '../free/listing-facts.data.ts';
import { readPage } from '../search/listing.data.ts';
import { matchedTrade, tradeToAsk } from '../search/trade-words.rules.ts';
import { type ListedRow, lists } from './records/listed-provider.data.ts';
import { presentListed } from './records/provider.view.ts';

/** One page of a kind's list, as everybody who is logged in sees it. */
export async function searchProviders(
  pool: Pool,
  { kind, filter }: { kind: ProviderKind; filter: ProviderFilter },
): Promise<{ providers: Provider[]; total: number }> {
  const { rows, total } = await readPage<ListedRow>(pool, lists[kind], filter);
  return { providers: rows.map((row) => presentListed(row, { admin: false })), total };
}

interface Wanted {
  kind: ProviderKind;
  filter: ProviderFilter;
  /** Sees phones and masked ID numbers; nothing else depends on who asks. */
  admin: boolean;
  facts: Facts;
}

/** One page of a kind's list, in its wire names: the same answer for all who wait for it. */
export const listProviders = ({ pool }: Source, wanted: Wanted) =>
  readShared(pool, JSON.stringify([wanted.kind, wanted.admin, wanted.filter]), () => readList(pool, wanted));

async function readList(pool: Pool, { kind, filter, admin, facts }: Wanted) {
  const { rows, ...page } = await readPage<ListedRow & FactColumns>(pool, { ...lists[kind], facts }, filter);
  const factsOf = (row: ListedRow & FactColumns) =>
    kind === 'provider' ? {} : facts.read(row, capacityOf(row));
  const { q } = filter;
  const data = rows.map((row) =>
    toWire[kind]({
      ...presentListed(row, { admin, facts: factsOf(row) }),
      ...(q && { matchedAs: matchedTrade(q, row), mayDo: tradeToAsk(q, row) }),
    }),
  );
  return { data, ...page };
}
