import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarListing, OwnDay } from '#contract/hiring/calendar.calls.ts';
import { QueuedAct } from '#web/shared/browser/outbox/queued-act.tsx';
import { monthName } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import { blocksQuery, daysQuery } from './calendar-queries.ts';
import styles from './month.module.css';
import { cellsOf, monthAfter, pressed, type Range, weeksOf } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import { RangeBar } from './range-bar.tsx';
import { useWaitingDays } from './use-blocking.ts';
import { asSaid } from './waiting-days.ts';

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
