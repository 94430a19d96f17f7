import { queryOptions, usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Product } from '#contract/marketplace/product.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { fromWire } from '#contract/marketplace/providers/mapping.ts';
import { providerCalls } from '#contract/marketplace/providers/providers.calls.ts';
import type { WireByKind } from '#contract/marketplace/providers/wire.ts';
import { call } from '#web/shared/api/api.ts';
import { type EndlessList, endlessQuery, type Source, useEndlessList } from '../cards/endless-list.ts';
import type { ListPage } from '../cards/fresh-page.ts';
import { readRentalProvider } from './product-queries.ts';

type Query = Record<string, string | undefined>;
type Asked = { query: Query; signal: AbortSignal };
type Lists = { [Kind in ProviderKind]: (asked: Asked) => Promise<ListPage<WireByKind[Kind]>> };

const lists: Lists = {
  worker: (asked) => call(providerCalls.worker.list, asked),
  groupWorker: (asked) => call(providerCalls.groupWorker.list, asked),
  contractor: (asked) => call(providerCalls.contractor.list, asked),
  engineer: (asked) => call(providerCalls.engineer.list, asked),
  provider: (asked) => call(providerCalls.provider.list, asked),
};

const pageSize = '24';

async function listPage<Kind extends ProviderKind>(kind: Kind, asked: Asked) {
  const list: Lists[Kind] = lists[kind];
  const page = await list(asked);
  return { ...page, data: page.data.map((wire) => fromWire(kind, wire)) };
}

const listOf = (kind: ProviderKind, query: Query): Source<Provider> => ({
  key: ['providers', kind, query],
  load: ({ cursor, signal }) => listPage(kind, { query: { ...query, limit: pageSize, cursor }, signal }),
});

/** A kind's list as the filter asks for it. */
export const useProviderList = (kind: ProviderKind, query: Query): EndlessList<Provider> =>
  useEndlessList(listOf(kind, query));

/** Has the list come that is about to be shown. */
export const useProviderListAhead = (kind: ProviderKind, query: Query): void =>
  usePrefetchInfiniteQuery(endlessQuery(listOf(kind, query)));

/** The first of a kind's list. */
export const firstProviders = (kind: ProviderKind, query: Query) =>
  queryOptions({
    queryKey: ['providers', kind, 'first', query],
    queryFn: ({ signal }) => listPage(kind, { query: { ...query, limit: pageSize }, signal }),
  });

export const profileKey = (kind: ProviderKind, id: string) => ['provider', kind, id] as const;

type Reads = {
  [Kind in ProviderKind]: (asked: { params: { id: string }; signal: AbortSignal }) => Promise<{
    data: WireByKind[Kind];
    products?: Product[];
  }>;
};
const reads: Reads = {
  worker: (asked) => call(providerCalls.worker.get, asked),
  groupWorker: (asked) => call(providerCalls.groupWorker.get, asked),
  contractor: (asked) => call(providerCalls.contractor.get, asked),
  engineer: (asked) => call(providerCalls.engineer.get, asked),
  provider: ({ params, signal }) => readRentalProvider(params.id, signal),
};

async function readProfile<Kind extends ProviderKind>(kind: Kind, id: string, signal: AbortSignal) {
  const read: Reads[Kind] = reads[kind];
  const { data, products = [] } = await read({ params: { id }, signal });
  return { data: fromWire(kind, data), products };
}

/** One provider's record, by its or its user's id; with its products where it rents them out. */
export const profileQuery = (kind: ProviderKind, id: string) =>
  queryOptions({
    queryKey: profileKey(kind, id),
    queryFn: ({ signal }) => readProfile(kind, id, signal),
  });

export const useProfile = (kind: ProviderKind, id: string) =>
  useQuery({ ...profileQuery(kind, id), enabled: id !== '' });
