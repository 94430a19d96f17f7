import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useDatesText } from '../dates-text.ts';
import { StatusChip } from '../status-chip.tsx';
import styles from './parts/booking.module.css';
import { useBookingsBeside } from './parts/booking-queries.ts';
import { useOther, useSideOf } from './parts/sides.ts';

/** The user's bookings, to go from one to the next. @param open the id of the one that is shown */
export function BookingsBeside({ open }: { open: string }) {
  const t = useMessages('work');
  const { data = [] } = useBookingsBeside(true);
  return (
    <nav className={styles.beside} aria-label={t.beside}>
      <Link to={paths.myWork} search={{ tab: 'booked' }} className={styles.back}>
        {t.beside}
      </Link>
      <ul>
        {data.map((booking) => (
          <Beside key={booking._id} booking={booking} current={booking._id === open} />
        ))}
      </ul>
    </nav>
  );
}

function Beside({ booking, current }: { booking: Booking; current: boolean }) {
  const datesText = useDatesText();
  const side = useSideOf(booking);
  const { name } = useOther(booking, side);
  return (
    <li>
      <Link to={paths.booking} search={{ id: booking._id }} aria-current={current ? 'page' : undefined}>
        <b>{name}</b>
        <StatusChip status={booking.status} of={booking.listing.kind} />
        <span>{datesText(booking.dates)}</span>
      </Link>
    </li>
  );
}
