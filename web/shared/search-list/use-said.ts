import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kinds, type ProviderKind } from '#contract/marketplace/kinds.ts';
import { freshFor } from '#web/shared/api/query-client.ts';
import type { EndlessList } from './cards/endless-list.ts';
import type { ListFilter } from './filter/list-filter.ts';
import type { Said } from './read-said.ts';

/** Signs that a search takes; a sentence may be longer. */
const longestSearch = 80;

/** A name, a trade or a place alone is searched for as it stands. */
const isOneWord = (q: string): boolean => !/\S\s+\S/.test(q.trim());

/** A price of the sentence; without a way to remove it where the list knows no prices. */
export interface SaidPrice {
  most: number;
  remove?: () => void;
}

/** Until it is removed, or another is applied by hand. */
function useSaidPrice(
  kind: ProviderKind | 'product',
  {
    sentence,
    said,
    query,
  }: { sentence: string; said: Said | undefined; query: Record<string, string | undefined> },
): SaidPrice | undefined {
  const [removedFrom, setRemovedFrom] = useState('');
  const most = kind === 'provider' ? undefined : said?.priceOf(kind);
  if (most === undefined || query.maxPrice !== undefined || removedFrom === sentence) return undefined;
  const hasPrices = kind === 'product' || kinds[kind].priceSlider !== null;
  return { most, ...(hasPrices && { remove: () => setRemovedFrom(sentence) }) };
}

/**
 * What the search words ask for, where they are a sentence: "2 masons from Monday". Names of people go on as they are
 * (docs/rules.md#search-16).
 */
export function useSaid(
  kind: ProviderKind | 'product',
  { address, query }: Pick<ListFilter, 'address' | 'query'>,
) {
  const { q = '' } = address;
  const sentence = isOneWord(q) ? '' : q;
  const { data, isLoading } = useQuery({
    queryKey: ['said', sentence],
    // The reader stands on the server: lists without a sentence load nothing of it.
    queryFn: ({ signal }) => import('./read-said.ts').then(({ readSaid }) => readSaid(sentence, signal)),
    enabled: sentence !== '',
    staleTime: freshFor(5 * 60_000),
    retry: false,
  });
  const said = data ?? undefined;
  const found = kind === 'provider' ? undefined : said?.queryOf(kind, query);
  const price = useSaidPrice(kind, { sentence, said, query });
  return {
    said: said && { ...said, price },
    query:
      (found && { ...found, ...(price?.remove && { maxPrice: String(price.most) }) }) ??
      (sentence ? { ...query, q: sentence.slice(0, longestSearch) } : query),
    /** What was found by the words stands at once; that nothing was is said when it is known what is looked for. */
    shownOf: <Item>(list: EndlessList<Item>): EndlessList<Item> =>
      isLoading && list.items.length === 0 ? { ...list, status: 'loading' } : list,
  };
}
