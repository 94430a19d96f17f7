import { QueryClientProvider } from '@tanstack/react-query';
import { Understood } from '#web/features/hiring/requests/say/understood.tsx';
import { WantWork } from '#web/features/site/home/want-work.tsx';
import { queryClient } from '#web/shared/api/query-client.ts';
import { Entry } from '../hiring/entry.ts';

/** Home itself reads nothing through the query cache. */
export const UnderstoodOnHome = (asked: { sentence: string; kept: boolean }) => (
  <QueryClientProvider client={queryClient}>
    <Understood Entry={Entry} WantWork={WantWork} {...asked} />
  </QueryClientProvider>
);
