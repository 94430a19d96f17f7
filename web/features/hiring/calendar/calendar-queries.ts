import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  type Block,
  getBlocks,
  getCrewMembers,
  getOwnDays,
  getRestDays,
  type OwnDay,
} from '#contract/hiring/calendar.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { call } from '#web/shared/api/api.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { onServerEvent } from '#web/shared/realtime/connection.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { useKeptToast } from '../offers/offer-acts.ts';

const all = ['calendar'];

/** The days of a listing; those of many people or machines come in several answers. @param dates in order */
export const daysQuery = ({ _id: listing }: ListingRef, dates: string[]) =>
  queryOptions({
    queryKey: [...all, 'days', listing, dates[0], dates.at(-1)],
    queryFn: async ({ signal }) => {
      const [from = '', to = ''] = [dates[0], dates.at(-1)];
      const rows: OwnDay[] = [];
      for (let cursor: string | undefined; ; ) {
        const page: { data: OwnDay[]; nextCursor: string | null } = await call(getOwnDays, {
          query: { listing, from, to, cursor },
          signal,
        });
        rows.push(...page.data);
        if (!page.nextCursor) return rows;
        cursor = page.nextCursor;
      }
    },
    // Another month takes the place of the one in sight when it has come.
    placeholderData: (before) => before,
  });

/** On the device before they are needed: without a line what lies around days given free is known too. */
export const blocksQuery = queryOptions({
  queryKey: [...all, 'blocks'],
  queryFn: async ({ signal }) => {
    const blocks: Block[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await call(getBlocks, { query: { limit: 100, cursor }, signal });
      blocks.push(...page.data);
      if (!page.nextCursor) return blocks;
      cursor = page.nextCursor;
    }
  },
});

export const settingsQuery = queryOptions({
  queryKey: [...all, 'settings'],
  queryFn: async ({ signal }) => (await call(getRestDays, { signal })).data,
});

export const crewQuery = queryOptions({
  queryKey: [...all, 'crew'],
  queryFn: async ({ signal }) => (await call(getCrewMembers, { signal })).data,
});

/** Reads everything anew when the server says that hiring changed. */
export function useFreshCalendar(): void {
  const queries = useQueryClient();
  useEffect(
    () => onServerEvent('hiring', () => void queries.invalidateQueries({ queryKey: all })),
    [queries],
  );
}

const isWaiting = (went: unknown): boolean => typeof went === 'object' && went !== null && 'waits' in went;

/** A change of the calendar: says what was done, that it waits for a line, or why not, and reads the days anew either way. */
export function useCalendarChange<Given>(change: (given: Given) => Promise<unknown>, done: string) {
  const kept = useKeptToast();
  const queries = useQueryClient();
  const explain = useExplain();
  return useMutation({
    mutationFn: change,
    onSuccess: (went) => (isWaiting(went) ? kept() : toast.success(done)),
    onError: (error) => toast.error(explain(error), { id: 'calendar' }),
    onSettled: (went) => {
      const again = queries.invalidateQueries({ queryKey: all });
      // Without a line there is nothing to wait for.
      return isWaiting(went) || !navigator.onLine ? undefined : again;
    },
  });
}
