import type { Booking, BookingChange } from '#contract/hiring/bookings.calls.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { count, deadline, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { useDatesText } from '../dates-text.ts';
import styles from './parts/booking.module.css';
import { useBookingActs } from './parts/booking-queries.ts';
import { type Side, useOtherName } from './parts/sides.ts';

interface Props {
  booking: Booking;
  change: BookingChange;
  side: Side;
}

/** What one side wants otherwise; the other says yes or no. */
export function ChangeWaiting({ booking, change, side }: Props) {
  const t = useMessages('work');
  const language = useLanguage();
  const datesText = useDatesText();
  const name = useOtherName(booking, side);
  const { answer } = useBookingActs(booking);
  const { dates, count: number, price } = change.wanted;
  const own = change.author === side;
  const say = (accept: boolean) => answer.mutate({ changeId: change._id, accept });
  return (
    <Card as="section" pad className={styles.change} aria-labelledby="change">
      <h2 id="change">{own ? t.changeOf.own : t.changeOf.other(name)}</h2>
      <ul>
        {dates && <li>{t.wantedDates(datesText(booking.dates), datesText(dates))}</li>}
        {number !== undefined && <li>{t.wantedCount(count(booking.count), count(number))}</li>}
        {price !== undefined && <li>{t.wantedPrice(rupees(booking.price), rupees(price))}</li>}
      </ul>
      <p className={styles.quiet}>{t.changeUntil(deadline(change.expiresAt, language))}</p>
      {!own && (
        <div className={styles.acts}>
          <Button kind="line" disabled={answer.isPending} onClick={() => say(false)}>
            {t.changeNo}
          </Button>
          <LineButton loading={answer.isPending} onClick={() => say(true)}>
            {t.changeYes}
          </LineButton>
        </div>
      )}
    </Card>
  );
}
