import { useQuery } from '@tanstack/react-query';
import { getRequests } from '#contract/hiring/requests.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { useUnsentDays } from '../../ledger/book/book.ts';
import { questionsOf } from './hajri-questions.ts';
import { isPassed } from './passed-today.ts';
import { useBooksAtHand } from './worker-books.ts';

/** How many jobs, and questions of the hajri books, wait for the user. */
export function useVoiceWaiting(): { jobs: number; hajri: number } {
  const today = useToday();
  const unsent = useUnsentDays();
  const { books } = useBooksAtHand();
  const jobs = useQuery({
    queryKey: ['hiring', 'requests', 'forMe', 'unanswered'],
    queryFn: async ({ signal }) =>
      (await call(getRequests, { query: { as: 'forMe', limit: 20 }, signal })).data,
  });
  const asked = books.flatMap((book) =>
    questionsOf(
      book,
      unsent.filter(({ bookingId }) => bookingId === book.bookingId),
      today,
    ).filter((one) => one.of === 'day' || !isPassed(one.entry, today)),
  );
  return { jobs: jobs.data?.filter(({ answered }) => !answered).length ?? 0, hajri: asked.length };
}
