import type { Booking, BookingStatus } from '#contract/hiring/bookings.calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { StatusChip } from '../../status-chip.tsx';
import styles from '../parts/booking.module.css';

const steps = ['agreed', 'under_way', 'done', 'reviewed'] as const;
const reached: Partial<Record<BookingStatus, number>> = { agreed: 0, under_way: 1, done_said: 2, done: 3 };

/** How far it has come; what ended before its time is no line any more. */
export function StateLine({ status, listing }: Pick<Booking, 'status' | 'listing'>) {
  const t = useMessages('work');
  const now = reached[status];
  if (now === undefined)
    return (
      <p>
        <StatusChip status={status} />
      </p>
    );
  return (
    <ol className={styles.line} aria-label={t.stepsLabel}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={cx(place < now && styles.past, place === now && styles.now)}
          aria-current={place === now ? 'step' : undefined}
        >
          {step === 'under_way' && listing.kind === 'product' ? t.ofMachine.step : t.steps[step]}
        </li>
      ))}
    </ol>
  );
}
