import { useState } from 'react';
import { unsaidOf } from '#domain/ledger/day-words.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { useWide } from '#web/shared/ui/use-wide.ts';
import { dayName, monthName, weekName } from '../../day-names.ts';
import type { Book, Unsent } from '../book/book.ts';
import { type Chosen, lookOf, unsentDay } from './day-look.ts';
import { DayPanel } from './day-panel.tsx';
import styles from './grid.module.css';
import { useSayDay } from './use-say-day.ts';
import { monthsOf, placeOf, WeekGrid, weeksOf } from './week-grid.tsx';

/** One tap for a whole crew's day: who has no word of the user's yet was there. Words that stand are not changed. */
function EverybodyHere({ book, unsent, date }: { book: Book; unsent: Unsent[]; date: string }) {
  const t = useMessages('ledger');
  const language = useLanguage();
  const sayDay = useSayDay(book, unsent);
  const stays = book.units.map(({ _id: id, from, until, away }) => ({ id, from, until, away }));
  const unsaid = unsaidOf(stays, date, (unit) => {
    const day = book.days.find((one) => one.unitId === unit && one.date === date);
    return lookOf(book.side, day, unsentDay(unsent, { unit, date })).mine !== null;
  });
  if (book.units.length < 2 || book.machine) return null;
  return (
    <Button
      kind="soft"
      icon="check"
      disabled={unsaid.length === 0}
      onClick={() => {
        for (const unit of unsaid) sayDay({ unit, date }, { mark: 'full' });
      }}
    >
      {t.everybodyHere(dayName(date, language))}
    </Button>
  );
}

/** The days of a book: a week at a time on a phone, a month where there is room. */
export function DayBook({ book, unsent }: { book: Book; unsent: Unsent[] }) {
  const t = useMessages('ledger');
  const language = useLanguage();
  const today = useToday();
  const wide = useWide();
  const weeks = weeksOf(book.dates);
  const pages = wide ? monthsOf(weeks) : weeks.map((week) => [week]);
  const begins = pages.map((page) => page.flat());
  const [turned, setTurned] = useState<{ wide: boolean; place: number }>();
  const place = turned?.wide === wide ? Math.min(turned.place, pages.length - 1) : placeOf(begins, today);
  const [chosen, setChosen] = useState<Chosen>();
  const page = pages[place] ?? [];
  const first = page[0]?.[0] ?? today;
  const last = page.at(-1)?.at(-1) ?? today;
  const title = wide ? monthName(page[0]?.[3] ?? today, language) : weekName(first, last, language);
  // The chosen day, else today where it is a day of work on this page.
  const day = chosen?.date ?? today;
  const canSayAll = book.open.days && day <= today && book.dates.includes(day) && page.flat().includes(day);
  const turn = (step: number) => {
    setTurned({ wide, place: place + step });
    setChosen(undefined);
  };
  return (
    <section aria-labelledby="hajri-days" className={styles.days}>
      <PageTurner title={title} place={place} pages={pages.length} turn={turn} />
      <p className={styles.hint}>
        {book.open.days ? (book.machine ? t.machineBook : t).tapHint : t.closedDays}
      </p>
      {page.map((week) => (
        <WeekGrid
          key={week[0]}
          book={book}
          week={week}
          unsent={unsent}
          chosen={chosen}
          choose={setChosen}
          today={today}
        />
      ))}
      {canSayAll && (
        <div>
          <EverybodyHere book={book} unsent={unsent} date={day} />
        </div>
      )}
      <Legends book={book} />
      {chosen && <DayPanel book={book} unsent={unsent} chosen={chosen} />}
    </section>
  );
}

interface TurnerProps {
  title: string;
  place: number;
  pages: number;
  turn: (step: number) => void;
}

function PageTurner({ title, place, pages, turn }: TurnerProps) {
  const t = useMessages('ledger');
  return (
    <div className={styles.head}>
      <h2 id="hajri-days">{t.days}</h2>
      {pages > 1 && (
        <IconButton icon="left" label={t.earlier} disabled={place === 0} onClick={() => turn(-1)} />
      )}
      <p className={styles.title} aria-live="polite">
        {title}
      </p>
      {pages > 1 && (
        <IconButton icon="right" label={t.later} disabled={place >= pages - 1} onClick={() => turn(1)} />
      )}
    </div>
  );
}

function Legends({ book: { machine } }: { book: Book }) {
  const t = useMessages('ledger');
  const { mark } = machine ? t.machineBook : t;
  return (
    <p className={styles.legend}>
      <Legend icon="sun" words={mark.full} />
      {!machine && <Legend icon="layers" words={mark.half} />}
      <Legend icon="x" words={mark.absent} />
      <span>{t.waitsLegend}</span>
      <span>{t.differsLegend}</span>
      <span>{t.unsentLegend}</span>
    </p>
  );
}

function Legend({ icon, words }: { icon: 'sun' | 'layers' | 'x'; words: string }) {
  return (
    <span>
      <Icon name={icon} size={20} />
      {words}
    </span>
  );
}
