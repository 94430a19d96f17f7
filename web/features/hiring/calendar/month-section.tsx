import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarListing, OwnDay } from '#contract/hiring/calendar.calls.ts';
import { weekday } from '#domain/calendar/dates.ts';
import { QueuedAct } from '#web/shared/browser/outbox/queued-act.tsx';
import { monthName, siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import { blocksQuery, daysQuery } from './calendar-queries.ts';
import styles from './month.module.css';
import { cellsOf, type DayCell, monthAfter, pressed, type Range, weeksOf } from './month.ts';
import { RangeBar } from './range-bar.tsx';
import { useWaitingDays } from './use-blocking.ts';
import { asSaid } from './waiting-days.ts';

/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

interface MonthGridProps {
  month: string;
  cells: Map<string, DayCell>;
  range: Range | undefined;
  onPress: (date: string) => void;
}

/** A month in weeks; days gone by rest. */
function MonthGrid({ month, cells, range, onPress }: MonthGridProps) {
  const t = useMessages('calendar');
  const today = useToday();
  return (
    <div className={styles.month}>
      {weekdays.map((day) => (
        <span key={day} className={styles.weekday} aria-hidden="true">
          {t.weekdays[day]}
        </span>
      ))}
      {weeksOf(month).map((date) => (
        <Day
          key={date}
          date={date}
          cell={cells.get(date)}
          outside={!date.startsWith(month)}
          past={date < today}
          today={date === today}
          chosen={range !== undefined && date >= range.from && date <= range.to}
          onPress={onPress}
        />
      ))}
    </div>
  );
}

interface DayProps {
  date: string;
  cell: DayCell | undefined;
  outside: boolean;
  past: boolean;
  today: boolean;
  chosen: boolean;
  onPress: (date: string) => void;
}

function Day({ date, cell, outside, past, today, chosen, onPress }: DayProps) {
  const t = useMessages('calendar');
  const { queue } = useMessages('shell');
  const language = useLanguage();
  const { state = 'free', rest = false, waits = false } = cell ?? {};
  const note = noteOf(cell, t.shortHalves);
  const words = [
    `${t.weekdays[weekday(date)]} ${siteDay(date, language)}`,
    today && t.today,
    cell && (waits ? `${t.states[state]}: ${queue.waits}` : t.states[state]),
    noteOf(cell, t.halves),
    rest && t.dayOff,
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={cx(
        styles.day,
        styles[state],
        waits && styles.waits,
        outside && styles.outside,
        today && styles.today,
        chosen && styles.chosen,
      )}
      disabled={past || !cell}
      aria-pressed={chosen}
      aria-label={words.join(', ')}
      onClick={() => onPress(date)}
    >
      <b>{Number(date.slice(8))}</b>
      {note && <small>{note}</small>}
      {waits && <Icon name="clock" size={20} />}
      {rest && <i className={styles.rest} />}
    </button>
  );
}

/** Of several how many are free; of one the half that is. */
function noteOf(
  cell: DayCell | undefined,
  halves: ReturnType<typeof useMessages<'calendar'>>['halves'],
): string | undefined {
  if (!cell) return undefined;
  if (cell.freeHalf) return halves[cell.freeHalf];
  return cell.of > 1 ? `${cell.free}/${cell.of}` : undefined;
}

const monthsAhead = 12;

interface OwnUnit {
  id: string;
  name: string;
}

/** The units that the days name, by number. */
function unitsOf(days: OwnDay[], word: string): OwnUnit[] {
  const names = new Map(days.map(({ unit, no, label }) => [unit, label ?? `${word} ${no}`]));
  return [...names].map(([id, name]) => ({ id, name }));
}

/** A listing's days, month by month; of several people, teams or machines all together or one. */
export function MonthSection({ listing: { listing } }: { listing: CalendarListing }) {
  const t = useMessages('calendar');
  const language = useLanguage();
  const explain = useExplain();
  const thisMonth = useToday().slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const [unitId, setUnitId] = useState('');
  const [range, setRange] = useState<Range>();
  const weeks = weeksOf(month);
  const { data, error, isPlaceholderData } = useQuery(daysQuery(listing, weeks));
  useQuery(blocksQuery);
  const acts = useWaitingDays(listing);
  const ofListing = asSaid(data ?? [], acts);
  const units = unitsOf(ofListing, t.unit[listing.kind]);
  const cells = cellsOf(unitId ? ofListing.filter(({ unit }) => unit === unitId) : ofListing);
  const go = (months: number) => setMonth(monthAfter(month, months));
  return (
    <section aria-busy={isPlaceholderData}>
      <div className={styles.head}>
        <IconButton icon="left" label={t.earlier} disabled={month <= thisMonth} onClick={() => go(-1)} />
        <h2 aria-live="polite">{monthName(month, language)}</h2>
        <IconButton
          icon="right"
          label={t.later}
          disabled={month >= monthAfter(thisMonth, monthsAhead)}
          onClick={() => go(1)}
        />
      </div>
      {units.length > 1 && <Whose units={units} unitId={unitId} onChange={setUnitId} />}
      <MonthGrid
        month={month}
        cells={cells}
        range={range}
        onPress={(date) => setRange(pressed(range, date))}
      />
      {error && !data && <FieldError>{explain(error)}</FieldError>}
      {acts.length > 0 && (
        <div className={styles.acts}>
          {acts.map((act) => (
            <QueuedAct key={act.id} act={act} />
          ))}
        </div>
      )}
      <Legend />
      {range && (
        <RangeBar
          key={`${range.from} ${range.to}`}
          range={range}
          cells={cells}
          listing={listing}
          unitId={unitId || undefined}
          units={units.map(({ id }) => id)}
          acts={acts}
          onDone={() => setRange(undefined)}
        />
      )}
    </section>
  );
}

function Legend() {
  const { legend } = useMessages('calendar');
  const all = ['booked', 'blocked', 'some', 'rest'] as const;
  return (
    <ul className={styles.legend}>
      {all.map((name) => (
        <li key={name}>
          <i className={cx(styles[name])} aria-hidden="true" />
          {legend[name]}
        </li>
      ))}
    </ul>
  );
}

function Whose({
  units,
  unitId,
  onChange,
}: {
  units: OwnUnit[];
  unitId: string;
  onChange: (unitId: string) => void;
}) {
  const t = useMessages('calendar');
  return (
    <Field label={t.whose} className={styles.whose}>
      <Select value={unitId} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t.everybody(units.length)}</option>
        {units.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
