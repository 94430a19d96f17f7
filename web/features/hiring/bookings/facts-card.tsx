import { useMutation } from '@tanstack/react-query';
import { type Booking, getBookingIcs } from '#contract/hiring/bookings.calls.ts';
import { paths } from '#contract/paths.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { profileLink } from '#web/shared/browser/navigation-state.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { phoneNumber, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Face } from '#web/shared/ui/face.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { useDatesText } from '../dates-text.ts';
import { QuoteLines } from '../rentals/quote/quote-lines.tsx';
import { useHowMany, useRatesText } from '../trade-text.ts';
import { SitePart } from './after/site-part.tsx';
import styles from './parts/booking.module.css';
import { type Side, useOther } from './parts/sides.ts';

/** Days that are still to come, or go on. */
const ahead: ReadonlySet<Booking['status']> = new Set(['agreed', 'under_way']);
const given = ['lodging', 'food', 'transport', 'gear'] as const;

/** The other side and how to reach it, what was agreed, the sum, and the way to the book. */
export function FactsCard({ booking, side }: { booking: Booking; side: Side }) {
  const t = useMessages('work');
  const { pers } = useMessages('hiring');
  const datesText = useDatesText();
  const howMany = useHowMany();
  const other = useOther(booking, side);
  const ratesText = useRatesText();
  const { dates, price, per, count, listing, total, quote, status } = booking;
  const { rates } = booking.terms;
  const pay = rates
    ? [...ratesText(rates), datesText(dates)]
    : [`${t.each(rupees(price), pers[per])}, ${datesText(dates)}`];
  const isOver = status === 'done_said' || status === 'done';
  const isOff = status === 'cancelled' || status === 'no_show';
  return (
    <Card as="section" aria-label={t.terms}>
      <div className={styles.in}>
        <div className={styles.who}>
          <Face src={other.pic} name={other.name} width={56} className={styles.face} />
          <div>
            <b>
              <OtherName booking={booking} side={side} />
            </b>
            {pay.map((line) => (
              <p key={line} className={styles.quiet}>
                {line}
              </p>
            ))}
          </div>
        </div>
        {quote && !isOff && <QuoteLines quote={quote} />}
        <Places booking={booking} />
        <SitePart booking={booking} side={side} />
        <Reach booking={booking} side={side} />
      </div>
      <Plinth className={styles.sum}>
        {!isOff && (
          <p>
            {/* Once it is over the sums say what is owed; this is what was agreed. */}
            {isOver ? rupees(total) : <b className="num">{rupees(total)}</b>}{' '}
            <small>
              {t.totalFor(howMany(listing.kind, count))}
              {quote && quote.deposit > 0 && <span>{` ${t.quoteDeposit(rupees(quote.deposit))}`}</span>}
            </small>
          </p>
        )}
        <Link to={paths.hajriBook} search={{ id: booking._id }} className={styles.book}>
          {listing.kind === 'product' ? <HireBook /> : t.hajri}
        </Link>
      </Plinth>
    </Card>
  );
}

/** A machine's book is of hire and hours. */
function HireBook() {
  return useMessages('ledger').machineBook.title;
}

/** A listing leads to its page; a customer has none. */
function OtherName({ booking, side }: { booking: Booking; side: Side }) {
  const { userId, name, gone } = useOther(booking, side);
  const { kind, _id: id } = booking.listing;
  if (side === 'provider' || gone) return name;
  return kind === 'product' ? (
    <Link to={paths.product} search={{ id }} state={{ id, product: { _id: id } }}>
      {name}
    </Link>
  ) : (
    <Link to={paths.profile} {...profileLink({ id, userId, kind })}>
      {name}
    </Link>
  );
}

function Places({ booking: { address, place, pin, terms } }: { booking: Booking }) {
  const t = useMessages('work');
  const placeName = usePlaceNames();
  const things = given.filter((name) => terms.facilities?.[name]).map((name) => t.given[name]);
  if (terms.overtimePerHour) things.push(t.overtime(rupees(terms.overtimePerHour)));
  return (
    <p className={styles.facts}>
      <span>
        <Icon name="pin" size={20} />
        <span className="sr">{t.address}</span>
        {[address, placeName(place), pin].filter(Boolean).join(', ')}
      </span>
      {things.length > 0 && (
        <span>
          <Icon name="box" size={20} />
          {things.join(', ')}
        </span>
      )}
    </p>
  );
}

/** The other side's phone, the own side's site phone left out: one knows it. */
function Reach({ booking, side }: { booking: Booking; side: Side }) {
  const t = useMessages('work');
  const other = useOther(booking, side);
  const whose = side === 'customer' ? 'provider' : 'customer';
  const phone = booking.phones[whose];
  return (
    <div className={styles.acts}>
      {phone && (
        <a href={`tel:+91${phone}`} className={buttonClass({ kind: 'soft' })}>
          <Icon name="phone" size={22} />
          {t.call} <span className="num">{phoneNumber(phone)}</span>
        </a>
      )}
      {!other.gone && (
        <Link to={paths.chat} state={{ userId: other.userId }} className={buttonClass({ kind: 'soft' })}>
          <Icon name="chat" size={22} />
          {t.message}
        </Link>
      )}
      {ahead.has(booking.status) && <ToCalendar bookingId={booking._id} />}
      <Link
        to={paths.jobRequest}
        search={{ id: booking.requestId }}
        className={buttonClass({ kind: 'quiet' })}
      >
        {t.request}
      </Link>
    </div>
  );
}

/** The days for the phone's own calendar; a plain link could not carry the session. */
function ToCalendar({ bookingId }: { bookingId: string }) {
  const t = useMessages('work');
  const lang = useLanguage();
  const add = useMutation({
    mutationFn: () => fetchBytes(getBookingIcs, { params: { id: bookingId }, query: { lang } }),
    onSuccess: (days) => saveFile('booking.ics', days),
    onError: () => toast.error(t.calendarFailed),
  });
  return (
    <Button kind="soft" icon="age" loading={add.isPending} onClick={() => add.mutate()}>
      {t.toMyCalendar}
    </Button>
  );
}
