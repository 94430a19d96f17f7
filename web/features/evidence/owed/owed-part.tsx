import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import styles from './owed.module.css';
import { OwedCard } from './owed-card.tsx';
import { daysIn } from './owed-days.ts';
import { useClaim, useOwed } from './owed-queries.ts';

/** On a booking or its book: what it owes, for who is owed; a claim, for who owes. Nothing where there is neither. */
export function OwedPart({ bookingId }: { bookingId: string }) {
  const t = useMessages('owed');
  const { data: claim } = useClaim(bookingId);
  if (!claim || claim.granted <= 0) return null;
  if (claim.side === 'provider') return <OwedCard owed={claim} days={daysIn(claim.dates)} />;
  return (
    <Card as="section" className={styles.owed} aria-labelledby="claimed-title">
      <p className={styles.amount}>
        <strong>{rupees(claim.agreed || claim.granted)}</strong>
      </p>
      <h2 id="claimed-title" className={styles.small}>
        {t.payerTitle(claim.worker.name ?? t.former)}
      </h2>
      <p>{t.payerText}</p>
      <div className={styles.acts}>
        <Link to={paths.wageClaim} search={{ id: bookingId }} className={buttonClass({ kind: 'line' })}>
          {t.see}
        </Link>
      </div>
    </Card>
  );
}

/** All that is owed to somebody, above their bookings. Nothing while there is none, or no answer. */
export function OwedList() {
  const t = useMessages('owed');
  const owed = (useOwed().data ?? []).filter(({ granted }) => granted > 0);
  if (owed.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="owed-title">
      <h2 id="owed-title">{t.listTitle}</h2>
      {owed.map((one) => (
        <OwedCard key={one.bookingId} owed={one} />
      ))}
    </section>
  );
}
