import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { useDatesText } from '../dates-text.ts';
import { useTradeText } from '../trade-text.ts';
import { AfterActs } from './after/after-acts.tsx';
import { SettleCard } from './after/settle-card.tsx';
import { ChangeWaiting } from './change-waiting.tsx';
import { FactsCard } from './facts-card.tsx';
import { MoreActs } from './more-acts.tsx';
import styles from './parts/booking.module.css';
import type { BookingPart } from './parts/booking-part.ts';
import { useOther, useSideOf } from './parts/sides.ts';
import { People } from './people.tsx';
import { NextDock } from './state/next-dock.tsx';
import { StateLine } from './state/state-line.tsx';
import { StateNote } from './state/state-note.tsx';

interface Props {
  booking: Booking;
  parts: readonly BookingPart[];
}

export function BookingShown({ booking, parts }: Props) {
  const t = useMessages('work');
  const trade = useTradeText();
  const datesText = useDatesText();
  const placeName = usePlaceNames();
  const side = useSideOf(booking);
  const { name } = useOther(booking, side);
  const title = `${name}, ${trade({ ...booking, of: booking.listing.kind })}`;
  useTitle(title);
  return (
    <div className={styles.shown}>
      <PageHead
        back={
          <Link to={paths.myWork} search={{ tab: 'booked' }} className={styles.back}>
            <Icon name="back" size={22} />
            {t.toWork}
          </Link>
        }
        title={title}
        lead={`${datesText(booking.dates)}, ${placeName(booking.place)}`}
      />
      <Whole booking={booking} parts={parts} />
    </div>
  );
}

function Whole({ booking, parts }: Props) {
  const side = useSideOf(booking);
  // While the work goes on its terms come first, after it the sums.
  const isAhead = booking.status === 'agreed' || booking.status === 'under_way';
  return (
    <>
      <StateLine {...booking} />
      <StateNote booking={booking} side={side} />
      {booking.change && <ChangeWaiting booking={booking} change={booking.change} side={side} />}
      {!isAhead && <SettleCard booking={booking} side={side} />}
      <AfterActs booking={booking} side={side} />
      <FactsCard booking={booking} side={side} />
      {isAhead && <SettleCard booking={booking} side={side} />}
      <People booking={booking} side={side} />
      {parts.map((Part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the page never change
        <Part key={place} booking={booking} />
      ))}
      <MoreActs booking={booking} side={side} />
      <NextDock booking={booking} side={side} />
    </>
  );
}
