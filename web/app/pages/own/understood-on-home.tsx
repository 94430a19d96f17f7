import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Understood } from '#web/features/hiring/requests/say/understood.tsx';
import { queryClient } from '#web/shared/api/query-client.ts';
import { Entry } from '../hiring/entry.ts';

/** Home itself reads nothing through the query cache. */
export const UnderstoodOnHome = (asked: Omit<ComponentProps<typeof Understood>, 'Entry'>) => (
  <QueryClientProvider client={queryClient}>
    <Understood Entry={Entry} {...asked} />
  </QueryClientProvider>
);
