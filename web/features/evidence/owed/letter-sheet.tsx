import type { Language } from '#contract/accounts/account.ts';
import type { Claim } from '#contract/evidence/owed.calls.ts';
import { paths } from '#contract/paths.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { count, phoneNumber, rupees } from '#web/shared/i18n/format.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import styles from './owed.module.css';
import { dayOf } from './owed-days.ts';

interface Props {
  claim: Claim;
  words: Messages<'claim-letter'>;
  dayText: (day: string) => string;
  language: Language;
}

/** What is printed: what both sides agree to, what one says, and what is disputed, apart. */
export function LetterSheet(props: Props) {
  const { claim, words, dayText, language } = props;
  const today = useToday();
  const { agreed, end, terms, reminded, said, saysPaid, bookingId, seal, hints, worker } = claim;
  return (
    <article className={styles.sheet} data-letter lang={language}>
      <h2>{words.title}</h2>
      <p>{words.date(dayText(today))}</p>
      <Parties {...props} />
      <p>{agreed > 0 ? words.body(rupees(agreed), dayText(end)) : words.bodyTaken(dayText(end))}</p>
      {claim.takenBack.length > 0 && <p>{words.granted(rupees(claim.granted))}</p>}
      <p>{words.terms(rupees(terms.price), words.pers[terms.per])}</p>
      {reminded.length > 0 && <p>{words.reminded(reminded.map((at) => dayText(dayOf(at))).join(', '))}</p>}
      <p>{words.ask}</p>
      <table>
        <tbody>
          <tr>
            <th scope="row">{words.owed}</th>
            <td>{rupees(agreed)}</td>
          </tr>
          <tr>
            <th scope="row">{words.said}</th>
            <td>{rupees(said)}</td>
          </tr>
          <tr>
            <th scope="row">{words.saysPaid}</th>
            <td>{rupees(saysPaid)}</td>
          </tr>
        </tbody>
      </table>
      <TakenBack {...props} />
      <Days {...props} />
      <Payments {...props} />
      <p className={styles.small}>
        {words.link}: {window.location.origin}
        {paths.hajriBook}?id={bookingId}
      </p>
      {seal && (
        <p className={styles.token}>
          {words.seal}: {seal.token}
        </p>
      )}
      <h3>{words.law}</h3>
      <ul>
        {hints.map(({ sentence, hi, phone }) => (
          <li key={sentence}>
            {language === 'hi' ? hi : sentence} {phone}
          </li>
        ))}
      </ul>
      <p className={styles.sign}>
        {words.signWorker}: {worker.name}
      </p>
      <p className={styles.small}>{words.note}</p>
    </article>
  );
}

function Parties({ claim: { employer, worker, pin }, words }: Props) {
  return (
    <div className={styles.parties}>
      {[
        { ...employer, is: words.to },
        { ...worker, is: words.from },
      ].map(({ is, name, phone }) => (
        <p key={is}>
          {is}: <strong>{name ?? '–'}</strong>
          {phone && (
            <span>
              , {words.phone} {phoneNumber(phone)}
            </span>
          )}
        </p>
      ))}
      <p>{words.place(pin)}</p>
    </div>
  );
}

/** Rows without a key of their own: of a crew one date stands several times. */
const numbered = <One,>(rows: readonly One[]): { no: number; row: One }[] =>
  rows.map((row, no) => ({ no, row }));

function Days({ claim: { dates, oneSided, disputed }, words, dayText }: Props) {
  const apart = oneSided;
  return (
    <>
      <h3>{words.agreed}</h3>
      <DayTable head={[words.day, words.work]} none={words.none}>
        {numbered(dates).map(({ no, row: { date, mark, overtimeHours, signed } }) => [
          `${no} ${date}`,
          dayText(date),
          [
            words.marks[mark],
            ...(overtimeHours > 0 ? [words.overtime(count(overtimeHours))] : []),
            ...(signed ? [`(${words.signed})`] : []),
          ].join(' '),
        ])}
      </DayTable>
      <h3>{words.oneSided}</h3>
      <DayTable head={[words.day, words.work]} none={words.none}>
        {numbered(apart).map(({ no, row: { date, mark } }) => [
          `${no} ${date}`,
          dayText(date),
          words.marks[mark],
        ])}
      </DayTable>
      <h3>{words.disputed}</h3>
      <DayTable head={[words.day, words.work, words.employerSays]} none={words.none}>
        {numbered(disputed).map(({ no, row: { date, mark, employerSays } }) => [
          `${no} ${date}`,
          dayText(date),
          words.marks[mark],
          words.marks[employerSays ?? 'none'],
        ])}
      </DayTable>
    </>
  );
}

/** What was granted when reminded, and is granted no more by the employer's word alone. */
function TakenBack({ claim: { takenBack }, words, dayText }: Props) {
  if (takenBack.length === 0) return null;
  return (
    <>
      <h3>{words.takenBack}</h3>
      <DayTable head={[words.day, words.work]} none={words.none}>
        {numbered(takenBack).map(({ no, row: { date, mark } }) => [
          `${no} ${date}`,
          dayText(date),
          words.marks[mark],
        ])}
      </DayTable>
    </>
  );
}

function Payments({ claim: { payments }, words, dayText }: Props) {
  return (
    <>
      <h3>{words.payments}</h3>
      <DayTable head={[words.day, words.amount, '']} none={words.none}>
        {numbered(payments).map(({ no, row: { on, amount, sort, how, state } }) => [
          `${no} ${on}`,
          dayText(on),
          rupees(amount),
          `${words.sorts[sort]}, ${words.hows[how]}: ${words.states[state]}`,
        ])}
      </DayTable>
    </>
  );
}

/** Each row begins with its key. */
function DayTable({ head, none, children }: { head: string[]; none: string; children: string[][] }) {
  if (children.length === 0) return <p className={styles.small}>{none}</p>;
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {children.map(([key, ...cells]) => (
          <tr key={key}>
            {cells.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells never change their places
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
