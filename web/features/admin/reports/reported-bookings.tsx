import type { Report, ReportedWork } from '#contract/admin/admin.calls.ts';
import { count, date, deadline, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { useReportedWork, useTerms } from './reported-offer.tsx';
import styles from './work.module.css';

type Agreed = ReportedWork['bookings'][number];

/** What the two agreed on, each with its book: days as both sides say them, and money (docs/rules.md#chat-11). */
export function ReportedBookings({ report }: { report: Report }) {
  const { work: t } = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  const { data, error, isFetching, refetch } = useReportedWork(report._id);
  if (!data && error)
    return (
      <ErrorState
        title={t.failed}
        retryLabel={shell.tryAgain}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton kind="row" count={2} label={shell.loading} />;
  return (
    <Card as="section" aria-labelledby="bookings" className={styles.bookings}>
      <h2 id="bookings">{t.bookings}</h2>
      {data.bookings.length === 0 && <p className="muted">{t.noBookings}</p>}
      {data.bookings.map((booking) => (
        <Booking key={booking._id} booking={booking} report={report} />
      ))}
    </Card>
  );
}

function Booking({ booking, report }: { booking: Agreed; report: Report }) {
  const { work: t } = useMessages('admin');
  const { statuses } = useMessages('hiring');
  const terms = useTerms();
  const { listingName, book, status, customerId } = booking;
  const customer = report.reporter._id === customerId ? report.reporter : report.reported;
  const { earned, paid, due } = book.balance.agreed;
  return (
    <article className={styles.booking}>
      <h3>{listingName}</h3>
      <p className="num">{terms(booking)}</p>
      <p className="muted">
        {statuses[status]}. {t.customer(customer.fullname ?? '–')}
      </p>
      {booking.ended?.text && <p className={styles.note}>{booking.ended.text}</p>}
      <p className="num">{t.balance(rupees(earned), rupees(paid), rupees(due))}</p>
      {booking.rental && <Rental rental={booking.rental} {...{ report, customerId }} />}
      {book.days.length > 0 && <Days book={book} />}
      {book.money.length > 0 && <Money book={book} />}
    </article>
  );
}

type RentalProps = { rental: NonNullable<Agreed['rental']>; report: Report; customerId: string };

/** Of a machine: the damages that its owner claims, its deposit, and what is owed by what both granted. */
function Rental({ rental, report: { reporter, reported }, customerId }: RentalProps) {
  const { work: t } = useMessages('admin');
  const language = useLanguage();
  const { damages, depositAgreed, deposit, owed, owedBy } = rental;
  const [customer, provider] = reporter._id === customerId ? [reporter, reported] : [reported, reporter];
  const debtor = (owedBy === 'customer' ? customer : provider).fullname ?? '–';
  return (
    <>
      <p className="num">{t.deposit(rupees(depositAgreed), rupees(deposit))}</p>
      <p className="num">{owedBy ? t.owes(debtor, rupees(owed)) : t.owesNobody}</p>
      {damages.length > 0 && (
        <>
          <h4>{t.damages}</h4>
          <ul className={styles.money}>
            {damages.map(({ _id, amount, text, status, answer, answerBy }) => (
              <li key={_id}>
                <b className="num">{`${rupees(amount)}: ${t.damageStates[status]}`}</b>{' '}
                <span className="muted">{t.answerBy(deadline(answerBy, language))}</span>
                <p className={styles.note}>{text}</p>
                {answer && (
                  <p className={styles.note}>
                    {t.answered(customer.fullname ?? '–')} {answer}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Days({ book: { days, units } }: Pick<Agreed, 'book'>) {
  const { work: t } = useMessages('admin');
  const language = useLanguage();
  const mark = (said: keyof typeof t.marks | null) => (said ? t.marks[said] : '–');
  const nameOf = (id: string) => {
    const unit = units.find(({ _id }) => _id === id);
    return unit?.label ?? t.place(count(unit?.no ?? 1));
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.days}>
        <thead>
          <tr>
            {[t.day, t.who, t.customerSays, t.providerSays, t.agreed].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={`${day.unitId} ${day.date}`} className={day.disputed ? styles.disputed : undefined}>
              <td className="num">{date(day.date, language)}</td>
              <td>{nameOf(day.unitId)}</td>
              <td>{mark(day.customerSays)}</td>
              <td>{mark(day.providerSays)}</td>
              <td>{day.disputed ? t.disputed : mark(day.agreed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Money({ book: { money } }: Pick<Agreed, 'book'>) {
  const { work: t } = useMessages('admin');
  const { ofPeople } = useMessages('ledger');
  const language = useLanguage();
  return (
    <ul className={styles.money}>
      {money.map(({ _id, side, amount, sort, to, on }) => (
        <li key={_id} className="num">
          {t.money(rupees(amount), ofPeople.sorts[sort], ofPeople.tos[to])}{' '}
          <span className="muted">
            {date(on, language)}, {t.saidBy(ofPeople.sides[side])}
          </span>
        </li>
      ))}
    </ul>
  );
}
