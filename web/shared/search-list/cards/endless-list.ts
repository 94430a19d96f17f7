import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type RefCallback, startTransition, useEffect, useRef, useState } from 'react';
import { useOnline } from '#web/shared/browser/use-online.ts';
import { useComeBack } from './come-back.ts';
import { type ListPage, useFreshPage } from './fresh-page.ts';

/** As many as a phone shows at once, and one more. */
const few = 4;

type Stage = 'none' | 'few' | 'whole';

/**
 * Of records that had to be waited for, at first a screenful, then the rest, each in slices: what a query brings is else
 * drawn in one go, which would hold up a slow phone for a quarter of a second. So none of them is drawn in the moment that
 * they come. What was there from the start is drawn at once, so that a way back finds its place.
 */
export function useFirstFew<Item>(items: Item[]): Item[] {
  const [stage, setStage] = useState<Stage>(items.length > 0 ? 'whole' : 'none');
  const came = items.length > 0;
  useEffect(() => {
    if (came && stage !== 'whole') startTransition(() => setStage(stage === 'none' ? 'few' : 'whole'));
  }, [came, stage]);
  if (stage === 'whole' || !came) return items;
  return items.slice(0, stage === 'few' ? few : 0);
}

export interface EndlessList<Item> {
  /** 'failed' only while there is nothing to show. */
  status: 'loading' | 'failed' | 'ready';
  error: Error | null;
  items: Item[];
  total: number;
  totalIsEstimate: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  /** When what is shown was true, in milliseconds of the epoch, where it could not be asked for again. */
  asOf: number | undefined;
  /** Something is being fetched, a refresh too. */
  busy: boolean;
  /** For the element that holds the items. */
  cards: RefCallback<HTMLElement>;
  more: () => void;
  retry: () => void;
}

export interface Source<Item> {
  key: readonly unknown[];
  load: (page: { cursor: string | undefined; signal: AbortSignal }) => Promise<ListPage<Item>>;
}

/** How a list is asked for, page by page. */
export const endlessQuery = <Item>({ key, load }: Source<Item>) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => load({ cursor: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/**
 * A list that grows page by page. What is loaded is asked for again on focus, what is in view every 15 s (docs/rules.md#search-8),
 * in place: an answer with the same content keeps the same objects, so nothing is drawn anew.
 */
export function useEndlessList<Item extends { id: string }>({ key, load }: Source<Item>): EndlessList<Item> {
  const list = useInfiniteQuery(endlessQuery({ key, load }));
  const online = useOnline();
  const cardsRef = useRef<HTMLElement>(null);
  useFreshPage({ key, load, shown: list.isSuccess, cards: cardsRef });
  const pages = list.data?.pages ?? [];
  const loaded = unique(pages.flatMap((page) => page.data));
  const items = useFirstFew(loaded);
  const isToCome = items.length === 0 && loaded.length > 0;
  const hasMore = list.hasNextPage && items === loaded;
  const more = () => {
    // What is under way, a refresh or this very page, would else be thrown away.
    void list.fetchNextPage({ cancelRefetch: false });
  };
  const canGrow = hasMore && !list.isFetching && !list.isFetchNextPageError;
  useComeBack({ key, items, cards: cardsRef, canGrow, more });
  return {
    status: list.isPending || isToCome ? 'loading' : list.isError && !list.data ? 'failed' : 'ready',
    error: list.error,
    items,
    total: pages.at(-1)?.total ?? 0,
    totalIsEstimate: pages.at(-1)?.totalIsEstimate ?? false,
    hasMore,
    loadingMore: list.isFetchingNextPage,
    moreFailed: list.isFetchNextPageError,
    asOf: (list.isError || !online) && list.data ? list.dataUpdatedAt : undefined,
    busy: list.isFetching,
    cards: (element) => {
      cardsRef.current = element;
    },
    more,
    retry: () => void list.refetch(),
  };
}

/** A record that moved while pages were fetched may come twice. */
function unique<Item extends { id: string }>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
