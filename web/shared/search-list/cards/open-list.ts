import { useEffect } from 'react';
import type { Availability } from '#contract/accounts/notices.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { emit, onReconnect, onServerEvent } from '#web/shared/realtime/connection.ts';

type Flagged = { id?: string; _id?: string; available?: boolean; status?: boolean };

/** While this is on the screen, who becomes free or is no longer shows at once (docs/rules.md#search-8). */
export function useOpenList(kind: Availability['kind']): void {
  useEffect(() => {
    const stops = [
      onReconnect(() => emit('follow-list', { kind })),
      onServerEvent('availability', showAvailability),
    ];
    return () => {
      for (const stop of stops) stop();
      emit('follow-list', { kind: null });
    };
  }, [kind]);
}

/** Writes the flag where the record is loaded: into lists, and on its own page. */
function showAvailability({ kind, _id, available }: Availability): void {
  const patch = (record: Flagged): Flagged => {
    if (record.id === _id) return { ...record, available };
    // A product's page keeps it as the wire has it.
    return record._id === _id ? { ...record, status: available } : record;
  };
  const keys =
    kind === 'product'
      ? [['products'], ['product', _id]]
      : [
          ['providers', kind],
          ['provider', kind],
        ];
  for (const queryKey of keys)
    for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
      const { dataUpdatedAt: updatedAt, fetchStatus } = query.state;
      queryClient.setQueryData(query.queryKey, (old: unknown) => patchLoaded(old, patch), { updatedAt });
      // An answer on its way may be from before.
      if (fetchStatus === 'fetching')
        void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
}

type Loaded = { data?: Flagged | Flagged[]; pages?: { data: Flagged[] }[] };

/** @param old a list's pages, or an answer with one record, as the queries keep them */
function patchLoaded(old: unknown, patch: (record: Flagged) => Flagged): unknown {
  const loaded = old as Loaded | undefined;
  if (loaded?.pages)
    return { ...loaded, pages: loaded.pages.map((page) => ({ ...page, data: page.data.map(patch) })) };
  if (loaded?.data && !Array.isArray(loaded.data)) return { ...loaded, data: patch(loaded.data) };
  return old;
}
