import { suspendedAmong } from './features/accounts/users/account.data.ts';
import type { Contacts } from './features/accounts/users/contacts.rules.ts';
import type { Chat } from './features/chat/chat.rules.ts';
import { blockedAmong } from './features/chat/conversations/block.data.ts';
import { postOfferCard } from './features/chat/conversations/offer-card.rules.ts';
import { wroteLately } from './features/chat/messages/message.data.ts';
import { afterBookingRoutes } from './features/hiring/bookings/after/after-booking.routes.ts';
import { bookingRoutes } from './features/hiring/bookings/booking.routes.ts';
import { changeRoutes } from './features/hiring/bookings/changes/change.routes.ts';
import { calendarRoutes } from './features/hiring/calendar/calendar.routes.ts';
import { fairPayRoutes } from './features/hiring/fair-pay/fair-pay.routes.ts';
import type { Hiring, HiringByClock } from './features/hiring/hiring.ts';
import { ledgerRoutes } from './features/hiring/ledger/ledger.routes.ts';
import { marketRoutes } from './features/hiring/market/market.routes.ts';
import { agreementRoutes } from './features/hiring/offers/accepting/accept.routes.ts';
import { offerRoutes } from './features/hiring/offers/offer.routes.ts';
import { rentalRoutes } from './features/hiring/rentals/rental.routes.ts';
import { requestRoutes } from './features/hiring/requests/request.routes.ts';
import { wishRoutes } from './features/hiring/requests/wish.routes.ts';
import { reviewRoutes } from './features/hiring/reviews/review.routes.ts';
import { setAvailability } from './features/marketplace/set-availability.rules.ts';
import type { Register } from './platform/route.ts';
import type { Services } from './platform/services.ts';

/** What hiring does by itself works with less: nobody talks. */
export const makeHiringByClock = (services: Services): HiringByClock => ({
  services,
  now: () => new Date(),
});

/** Hiring, with what it needs of other features. */
export const makeHiring = (
  services: Services,
  chat: Chat,
  { meets, wagesMoved }: Pick<Contacts, 'meets'> & Pick<Hiring, 'wagesMoved'>,
): Hiring => ({
  ...makeHiringByClock(services),
  postOfferCard: (transaction, card) => postOfferCard(chat, transaction, card),
  // Who writes to somebody suspended is told no more than who writes to somebody that blocked them.
  blockedAmong: async (db, userId, otherIds) => [
    ...(await blockedAmong(db, userId, otherIds)),
    ...(await suspendedAmong(db, otherIds)),
  ],
  wroteLately,
  meets,
  wagesMoved,
});

/** Every call of hiring. */
export function hiringRoutes(register: Register, hiring: Hiring): void {
  requestRoutes(register, hiring);
  wishRoutes(register, hiring);
  offerRoutes(register, hiring);
  agreementRoutes(register, hiring);
  bookingRoutes(register, hiring);
  afterBookingRoutes(register, hiring);
  changeRoutes(register, hiring);
  calendarRoutes(register, hiring, (db, said) => setAvailability(hiring.services, db, said));
  ledgerRoutes(register, hiring);
  fairPayRoutes(register, hiring);
  reviewRoutes(register, hiring);
  rentalRoutes(register, hiring);
  marketRoutes(register, hiring);
}
