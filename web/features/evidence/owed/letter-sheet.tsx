import { Suspense } from 'react';
import type { Claim } from '#contract/evidence/owed.calls.ts';
import { paths } from '#contract/paths.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { count, monthName, phoneNumber, rupees } from '#web/shared/i18n/format.ts';
import type { ShownLanguage } from '#web/shared/i18n/languages.ts';
import { useInstead } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { part } from '#web/shared/ui/later.ts';
import { lawIn } from './hints.tsx';
import { monthRows } from './letter-days.ts';
import styles from './owed.module.css';
import { dayOf, daysIn } from './owed-days.ts';

// The code's drawing weighs more than the letter.
const QrCode = part(async () => (await import('#web/shared/ui/qr-code.tsx')).QrCode);

interface Props {
  claim: Claim;
  words: Messages<'claim-letter'>;
  dayText: (day: string) => string;
  language: ShownLanguage;
}

/** What is printed: the sums first, then what both sides agree to, what one says, and what is disputed, apart. */
export function LetterSheet(props: Props) {
  const { claim, words, dayText, language } = props;
  const today = useToday();
  const { agreed, granted, end, terms, reminded, takenBack, seal, worker } = claim;
  return (
    <article className={styles.sheet} data-letter lang={language}>
      <h2>{words.title}</h2>
      <p>{words.date(dayText(today))}</p>
      <Parties {...props} />
      <p>{agreed > 0 ? words.body(rupees(agreed), dayText(end)) : words.bodyTaken(dayText(end))}</p>
      {takenBack.length > 0 && <p>{words.granted(rupees(granted))}</p>}
      <p>
        {[
          words.terms(rupees(terms.price), words.pers[terms.per]),
          ...(reminded.length > 0
            ? [words.reminded(reminded.map((at) => dayText(dayOf(at))).join(', '))]
            : []),
        ].join(' ')}
      </p>
      <p>{words.ask}</p>
      <Sums {...props} />
      <Law {...props} />
      {seal && <Seal token={seal.token} words={words} />}
      <p className={styles.sign}>
        {words.signWorker}: {worker.name}
      </p>
      <p className={styles.small}>{words.note}</p>
      <h3 className={styles.annex}>{words.annex}</h3>
      <Days {...props} />
      <Payments {...props} />
    </article>
  );
}

function Sums({ claim, words }: Props) {
  const { agreed, wages, paid, said, saysPaid, dates, takenBack, oneSided, disputed } = claim;
  const apart = [
    { name: words.takenBack, days: takenBack },
    { name: words.oneSided, days: oneSided },
    { name: words.disputed, days: disputed },
  ].filter(({ days }) => days.length > 0);
  const rows = [
    { name: words.wages(words.days(daysIn(dates))), amount: wages },
    { name: words.received, amount: paid },
    { name: words.owed, amount: agreed, strong: true },
    ...(said > agreed ? [{ name: words.said, amount: said }] : []),
    ...(saysPaid > 0 ? [{ name: words.saysPaid, amount: saysPaid }] : []),
  ];
  return (
    <table>
      <tbody>
        {rows.map(({ name, amount, strong }) => (
          <tr key={name} className={strong ? styles.total : undefined}>
            <th scope="row">{name}</th>
            <td className={styles.fixed}>{rupees(amount)}</td>
          </tr>
        ))}
        {apart.map(({ name, days }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.fixed}>{words.days(daysIn(days))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What `/check` reads, and where the book is. */
function Seal({ token, words }: { token: string; words: Props['words'] }) {
  return (
    <div className={styles.seal}>
      <Suspense fallback={null}>
        <QrCode text={token} label={words.seal} paper={60} />
      </Suspense>
      <p>{words.check(`${window.location.origin}/check`)}</p>
    </div>
  );
}

function Law({ claim: { hints, bookingId }, words, dayText, language }: Props) {
  const instead = useInstead();
  return (
    <section>
      <h3>{words.law}</h3>
      <ul>
        {hints.map((hint) => {
          const { sentence, phone, law, source, readOn } = hint;
          const { lang, text } = lawIn(hint, language, instead);
          return (
            <li key={sentence}>
              <span lang={lang}>{[text, phone].filter(Boolean).join(' ')}</span>{' '}
              <small>{`(${law ? `${law}; ` : ''}${new URL(source).host}, ${dayText(readOn)})`}</small>
            </li>
          );
        })}
      </ul>
      <p className={styles.small}>
        {words.link}: {window.location.origin}
        {paths.hajriBook}?id={bookingId}
      </p>
    </section>
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

type Said = Parameters<typeof monthRows>[0];

function Days({ claim: { dates, oneSided, disputed, takenBack }, words, language }: Props) {
  const table = { words, language };
  const says = (mark: 'half' | 'full') => [words.marks[mark]];
  const agreed = dates.map(({ overtimeHours, ...day }) => ({
    ...day,
    says: says(day.mark),
    extra: overtimeHours > 0 ? words.overtime(count(overtimeHours)) : undefined,
  }));
  const alone = (days: typeof oneSided) => days.map((day) => ({ ...day, says: says(day.mark) }));
  const less = disputed.map(({ employerSays, ...day }) => ({
    ...day,
    says: [...says(day.mark), words.marks[employerSays ?? 'none']],
  }));
  return (
    <>
      <DayTable {...table} title={words.agreed} days={agreed} />
      {dates.some(({ signed }) => signed) && <p className={styles.small}>* {words.signed}</p>}
      {takenBack.length > 0 && <DayTable {...table} title={words.takenBack} days={alone(takenBack)} />}
      <DayTable {...table} title={words.oneSided} days={alone(oneSided)} />
      <DayTable {...table} title={words.disputed} days={less} also={[words.employerSays]} />
    </>
  );
}

interface DayTableProps extends Pick<Props, 'words' | 'language'> {
  title: string;
  days: Said;
  /** Columns behind the worker's word. */
  also?: string[];
}

/** A row a month and kind of day; how many they are stands in the title. */
function DayTable({ title, days, also = [], words, language }: DayTableProps) {
  if (days.length === 0)
    return (
      <p>
        <strong>{title}:</strong> {words.none}
      </p>
    );
  return (
    <table>
      <caption>{`${title}: ${words.days(daysIn(days))}`}</caption>
      <thead>
        <tr>
          {[words.month, words.work, ...also, words.day].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col" aria-label={words.sumOfDays} />
        </tr>
      </thead>
      <tbody>
        {monthRows(days).map(({ month, says, days: list, sum }) => (
          <tr key={[month, ...says].join(' ')}>
            <td>{monthName(month, language)}</td>
            {says.map((one) => (
              <td key={one}>{one}</td>
            ))}
            <td>{list}</td>
            <td className={styles.fixed}>{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Payments({ claim: { payments }, words, dayText }: Props) {
  if (payments.length === 0)
    return (
      <p>
        <strong>{words.payments}:</strong> {words.none}
      </p>
    );
  return (
    <table>
      <caption>{words.payments}</caption>
      <tbody>
        {payments.map(({ on, amount, sort, how, state }, no) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike, and none changes its place
          <tr key={no}>
            <td>{dayText(on)}</td>
            <td>{rupees(amount)}</td>
            <td>
              {words.sorts[sort]}, {words.hows[how]}: {words.states[state]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
