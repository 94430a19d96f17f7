import { useMutation, useQuery } from '@tanstack/react-query';
import {
  answerDamage,
  getDamages,
  getFaults,
  postDamage,
  postFault,
  putFault,
} from '#contract/hiring/rentals.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useRefresh } from '../inspection/inspection-queries.ts';

export function useDamages(bookingId: string) {
  return useQuery({
    queryKey: ['hiring', 'booking', bookingId, 'damages'],
    queryFn: ({ signal }) => call(getDamages, { params: { id: bookingId }, signal }),
    select: ({ data }) => data,
  });
}

export interface NewDamage {
  unitId: string;
  /** What was typed, where it is no amount: the server says so beside its field. */
  amount: number | string;
  text: string;
  pictures: string[];
}

export function useReportDamage(bookingId: string) {
  const refresh = useRefresh(bookingId);
  return useMutation({
    mutationFn: (body: NewDamage) => call(postDamage, { params: { id: bookingId }, body }),
    onSettled: refresh,
  });
}

export function useAnswerDamage(bookingId: string) {
  const refresh = useRefresh(bookingId);
  return useMutation({
    mutationFn: ({
      id,
      ...body
    }: {
      id: string;
      status: 'agreed' | 'contested';
      answer: string;
      pictures: string[];
    }) => call(answerDamage, { params: { id }, body }),
    onSettled: refresh,
  });
}

export function useFaults(bookingId: string) {
  return useQuery({
    queryKey: ['hiring', 'booking', bookingId, 'faults'],
    queryFn: ({ signal }) => call(getFaults, { params: { id: bookingId }, signal }),
    select: ({ data }) => data,
  });
}

export function useReportFault(bookingId: string) {
  const refresh = useRefresh(bookingId);
  return useMutation({
    mutationFn: (body: { unitId: string; text: string }) =>
      call(postFault, { params: { id: bookingId }, body }),
    onSettled: refresh,
  });
}

export function useRepaired(bookingId: string) {
  const refresh = useRefresh(bookingId);
  return useMutation({
    mutationFn: (faultId: string) => call(putFault, { params: { id: bookingId, faultId }, body: {} }),
    onSettled: refresh,
  });
}
