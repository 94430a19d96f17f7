import type { Register } from '#server/platform/route.ts';
import { bookingRoutes } from './bookings/booking.routes.ts';
import { fairPayRoutes } from './fair-pay/fair-pay.routes.ts';
import type { Hiring } from './hiring.ts';
import { ledgerRoutes } from './ledger/ledger.routes.ts';
import { offerRoutes } from './offers/offer.routes.ts';
import { requestRoutes } from './requests/request.routes.ts';

/** Every call of hiring. */
export function hiringRoutes(register: Register, hiring: Hiring): void {
  requestRoutes(register, hiring);
  offerRoutes(register, hiring);
  bookingRoutes(register, hiring);
  ledgerRoutes(register, hiring);
  fairPayRoutes(register, hiring);
}
