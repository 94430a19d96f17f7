import { useQueryClient } from '@tanstack/react-query';
import { addMessage, newConversation } from '#contract/chat/chat.calls.ts';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { getLedger } from '#contract/hiring/ledger.calls.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { readUnsent } from '#web/shared/work-book/book-outbox.ts';
import { knownBook } from '#web/shared/work-book/known-book.ts';
import { say } from '#web/shared/work-book/send-entries.ts';
import { useSayState } from '../../bookings/parts/booking-queries.ts';
import { useOnce } from '../../bookings/parts/use-once.ts';
import { useClientId } from '../../offers/offer-acts.ts';
import { askAgain } from '../../query-keys.ts';
import { illnessOf } from './coming-work.ts';

/**
 * Who misses today in the book of a work that goes on: only those who did not work today, by the words of both sides and
 * of this device. Who falls ill after a day's work keeps its pay.
 */
async function missingOf(bookingId: string, today: string): Promise<{ _id: string }[]> {
  const ref = { bookingId };
  const book = await call(getLedger, { params: ref, query: {} }).catch((error: unknown) => {
    const known = knownBook(ref);
    if (!known) throw error;
    return known;
  });
  if ('unchanged' in book) return [];
  const told = book.days.flatMap(({ unitId, date, customerSays, providerSays }) =>
    [customerSays, providerSays].map((mark) => ({ unit: unitId, date, mark })),
  );
  const unsent = readUnsent().flatMap((entry) =>
    'bookingId' in entry && entry.bookingId === bookingId && entry.kind === 'day' ? [entry.body] : [],
  );
  const worked = [...told, ...unsent].filter(
    ({ date, mark }) => date === today && (mark === 'full' || mark === 'half'),
  );
  return book.units.filter(({ _id }) => worked.every(({ unit }) => unit !== _id));
}

/** Writes one's absence into the book. */
function writeAbsence(bookingId: string, date: string, units: { _id: string }[]): void {
  for (const { _id: unit } of units)
    say({ bookingId }, { kind: 'day', body: { unit, date, mark: 'absent', overtimeHours: 0 } });
}

/** Hears what came of it: the work itself may be gone from the screen by then. */
type OnSaid = (said: SayKey) => void;

/** What a word about a booking makes old. */
function useAskAgain({ _id, requestId }: Booking) {
  const queries = useQueryClient();
  return () => askAgain(queries, { kind: 'booking', _id }, { kind: 'request', _id: requestId });
}

/** Tells the customer that one is at the site; without a line it waits. */
export function useCame(booking: Booking, onSaid: OnSaid) {
  const say = useSayState(booking);
  return useOnce<object, void>({
    mutationFn: () => say({ to: 'under_way' }),
    onSuccess: (went) => onSaid('waits' in went ? 'kept' : 'workCameSaid'),
    onSettled: useAskAgain(booking),
  });
}

/** Writes to the customer in the chat. @throws CallError where they cannot be written to, or no line is there */
function useTell(customerId: string) {
  const message = useClientId();
  return async (text: string) => {
    const { data } = await call(newConversation, { body: { receiverId: customerId } });
    const clientId = message.take();
    await call(addMessage, { body: { clientId, conversationId: data._id, type: 'text', text } });
  };
}

/** Tells the customer that one comes later today. */
export function useLate({ customerId }: Booking, onSaid: OnSaid) {
  const { lateMessage } = useMessages('voice');
  const tell = useTell(customerId);
  return useOnce<void, void>({ mutationFn: () => tell(lateMessage), onSuccess: () => onSaid('lateSaid') });
}

/** Tells the customer that who they booked is ill: nothing of it counts against anybody (docs/rules.md#hiring-7). */
export function useIll(booking: Booking, today: string, onSaid: OnSaid) {
  const { illMessage } = useMessages('voice');
  const { _id: id, customerId } = booking;
  const tell = useTell(customerId);
  const say = useSayState(booking);
  return useOnce<SayKey, void>({
    mutationFn: async () => {
      if (illnessOf(booking, today) === 'calls-off') {
        await say({ to: 'cancelled', reason: 'ill' });
        return 'illFreed';
      }
      const units = await missingOf(id, today);
      // The message goes first: an absence that comes without one is a notice of its own.
      const told = await tell(illMessage).then(
        () => true,
        () => false,
      );
      writeAbsence(id, today, units);
      // The day stands in the book, or waits for a line. Without the message nobody says that the customer knows.
      if (!told) return 'illWritten';
      return units.length > 0 ? 'illToday' : 'lateSaid';
    },
    onSuccess: onSaid,
    onSettled: useAskAgain(booking),
  });
}
