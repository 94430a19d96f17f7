import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '#web/shared/api/query-client.ts';

/** Pages that read and write through the query cache. The home page does without its 17 KB. */
export function ReadingPages() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
