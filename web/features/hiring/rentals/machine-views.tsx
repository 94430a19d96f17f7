import { Link } from '@tanstack/react-router';
import type { Booking } from '#contract/hiring/bookings.ts';
import { paths } from '#contract/paths.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { Damages } from './damages/damages.tsx';
import { Faults } from './damages/faults.tsx';
import { Handover } from './inspection/handover.tsx';
import styles from './machine-views.module.css';

type View = 'handover' | 'return' | 'damage';

const shown: Record<Booking['status'], readonly View[]> = {
  agreed: ['handover'],
  under_way: ['handover', 'return', 'damage'],
  done_said: ['handover', 'return', 'damage'],
  done: ['handover', 'return', 'damage'],
  cancelled: [],
  no_show: [],
};
const icons: Record<View, IconName> = { handover: 'clip', return: 'truck', damage: 'warn' };

/** Ways from a machine's booking to its hand-over, its return, and what is broken. */
export function MachineLinks({ booking: { _id: id, listing, status } }: { booking: Booking }) {
  const t = useMessages('rentals');
  const views = listing.kind === 'product' ? shown[status] : [];
  if (views.length === 0) return null;
  return (
    <section className={styles.links} aria-label={t.views.title}>
      <h2>{t.views.title}</h2>
      <div>
        {views.map((view) => (
          <Link key={view} to={paths.booking} search={{ id, view }} className={buttonClass({ kind: 'line' })}>
            <Icon name={icons[view]} size={22} />
            {t.views[view]}
          </Link>
        ))}
      </div>
    </section>
  );
}

type Part = { booking: Booking };

/** What a machine's booking shows alone, by the `view` of its address; nothing for people. */
export const machineViews = {
  handover: ({ booking }: Part) =>
    booking.listing.kind === 'product' ? <Handover booking={booking} kind="handover" /> : null,
  return: ({ booking }: Part) =>
    booking.listing.kind === 'product' ? <Handover booking={booking} kind="return" /> : null,
  damage: ({ booking }: Part) =>
    booking.listing.kind === 'product' ? (
      <>
        <Faults booking={booking} />
        <Damages booking={booking} />
      </>
    ) : null,
};
