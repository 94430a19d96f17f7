import { useMutation } from '@tanstack/react-query';
import { putStillFree } from '#contract/hiring/calendar.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { sendOrQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage } from '#web/shared/i18n/messages.ts';

export type Answer = { answer: 'yes' | 'no' } | { answer: 'from'; from: string };

/** All of one's listings in one answer; the last one stands. */
export const freeId = 'free today';

/**
 * Says whether one is free. Without a line it waits, but for who is not logged in: the token of a mailed link is kept on no
 * device.
 */
export function useSayFree(token?: string) {
  const language = useLanguage();
  return useMutation({
    mutationFn: async (answer: Answer) => {
      if (token || !currentSession())
        return { sent: await call(putStillFree, { body: { ...answer, ...(token && { token }) } }) };
      const title = answer.answer === 'from' ? siteDay(answer.from, language) : '';
      const kind = answer.answer === 'no' ? 'busy' : 'free';
      return sendOrQueue(putStillFree, { body: answer, waits: { id: freeId, kind, about: freeId, title } });
    },
  });
}
