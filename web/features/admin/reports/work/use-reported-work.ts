import { useQuery } from '@tanstack/react-query';
import { getReportedWork } from '#contract/admin/admin.calls.ts';
import { call } from '#web/shared/api/api.ts';

/** Asked for with the conversation, whose look is written down; nothing of it stays once the page is left. */
export const useReportedWork = (id: string) =>
  useQuery({
    queryKey: ['adminReportedWork', id],
    queryFn: ({ signal }) => call(getReportedWork, { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
