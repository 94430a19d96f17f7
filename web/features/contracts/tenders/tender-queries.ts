import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  answerTenderQuestion,
  getTender,
  getTenders,
  postTenderQuestion,
  putTenderBill,
  putTenderHour,
  putTenderVisit,
  type Tender,
  type TenderShort,
} from '#contract/contracts/tenders.calls.ts';
import { closeRequest, passRequest } from '#contract/hiring/requests.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { call } from '#web/shared/api/api.ts';
import { onServerEvent, openConnection } from '#web/shared/realtime/connection.ts';
import { type EndlessList, useEndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { useOwnWords } from '../lines/bill-words.ts';

/** Under what the answers about tenders stand in the query cache. */
export const tenderKeys = {
  all: ['contracts', 'tenders'],
  one: (id: string) => ['contracts', 'tenders', 'one', id],
  list: (as: 'mine' | 'forMe') => ['contracts', 'tenders', as],
};

export const useTender = (id: string) =>
  useQuery({
    queryKey: tenderKeys.one(id),
    queryFn: async ({ signal }) => (await call(getTender, { params: { id }, signal })).data,
    enabled: id !== '',
  });

/** A tender as its reader says it. */
export function useOwnTender(tender: Tender): Tender {
  const bill = useOwnWords(tender.bill);
  return useMemo(() => ({ ...tender, bill }), [tender, bill]);
}

export const useTenders = (as: 'mine' | 'forMe'): EndlessList<TenderShort & { id: string }> =>
  useEndlessList({
    key: tenderKeys.list(as),
    load: async ({ cursor, signal }) => {
      const page = await call(getTenders, { query: { as, cursor }, signal });
      return { ...page, data: page.data.map((one) => ({ ...one, id: one._id })) };
    },
  });

/** What was answered is what is shown; the lists ask again. */
export function knowTender(queries: QueryClient, tender: Tender): void {
  queries.setQueryData(tenderKeys.one(tender._id), tender);
  for (const as of ['mine', 'forMe'] as const)
    void queries.invalidateQueries({ queryKey: tenderKeys.list(as) });
}

/** Keeps tenders on the screen as the server has them. Once a page. */
export function useTenderNews(): void {
  const queries = useQueryClient();
  useEffect(() => {
    openConnection();
    const again = () => void queries.invalidateQueries({ queryKey: tenderKeys.all });
    const stops = [
      onServerEvent('reconnect', again),
      // Its place, its end and who said no stand with the requests.
      onServerEvent<{ kind: string }>('hiring', ({ kind }) => {
        if (kind === 'tender' || kind === 'request') again();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);
}

const tick = 15_000;

/** The time by the server's clock, as the tender's answer had it; it goes on by itself. */
export function useServerNow({ now }: Pick<Tender, 'now'>, cameAt: number): number {
  const ahead = Date.parse(now) - cameAt;
  const [time, setTime] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setTime(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  // An answer may be newer than the last tick.
  return Math.max(time, cameAt) + ahead;
}

/** What either side does with a tender. Nothing of it waits for a line. */
export function useTenderActs(id: string) {
  const queries = useQueryClient();
  const params = { id };
  const onSuccess = ({ data }: { data: Tender }) => knowTender(queries, data);
  const again = () => queries.invalidateQueries({ queryKey: tenderKeys.all });
  return {
    changeBill: useMutation({
      mutationFn: (bill: Pick<Tender['bill'], 'lines' | 'stages'>) =>
        call(putTenderBill, { params, body: bill }),
      onSuccess,
    }),
    moveHour: useMutation({
      mutationFn: (hour: { now: true } | { opensAt: string }) => call(putTenderHour, { params, body: hour }),
      onSuccess,
    }),
    visit: useMutation({
      mutationFn: (visit: { at: string } | ({ listing: ListingRef } & ({ at: string } | { agree: true }))) =>
        call(putTenderVisit, { params, body: visit }),
      onSuccess,
    }),
    ask: useMutation({
      mutationFn: (question: { clientId: string; text: string }) =>
        call(postTenderQuestion, { params, body: question }),
      onSuccess,
    }),
    answer: useMutation({
      mutationFn: ({ qid, answer }: { qid: string; answer: string }) =>
        call(answerTenderQuestion, { params: { id, qid }, body: { answer } }),
      onSuccess,
    }),
    close: useMutation({ mutationFn: () => call(closeRequest, { params, body: {} }), onSettled: again }),
    pass: useMutation({
      mutationFn: ({ kind, _id }: ListingRef) =>
        call(passRequest, { params, body: { listing: { kind, _id } } }),
      onSettled: again,
    }),
  };
}
