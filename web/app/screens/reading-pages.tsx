import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { keepAnswers } from '#web/shared/api/kept-answers.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

/** A page waits for what was kept as long as nobody would see it blink. */
export const putBack = Promise.race([
  keepAnswers(queryClient),
  new Promise<void>((resolve) => setTimeout(resolve, 300)),
]);

/** Pages that read and write through the query cache. The home page does without its 17 KB. */
export function ReadingPages({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
