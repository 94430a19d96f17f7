import { expectedStart } from '#domain/calendar/spans.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { BookingCard } from '../booking-card.tsx';
import workStyles from '../parts/work.module.css';
import { useBookings } from '../parts/work-queries.ts';
import { HomeSection } from './home-section.tsx';

const most = 3;

/** What is under way, and what begins next. */
export function NextBookings() {
  const t = useMessages('work');
  const underWay = useBookings('under_way');
  const agreed = useBookings('agreed');
  const ahead = agreed.items.toSorted(
    (one, other) => expectedStart(one.dates).getTime() - expectedStart(other.dates).getTime(),
  );
  const all = [...underWay.items, ...ahead];
  const ready = underWay.status === 'ready' && agreed.status === 'ready';
  return (
    <HomeSection title={t.home.next} tab="booked" more={all.length > most}>
      {ready && all.length === 0 && <p className="muted">{t.home.nothingNext}</p>}
      {(underWay.status === 'failed' || agreed.status === 'failed') && <p role="alert">{t.failed}</p>}
      {all.length > 0 && (
        <ul className={workStyles.list}>
          {all.slice(0, most).map((booking) => (
            <BookingCard key={booking._id} booking={booking} />
          ))}
        </ul>
      )}
    </HomeSection>
  );
}
