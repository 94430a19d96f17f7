import { useQuery } from '@tanstack/react-query';
import { getNeighbours, type ListingKind } from '#contract/admin/admin.calls.ts';
import { call } from '#web/shared/api/api.ts';

export const useNeighbours = (kind: ListingKind, id: string, open: boolean) =>
  useQuery({
    queryKey: ['adminNeighbours', kind, id, open],
    queryFn: ({ signal }) =>
      call(getNeighbours, { params: { kind, id }, query: open ? { verified: 'false' } : {}, signal }),
    select: ({ data }) => data,
  });
