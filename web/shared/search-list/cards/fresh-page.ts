import { type InfiniteData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { listRefresh } from '#web/shared/api/query-client.ts';

/** What every list call answers. */
export interface ListPage<Item> {
  data: Item[];
  nextCursor: string | null;
  total: number;
  totalIsEstimate?: boolean;
}

type Loaded<Item> = InfiniteData<ListPage<Item>, string | undefined>;
interface Source<Item> {
  key: QueryKey;
  load: (page: { cursor: string | undefined; signal: AbortSignal }) => Promise<ListPage<Item>>;
  /** Only what is shown is kept fresh. */
  shown: boolean;
  /** The element whose children are the items. */
  cards: RefObject<HTMLElement | null>;
}

/**
 * Keeps an open list fresh (docs/rules.md#search-8) at the price of one page, however many are loaded: every 15 s the page in view
 * is asked for again. Only when somebody came to it or left it are the others asked too.
 */
export function useFreshPage<Item extends { id: string }>({ key, load, shown, cards }: Source<Item>): void {
  const client = useQueryClient();
  useQuery({
    queryKey: ['page in view', ...key],
    enabled: shown,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: listRefresh,
    queryFn: async ({ signal }) => {
      const before = client.getQueryState<Loaded<Item>>(key);
      const { pages, pageParams } = before?.data ?? { pages: [], pageParams: [] };
      const at = pageOf(pages, firstInView(cards));
      const old = pages[at];
      if (!before?.data || !old || before.fetchStatus !== 'idle') return null;
      const page = await load({ cursor: pageParams[at], signal });
      // Something else was faster: what it brought stays.
      if (client.getQueryData(key) !== before.data) return null;
      if (!sameItems(old, page)) await client.invalidateQueries({ queryKey: key, exact: true });
      else
        client.setQueryData<Loaded<Item>>(
          key,
          { pageParams, pages: pages.map((other) => (other === old ? page : other)) },
          { updatedAt: before.dataUpdatedAt },
        );
      return null;
    },
  });
}

function firstInView(cards: RefObject<HTMLElement | null>): number {
  const items = [...(cards.current?.children ?? [])];
  return Math.max(
    items.findIndex((item) => item.getBoundingClientRect().bottom > 0),
    0,
  );
}

function pageOf<Item>(pages: ListPage<Item>[], item: number): number {
  let upTo = 0;
  const at = pages.findIndex((page) => {
    upTo += page.data.length;
    return item < upTo;
  });
  return Math.max(at, 0);
}

const sameItems = <Item extends { id: string }>(one: ListPage<Item>, other: ListPage<Item>): boolean =>
  one.data.length === other.data.length && one.data.every(({ id }, at) => id === other.data[at]?.id);
