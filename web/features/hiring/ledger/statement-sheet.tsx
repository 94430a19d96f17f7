import type { Statement, StatementEmployer } from '#contract/hiring/statement.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { fullDate } from '../day-names.ts';
import styles from './statement.module.css';

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

type Sums = Pick<StatementEmployer, 'agreedDays' | 'oneSidedDays' | 'wages' | 'paid'>;

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
    </>
  );
}
