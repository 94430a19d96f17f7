import { useQueryClient } from '@tanstack/react-query';
import { addMessage, newConversation } from '#contract/chat/chat.calls.ts';
import { type Booking, setBookingState } from '#contract/hiring/bookings.calls.ts';
import { getHajri } from '#contract/hiring/ledger.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useOnce } from '../../bookings/parts/use-once.ts';
import { say } from '../../ledger/book/send-entries.ts';
import { useClientId } from '../../offers/offer-acts.ts';
import { askAgain } from '../../query-keys.ts';
import { illnessOf } from './coming-work.ts';

/** Writes one's absence of today into the book of a work that goes on. */
async function writeAbsence(bookingId: string, date: string): Promise<void> {
  const book = await call(getHajri, { params: { bookingId }, query: {} });
  if ('unchanged' in book) return;
  for (const { _id: unit } of book.units)
    say(bookingId, { kind: 'day', body: { unit, date, mark: 'absent', overtimeHours: 0 } });
}

/** Tells the customer that who they booked is ill: nothing of it counts against anybody (docs/rules.md#hiring-7). */
export function useIll(booking: Booking, today: string) {
  const { illMessage } = useMessages('voice');
  const queries = useQueryClient();
  const message = useClientId();
  const { _id: id, version, customerId, requestId } = booking;
  return useOnce<void, void>({
    mutationFn: async () => {
      if (illnessOf(booking, today) === 'calls-off') {
        await call(setBookingState, { params: { id }, body: { to: 'cancelled', reason: 'ill', version } });
        return;
      }
      const { data } = await call(newConversation, { body: { receiverId: customerId } });
      await call(addMessage, {
        body: { clientId: message.take(), conversationId: data._id, type: 'text', text: illMessage },
      });
      await writeAbsence(id, today);
    },
    onSettled: () => askAgain(queries, { kind: 'booking', _id: id }, { kind: 'request', _id: requestId }),
  });
}
