import { BookingPage, type BookingPart } from '#web/features/hiring/booking/booking-page.tsx';
import { otherOf, useSideOf } from '#web/features/hiring/booking/sides.ts';
import { BookingReviews } from '#web/features/hiring/reviews/booking-reviews.tsx';

/** Once the work is done, and not before. */
const Reviews: BookingPart = ({ booking }) => {
  const side = useSideOf(booking);
  if (booking.status !== 'done') return null;
  return <BookingReviews bookingId={booking._id} side={side} name={otherOf(booking, side).name} />;
};

/** Hand-over, damages and reviews come below what was agreed. */
const parts: readonly BookingPart[] = [Reviews];

export const OwnBookingPage = () => <BookingPage parts={parts} />;
