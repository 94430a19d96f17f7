import type { Booking, BookingStatus } from '#contract/hiring/bookings.calls.ts';
import { expectedStart } from '#domain/calendar/spans.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { BookingCard } from './booking-card.tsx';
import styles from './parts/work.module.css';
import { WorkList } from './parts/work-list.tsx';
import { useBookings } from './parts/work-queries.ts';

interface Props {
  /** Three of them, in the order of the page. */
  statuses: readonly [BookingStatus, BookingStatus, BookingStatus];
  empty: string;
  emptyText: string;
}

type Bookings = ReturnType<typeof useBookings>;

const byStart = (one: Booking, other: Booking) =>
  expectedStart(one.dates).getTime() - expectedStart(other.dates).getTime();

/** What is agreed to stands in the order in which it begins. */
const inOrder = (list: Bookings, status: BookingStatus): Bookings =>
  status === 'agreed' ? { ...list, items: list.items.toSorted(byStart) } : list;

/** Bookings of both sides, by how they stand; sections without any are left out. */
export function BookedSections({ statuses, empty, emptyText }: Props) {
  const t = useMessages('work');
  const lists = [useBookings(statuses[0]), useBookings(statuses[1]), useBookings(statuses[2])] as const;
  if (lists.every(({ status, items }) => status === 'ready' && items.length === 0))
    return <EmptyState title={empty}>{emptyText}</EmptyState>;
  const unready = lists.find(({ status }) => status !== 'ready');
  if (unready) return <WorkList list={unready} label={t.title} empty={null} card={() => null} />;
  return statuses.map((status, place) => {
    const list = lists[place];
    if (!list || list.items.length === 0) return null;
    return (
      <section key={status} className={styles.section} aria-labelledby={`booked-${status}`}>
        <h2 id={`booked-${status}`}>{t.sections[status]}</h2>
        <WorkList
          list={inOrder(list, status)}
          label={t.sections[status]}
          empty={null}
          card={(booking) => <BookingCard key={booking._id} booking={booking} />}
        />
      </section>
    );
  });
}
