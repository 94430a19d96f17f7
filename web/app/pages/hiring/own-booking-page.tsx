import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { OwedPart } from '#web/features/evidence/owed/owed-part.tsx';
import { BookingPage } from '#web/features/hiring/bookings/booking-page.tsx';
import type { BookingPart } from '#web/features/hiring/bookings/parts/booking-part.ts';
import { useOther, useSideOf } from '#web/features/hiring/bookings/parts/sides.ts';
import { MachineLinks } from '#web/features/hiring/rentals/machine-links.tsx';
import { MachinePage } from '#web/features/hiring/rentals/machine-page.tsx';
import { readView } from '#web/features/hiring/rentals/machine-view.ts';
import { WorkReviews } from '#web/features/hiring/reviews/work-reviews.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';

function Reviews({ booking }: { booking: Booking }) {
  const side = useSideOf(booking);
  const { name } = useOther(booking, side);
  if (booking.status !== 'done') return null;
  const machine = booking.listing.kind === 'product';
  return <WorkReviews work={{ bookingId: booking._id }} side={side} name={name} machine={machine} />;
}

/** Of people's work: what is still owed, and a claim. */
const Owed: BookingPart = ({ booking: { _id, listing } }) =>
  listing.kind === 'product' ? null : <OwedPart bookingId={_id} />;

/** What is owed, hand-over, damages and reviews come below what was agreed. */
const parts: readonly BookingPart[] = [Owed, MachineLinks, Reviews];

/** A booking, or with `view` what belongs to its machines. */
export function OwnBookingPage() {
  const { id = '', view } = useScreenSearch('booking');
  const machine = readView(view);
  return machine && id ? <MachinePage id={id} view={machine} /> : <BookingPage parts={parts} />;
}
