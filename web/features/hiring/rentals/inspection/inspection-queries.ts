import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getInspections,
  type Inspection,
  type InspectionBody,
  postInspection,
  signInspection,
} from '#contract/hiring/inspections.calls.ts';
import { call } from '#web/shared/api/api.ts';

export type Occasion = Inspection['kind'];

/** Below the booking's own key: what changes the booking refreshes them too. */
export const inspectionsKey = (bookingId: string) => ['hiring', 'booking', bookingId, 'inspections'] as const;

export function useInspections(bookingId: string) {
  return useQuery({
    queryKey: inspectionsKey(bookingId),
    queryFn: ({ signal }) => call(getInspections, { params: { id: bookingId }, signal }),
    select: ({ data }) => data,
  });
}

/** Reads the booking and all that belongs to it again. */
export function useRefresh(bookingId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['hiring', 'booking', bookingId] });
}

export function useWriteInspection(bookingId: string) {
  const refresh = useRefresh(bookingId);
  return useMutation({
    mutationFn: (body: InspectionBody) => call(postInspection, { params: { id: bookingId }, body }),
    onSettled: refresh,
  });
}

export function useSign(bookingId: string) {
  const refresh = useRefresh(bookingId);
  return useMutation({
    mutationFn: ({ _id, sha256 }: Pick<Inspection, '_id' | 'sha256'>) =>
      call(signInspection, { params: { id: bookingId, inspectionId: _id }, body: { sha256 } }),
    onSettled: refresh,
  });
}
