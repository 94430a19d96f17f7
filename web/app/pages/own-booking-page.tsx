import type { Booking } from '#contract/hiring/bookings.ts';
import { BookingPage, type BookingPart } from '#web/features/hiring/booking/booking-page.tsx';
import { otherOf, useSideOf } from '#web/features/hiring/booking/sides.ts';
import { MachineLinks, machineViews } from '#web/features/hiring/rentals/machine-views.tsx';
import { BookingReviews } from '#web/features/hiring/reviews/booking-reviews.tsx';

function Reviews({ booking }: { booking: Booking }) {
  const side = useSideOf(booking);
  if (booking.status !== 'done') return null;
  return <BookingReviews bookingId={booking._id} side={side} name={otherOf(booking, side).name} />;
}

/** Hand-over, damages and reviews come below what was agreed. */
const parts: readonly BookingPart[] = [MachineLinks, Reviews];

export const OwnBookingPage = () => <BookingPage parts={parts} views={machineViews} />;
