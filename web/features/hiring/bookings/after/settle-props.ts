import type { Settlement } from '#contract/hiring/after-booking.calls.ts';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import type { Side } from '../parts/sides.ts';

export interface SettleProps {
  booking: Booking;
  side: Side;
  settlement: Settlement;
  /** The other side's first name. */
  name: string;
}
