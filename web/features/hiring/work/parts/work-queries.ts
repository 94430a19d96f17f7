import { useQueries } from '@tanstack/react-query';
import { type Booking, type BookingStatus, getBookings } from '#contract/hiring/bookings.calls.ts';
import { getRequests, type JobRequest } from '#contract/hiring/requests.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { type EndlessList, useEndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import type { WorkTab } from './tabs.ts';

type Named<Item> = Item & { id: string };
const named = <Item extends { _id: string }>(items: Item[]): Named<Item>[] =>
  items.map((item) => ({ ...item, id: item._id }));

export const underWork = ['done_said', 'under_way', 'agreed'] as const;
export const over = ['done', 'no_show', 'cancelled'] as const;

/** Requests of one's own, or those that wait for one's listings; grows page by page. */
export const useRequests = (as: 'mine' | 'forMe'): EndlessList<Named<JobRequest>> =>
  useEndlessList({
    key: ['hiring', 'requests', as, 'endless'],
    load: async ({ cursor, signal }) => {
      const page = await call(getRequests, { query: { as, cursor }, signal });
      return { ...page, data: named(page.data) };
    },
  });

/** Bookings of both sides with one status; grows page by page. */
export const useBookings = (status: BookingStatus): EndlessList<Named<Booking>> =>
  useEndlessList({
    key: ['hiring', 'bookings', 'both', status, 'endless'],
    load: async ({ cursor, signal }) => {
      const page = await call(getBookings, { query: { status, cursor }, signal });
      return { ...page, data: named(page.data) };
    },
  });

const fewest = 1;

/** How many things stand under each tab, without those that are not known or would say nothing. */
export function useWorkCounts(): { counts: Partial<Record<WorkTab, number>>; isSettled: boolean } {
  const [forMe, mine, ...booked] = useQueries({
    queries: [
      {
        queryKey: ['hiring', 'requests', 'forMe', 'count'],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await call(getRequests, { query: { as: 'forMe', limit: fewest }, signal })).total,
      },
      {
        queryKey: ['hiring', 'requests', 'mine', 'count'],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const { data } = await call(getRequests, { query: { as: 'mine' }, signal });
          return data.reduce((sum, { offersWaiting = 0 }) => sum + offersWaiting, 0);
        },
      },
      ...underWork.map((status) => ({
        queryKey: ['hiring', 'bookings', 'both', status, 'count'],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await call(getBookings, { query: { status, limit: fewest }, signal })).total,
      })),
    ],
  });
  const known = booked.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const counts = {
    ...(forMe?.data !== undefined && { forMe: forMe.data }),
    ...(mine?.data !== undefined && { asked: mine.data }),
    ...(known.length === underWork.length && { booked: known.reduce((sum, amount) => sum + amount, 0) }),
  };
  return { counts, isSettled: [forMe, mine, ...booked].every((query) => query?.isPending === false) };
}
