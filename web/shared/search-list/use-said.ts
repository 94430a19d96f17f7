import { useQuery } from '@tanstack/react-query';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { freshFor } from '#web/shared/api/query-client.ts';
import type { EndlessList } from './cards/endless-list.ts';
import type { ListFilter } from './filter/list-filter.ts';

/** Signs that a search takes; a sentence may be longer. */
const longestSearch = 80;

/** A name, a trade or a place alone is searched for as it stands. */
const isOneWord = (q: string): boolean => !/\S\s+\S/.test(q.trim());

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
  return {
    said,
    query: found ?? (sentence ? { ...query, q: sentence.slice(0, longestSearch) } : query),
    /** What was found by the words stands at once; that nothing was is said when it is known what is looked for. */
    shownOf: <Item>(list: EndlessList<Item>): EndlessList<Item> =>
      isLoading && list.items.length === 0 ? { ...list, status: 'loading' } : list,
  };
}
