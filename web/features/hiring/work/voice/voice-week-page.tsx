import type { ComponentType, ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { addDays } from '#domain/calendar/dates.ts';
import type { PictureName } from '#domain/voice/screens.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Notes, VoicePicture } from '#web/shared/voice/pictures.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { Sign } from '#web/shared/voice/sign.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import { weekdayText } from '../../dates-text.ts';
import { useUnsentDays } from '../../ledger/book/book.ts';
import { useNamesOf } from '../../ledger/book/use-book.ts';
import styles from './week.module.css';
import { type WeekDay, type WeekMoney, type WeekSum, weekAround, weekOf } from './week.ts';
import { useBooksOfWeeks } from './worker-books.ts';

/** Reminds who still owes, by a touch. Given by the page that joins the features. */
interface Parts {
  Remind?: ComponentType<{ bookingIds: readonly string[] }> | undefined;
}

/** Days as suns and coins, money as notes: what came, and who still owes (docs/rules.md#voice-8). */
export function VoiceWeekPage({ Remind }: Parts) {
  const today = useToday();
  const isBefore = useScreenSearch('voice').step === 'before';
  const { books, isPending, isError } = useBooksOfWeeks();
  const unsent = useUnsentDays();
  if (isError) return <SaidPage id="failed" said="failed" tone="no" onNext={paths.voice} />;
  if (isPending) return <SaidPage id="wait" said="wait" />;
  const week = weekAround(isBefore ? addDays(today, -7) : today);
  const { owed, ...sum } = weekOf(books, unsent, week);
  return (
    <Week sum={{ ...sum, owed: isBefore ? [] : owed }} today={today} isBefore={isBefore} Remind={Remind} />
  );
}

const total = (money: readonly WeekMoney[]): number => money.reduce((sum, { amount }) => sum + amount, 0);

/** What somebody owes over all works, by who owes it. */
function byName(money: readonly WeekMoney[], names: ReadonlyMap<string, string>) {
  const sums = new Map<string, WeekMoney>();
  for (const { bookingId, amount } of money) {
    const name = names.get(bookingId) ?? '';
    const before = sums.get(name);
    sums.set(name, { bookingId, amount: amount + (before?.amount ?? 0) });
  }
  return [...sums].map(([name, one]) => ({ name, ...one }));
}

/** The works for which somebody owes. */
const booksOf = (money: readonly WeekMoney[], names: ReadonlyMap<string, string>, name: string): string[] =>
  money.filter(({ bookingId }) => (names.get(bookingId) ?? '') === name).map(({ bookingId }) => bookingId);

function useWeekSayings({
  worked,
  got,
  owed,
}: Omit<WeekSum, 'owed'> & { owed: { name: string; amount: number }[] }) {
  const { key, name, amount, money } = useSay();
  const half = worked % 1 !== 0;
  return [
    ...(worked >= 1 ? [...amount(Math.floor(worked)), key('weekDays')] : []),
    ...(half ? [key('dayHalf')] : []),
    ...(total(got) > 0 ? [key('weekGot'), ...money(total(got))] : []),
    ...owed.flatMap((one) => [name(one.name), key('weekOwed'), ...money(one.amount)]),
    ...(worked === 0 && total(got) === 0 && owed.length === 0 ? [key('weekNone')] : []),
  ];
}

interface WeekProps extends Parts {
  sum: WeekSum;
  today: string;
  isBefore: boolean;
}

function Week({ sum, today, isBefore, Remind }: WeekProps) {
  const { words } = useSay();
  const names = useNamesOf([...sum.got, ...sum.owed].map(({ bookingId }) => bookingId));
  const owed = byName(sum.owed, names);
  const sayings = useWeekSayings({ ...sum, owed });
  const isEmpty = sum.worked === 0 && sum.got.length === 0 && owed.length === 0;
  const id = `week ${isBefore} ${owed.map(({ name }) => name).join()}`;
  return (
    <VoiceFrame
      id={id}
      question={isBefore ? 'weekBefore' : 'weekTitle'}
      more={sayings}
      {...(isBefore ? { onBack: () => window.history.back() } : { backTo: paths.voice })}
    >
      <Days days={sum.days} today={today} />
      {isEmpty && <p className={voice.unit}>{words.weekNone}</p>}
      {byName(sum.got, names).map(({ name, amount }) => (
        <Sum key={name} tone="got" name={name} amount={amount} />
      ))}
      {owed.map(({ name, amount }) => (
        <Sum key={name} tone="owed" name={name} amount={amount}>
          {Remind && <Remind bookingIds={booksOf(sum.owed, names, name)} />}
        </Sum>
      ))}
      {!isBefore && (
        <Link to={paths.voiceCard} className={voice.other}>
          <VoicePicture name="card" size={28} />
          <span>{words.doCard}</span>
        </Link>
      )}
      {!isBefore && (
        <Link to={paths.voiceWeek} search={{ step: 'before' }} className={voice.other}>
          <Icon name="calendar" />
          <span>{words.weekBefore}</span>
        </Link>
      )}
    </VoiceFrame>
  );
}

const drawn: Record<NonNullable<WeekDay['mark']>, PictureName> = {
  full: 'sun',
  half: 'halfSun',
  absent: 'cross',
};

/** A sun for each day, and a coin below it: whole when it is paid, with a clock while it is not. */
function Days({ days, today }: { days: WeekDay[]; today: string }) {
  const { words, language } = useSay();
  const said = { full: words.dayFull, half: words.dayHalf, absent: words.dayNone };
  return (
    <ol className={styles.days}>
      {days.map(({ date, mark, agreed, paid }, at) => (
        <li key={date}>
          <span>{weekdayText((at + 1) % 7, language, 'narrow')}</span>
          <span
            className={styles.day}
            data-mark={mark ?? (date > today ? 'ahead' : 'none')}
            data-today={date === today || undefined}
            data-agreed={agreed || undefined}
          >
            {mark && <VoicePicture name={drawn[mark]} size={28} />}
            {mark && <span className="sr">{said[mark]}</span>}
          </span>
          <span className={styles.coin} data-paid={paid || undefined}>
            {mark && mark !== 'absent' && (
              <>
                <Sign name="coin" size={30} />
                {paid ? <Icon name="check" size={20} /> : <Sign name="clock" size={20} />}
                <span className="sr">{paid ? words.weekGot : words.weekOwed}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface SumProps {
  tone: 'got' | 'owed';
  name: string;
  amount: number;
  children?: ReactNode;
}

/** Who gave, or still owes, and how much, in notes. */
function Sum({ tone, name, amount, children }: SumProps) {
  const { words } = useSay();
  return (
    <section className={styles.sum} data-tone={tone}>
      <span className={styles.sign}>
        {tone === 'got' ? <Icon name="check" size={40} /> : <Sign name="clock" size={40} />}
      </span>
      <div>
        <h2>{tone === 'got' ? words.weekGot : words.weekOwed}</h2>
        <p className={styles.amount}>{rupees(amount)}</p>
        {name && (
          <p className={styles.who}>
            <Icon name="user" />
            <span>{name}</span>
          </p>
        )}
      </div>
      <Notes amount={amount} />
      {children}
    </section>
  );
}
