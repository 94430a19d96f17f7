import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { linkCard, Plinth } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Face } from '#web/shared/ui/face.tsx';
import { useOther, useOtherName, useSideOf } from '../bookings/parts/sides.ts';
import { useNextAct } from '../bookings/state/next-act.ts';
import { useDatesText } from '../dates-text.ts';
import { StatusChip } from '../status-chip.tsx';
import { useTradeText } from '../trade-text.ts';
import styles from './parts/work.module.css';

/** A booking with the other side, the days, the sum, and what is to be said next. */
export function BookingCard({ booking }: { booking: Booking }) {
  const t = useMessages('work');
  const datesText = useDatesText();
  const placeName = usePlaceNames();
  const trade = useTradeText();
  const side = useSideOf(booking);
  const next = useNextAct(booking, side);
  const other = useOther(booking, side);
  const name = useOtherName(booking, side);
  return (
    <li className={cx(linkCard.card, styles.row)}>
      <div className={styles.in}>
        <div className={styles.head}>
          <div className={styles.who}>
            <Face src={other.pic} name={other.name} width={48} loading="lazy" className={styles.face} />
            <div>
              <h3>
                <Link to={paths.booking} search={{ id: booking._id }} className={linkCard.hit}>
                  {other.name}
                </Link>
              </h3>
              <p className={styles.quiet}>
                {(booking.listing.kind === 'product' ? t.withMachine : t.asSide)[side]}:{' '}
                {trade({ ...booking, of: booking.listing.kind })}
              </p>
            </div>
          </div>
          <StatusChip status={booking.status} of={booking.listing.kind} />
        </div>
        <p className={styles.facts}>
          <span>
            <Icon name="pin" size={20} />
            {placeName(booking.place)}
          </span>
          <span>
            <Icon name="age" size={20} />
            {datesText(booking.dates)}
          </span>
        </p>
        {booking.change && booking.change.author !== side && (
          <p className={styles.news}>
            <Icon name="info" size={20} />
            {t.changeOf.other(name)}
          </p>
        )}
      </div>
      <Plinth line={next.primary ? 'lit' : 'plain'}>
        <p className={styles.price}>
          <b className="num">{rupees(booking.total)}</b>
        </p>
        {next.primary && <span className={styles.next}>{next.primary.label}</span>}
      </Plinth>
    </li>
  );
}
