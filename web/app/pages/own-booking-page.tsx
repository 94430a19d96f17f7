import { BookingPage, type BookingPart } from '#web/features/hiring/booking/booking-page.tsx';
import { MachineLinks } from '#web/features/hiring/rentals/machine/machine-links.tsx';
import { MachinePage } from '#web/features/hiring/rentals/machine/machine-page.tsx';
import { readView } from '#web/features/hiring/rentals/machine/machine-view.ts';
import { useScreenSearch } from '#web/shared/browser/screen-search.ts';

/** Hand-over, damages and reviews come below what was agreed. */
const parts: readonly BookingPart[] = [MachineLinks];

/** A booking, or with `view` what belongs to its machines. */
export function OwnBookingPage() {
  const { id = '', view } = useScreenSearch('booking');
  const machine = readView(view);
  return machine ? <MachinePage id={id} view={machine} /> : <BookingPage parts={parts} />;
}
