import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { keepAnswers } from '#web/shared/api/kept-answers.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

/** A page waits for what was kept as long as nobody would see it blink. */
export const putBack = Promise.race([
  keepAnswers(queryClient),
  new Promise<void>((resolve) => setTimeout(resolve, 300)),
]);

/** Pages that read and write through the query cache. The home page does without its 17 KB. */
export function ReadingPages() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
