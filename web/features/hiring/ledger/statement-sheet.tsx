import { Suspense } from 'react';
import type { Statement, StatementEmployer } from '#contract/hiring/statement.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count, phoneNumber, rupees, siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { part } from '#web/shared/ui/later.ts';
import { Watchers } from '#web/shared/work-book/watchers.tsx';
import { fullDate } from '../day-names.ts';
import styles from './statement.module.css';

// The code's drawing weighs more than the sheet that it stands on.
const QrCode = part(async () => (await import('#web/shared/ui/qr-code.tsx')).QrCode);

/** From so many days on the welfare board registers. */
const boardDays = 90;

/** What is printed. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const t = useMessages('ledger');
  const language = useLanguage();
  const today = useToday();
  const { name, from, to, data, daysInYear } = statement;
  return (
    <article className={styles.sheet} data-statement>
      <div>
        <h2>{t.statement}</h2>
        <p className={styles.who}>{t.ofName(name)}</p>
        <p>{t.fromTo(fullDate(from, language), fullDate(to, language))}</p>
      </div>
      <EmployerTable statement={statement} />
      {data.map((employer) => (
        <EmployerDays key={`${employer._id} ${employer.pin}`} employer={employer} />
      ))}
      {statement.seal && <Seal token={statement.seal.token} />}
      <section className={styles.board}>
        <p className={styles.who}>{t.board(daysInYear)}</p>
        <p>{daysInYear >= boardDays ? t.boardOpen : t.boardFar}</p>
      </section>
      <div className={styles.signs}>
        <p>{t.signWorker}</p>
        {data.map(({ _id, pin, name: employer }) => (
          <p key={`${_id} ${pin}`}>
            {t.signEmployer}: {employer ?? t.formerUser}
          </p>
        ))}
      </div>
      <p className={styles.note}>{t.printedOn(fullDate(today, language))}</p>
    </article>
  );
}

/** What `/check` reads: the sums as Neev signed them. */
function Seal({ token }: { token: string }) {
  const t = useMessages('ledger');
  return (
    <div className={styles.code}>
      <Suspense fallback={null}>
        <QrCode text={token} label={t.seals} paper={60} />
      </Suspense>
      <p className={styles.note}>{t.checkAt(`${window.location.origin}/check`)}</p>
      <Watchers />
    </div>
  );
}

type Sums = Pick<StatementEmployer, 'agreedDays' | 'oneSidedDays' | 'wages' | 'paid' | 'owed'>;

function EmployerTable({ statement: { data, total } }: { statement: Statement }) {
  const t = useMessages('ledger');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t.employer}</th>
          <th scope="col">{t.agreedDays}</th>
          <th scope="col">{t.oneSided}</th>
          <th scope="col">{t.wages}</th>
          <th scope="col">{t.paid}</th>
          <th scope="col">{t.stillOwed}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((employer) => (
          <tr key={`${employer._id} ${employer.pin}`}>
            <th scope="row">
              {employer.name ?? t.formerUser}
              <span className={styles.note}>
                {t.pin} {employer.pin}
              </span>
              {employer.phone && (
                <span className={styles.note}>
                  {t.phoneOf} {phoneNumber(employer.phone)}
                </span>
              )}
              {employer.saysPaid > employer.paid && (
                <span className={styles.note}>{t.saysPaid(rupees(employer.saysPaid))}</span>
              )}
              {employer.books.map(({ bookingId, head }) => (
                <Link key={bookingId} to={paths.hajriBook} search={{ id: bookingId }} className={styles.seal}>
                  {t.seal(head.slice(0, 16))}
                </Link>
              ))}
            </th>
            <Figures sums={employer} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          <Figures sums={total} />
        </tr>
      </tfoot>
    </table>
  );
}

function Figures({ sums }: { sums: Sums }) {
  const t = useMessages('ledger');
  return (
    <>
      <td data-label={t.agreedDays}>{count(sums.agreedDays)}</td>
      <td data-label={t.oneSided}>{count(sums.oneSidedDays)}</td>
      <td data-label={t.wages}>{rupees(sums.wages)}</td>
      <td data-label={t.paid}>{rupees(sums.paid)}</td>
      <td data-label={t.stillOwed}>{rupees(sums.owed)}</td>
    </>
  );
}

/** An employer's days: agreed ones, those that only the worker says, and those that were taken back. */
function EmployerDays({ employer }: { employer: StatementEmployer }) {
  const t = useMessages('ledger');
  const language = useLanguage();
  const { name, dates, oneSided, takenBack } = employer;
  const agreed = dates.map(({ date, mark, overtimeHours, signed }) =>
    [
      siteDay(date, language),
      ...(mark === 'half' ? [t.halfDay] : []),
      ...(overtimeHours > 0 ? [t.overtimeHours(count(overtimeHours))] : []),
      ...(signed ? ['✓'] : []),
    ].join(' '),
  );
  const said = oneSided.map(({ date, mark }) =>
    [siteDay(date, language), ...(mark === 'half' ? [t.halfDay] : [])].join(' '),
  );
  const back = takenBack.map((date) => siteDay(date, language));
  if (agreed.length + said.length + back.length === 0) return null;
  return (
    <section className={styles.dates}>
      <h3>{t.datesOf(name ?? t.formerUser)}</h3>
      <dl>
        {agreed.length > 0 && <DayLine name={t.datesAgreed} days={agreed} />}
        {said.length > 0 && <DayLine name={t.datesOneSided} days={said} />}
        {back.length > 0 && <DayLine name={t.datesTakenBack} days={back} />}
      </dl>
      {dates.some(({ signed }) => signed) && <p className={styles.note}>{t.signedMark}</p>}
    </section>
  );
}

const DayLine = ({ name, days }: { name: string; days: string[] }) => (
  <div>
    <dt>{name}</dt>
    <dd>{days.join(' · ')}</dd>
  </div>
);
