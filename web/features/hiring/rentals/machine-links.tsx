import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import styles from './machine.module.css';
import type { MachineView } from './machine-view.ts';

const views: { view: MachineView; icon: IconName }[] = [
  { view: 'handover', icon: 'key' },
  { view: 'return', icon: 'truck' },
  { view: 'damage', icon: 'warn' },
];

/** The ways from a machine's booking to its checklists, faults and damages. */
export function MachineLinks({ booking }: { booking: Booking }) {
  const t = useMessages('rentals');
  if (booking.listing.kind !== 'product') return null;
  return (
    <section aria-label={t.machineTitle} className={styles.links}>
      <h2>{t.machineTitle}</h2>
      <ul>
        {views.map(({ view, icon }) => (
          <li key={view}>
            <Link
              to={paths.booking}
              search={{ id: booking._id, view }}
              className={buttonClass({ kind: 'line', block: true })}
            >
              <Icon name={icon} size={22} />
              {t.views[view]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
