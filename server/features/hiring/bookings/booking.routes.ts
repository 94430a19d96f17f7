import * as calls from '#contract/hiring/bookings.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Hiring } from '../hiring.ts';
import { bookingAsIcs } from './booking-ics.view.ts';
import { readContested, ruleNoShow } from './no-show.rules.ts';
import { readBooking, readBookings } from './read-bookings.rules.ts';
import { setState } from './state.rules.ts';

export function bookingRoutes(register: Register, hiring: Hiring): void {
  register(calls.getBookings, ({ caller, query }) => readBookings(hiring, caller.userId, query));
  register(calls.getBooking, async ({ caller, params }) => ({
    data: await readBooking(hiring, caller.userId, params.id),
  }));
  register(calls.getBookingIcs, async ({ caller, params, query: { lang: language = 'en' } }, reply) => {
    const booking = await readBooking(hiring, caller.userId, params.id);
    const site = hiring.services.settings.publicUrl;
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="booking.ics"')
      .header('cache-control', 'no-store');
    return Buffer.from(bookingAsIcs(booking, { userId: caller.userId, language, site }));
  });
  register(calls.setBookingState, async ({ caller, params, body }) => ({
    data: await setState(hiring, caller, { id: params.id, ...body }),
  }));
  register(calls.getContested, ({ query }) => readContested(hiring, query));
  register(calls.ruleNoShow, async ({ caller, params, body }) => {
    await ruleNoShow(hiring, caller, { id: params.id, stands: body.stands });
    return { data: null };
  });
}
