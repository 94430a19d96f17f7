import { BookingPage, type BookingPart } from '#web/features/hiring/booking/booking-page.tsx';

/** Hand-over, damages and reviews come below what was agreed. */
const parts: readonly BookingPart[] = [];

export const OwnBookingPage = () => <BookingPage parts={parts} />;
