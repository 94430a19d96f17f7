import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { useWide } from '#web/shared/ui/use-wide.ts';
import { useHiringNews } from '../offers/offer-queries.ts';
import { BookingShown } from './booking-shown.tsx';
import { BookingsBeside } from './bookings-beside.tsx';
import styles from './parts/booking.module.css';
import type { BookingPart } from './parts/booking-part.ts';
import { useBooking } from './parts/booking-queries.ts';

interface BookingPageProps {
  /** What else belongs to a booking, below what was agreed. */
  parts: readonly BookingPart[];
}

/** One booking, as both its sides see it; on a wide screen the others stand beside it. */
export function BookingPage({ parts }: BookingPageProps) {
  const { id = '' } = useScreenSearch('booking');
  const booking = useBooking(id);
  const wide = useWide();
  useHiringNews();
  return (
    <div className={`wrap ${styles.page}`}>
      {wide && <BookingsBeside open={id} />}
      {booking.data ? (
        <BookingShown key={booking.data._id} booking={booking.data} parts={parts} />
      ) : (
        <NotShown id={id} booking={booking} />
      )}
    </div>
  );
}

function NotShown({ id, booking }: { id: string; booking: ReturnType<typeof useBooking> }) {
  const t = useMessages('work');
  useTitle(t.booking);
  const { error } = booking;
  const missing = id === '' || (error instanceof CallError && error.status === 404);
  return (
    <div className={styles.alone}>
      <h1 className="sr">{t.booking}</h1>
      {missing ? (
        <EmptyState
          title={t.goneTitle}
          action={
            <Link to={paths.myWork} search={{ tab: 'booked' }} className={buttonClass()}>
              {t.toWork}
            </Link>
          }
        >
          {t.goneText}
        </EmptyState>
      ) : (
        <NotLoaded query={booking} failed={t.bookingFailed} loading={t.bookingLoading} count={2} />
      )}
    </div>
  );
}
