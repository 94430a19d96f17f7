import { useState } from 'react';
import { type CalendarListing, putMorningCheck, putRestDays } from '#contract/hiring/calendar.ts';
import { call } from '#web/shared/api/api.ts';
import { LineNote, useNeedsLine } from '#web/shared/browser/outbox/needs-line.tsx';
import { siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Checkbox, Switch } from '#web/shared/ui/choices.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from './base/calendar.module.css';
import { useCalendarChange } from './base/calendar-queries.ts';

/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
/** A leap year: the 29th of February has a name too. */
const anyYear = '2028';

/** Weekly days off and yearly holidays of one listing; they warn who asks. */
export function DaysOff({ listing: { listing, restDays, yearlyOff } }: { listing: CalendarListing }) {
  const t = useMessages('calendar');
  const needs = useNeedsLine();
  const save = useCalendarChange(
    (changed: { restDays?: number[]; yearlyOff?: string[] }) =>
      call(putRestDays, { body: { listing, restDays, yearlyOff, ...changed } }),
    t.saved,
  );
  const toggle = (weekday: number, on: boolean) =>
    save.mutate({ restDays: on ? [...restDays, weekday] : restDays.filter((other) => other !== weekday) });
  return (
    <Card as="section" pad className={styles.card}>
      <h2>{t.daysOff}</h2>
      <p className="muted">{t.daysOffText}</p>
      <LineNote />
      <FieldGroup legend={t.weekly} disabled={save.isPending || needs !== undefined}>
        <div className={styles.weekdays}>
          {weekdays.map((weekday) => (
            <Checkbox
              key={weekday}
              label={t.weekdays[weekday]}
              checked={restDays.includes(weekday)}
              onChange={(event) => toggle(weekday, event.target.checked)}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup legend={t.yearly} disabled={save.isPending || needs !== undefined}>
        <Holidays days={yearlyOff} onChange={(days) => save.mutate({ yearlyOff: days })} />
      </FieldGroup>
    </Card>
  );
}

/** @param days `MM-DD` */
function Holidays({ days, onChange }: { days: string[]; onChange: (days: string[]) => void }) {
  const t = useMessages('calendar');
  const language = useLanguage();
  const [day, setDay] = useState('');
  const add = () => {
    const yearly = day.slice(5);
    if (yearly && !days.includes(yearly)) onChange([...days, yearly]);
    setDay('');
  };
  const named = days.map((yearly) => ({ yearly, name: siteDay(`${anyYear}-${yearly}`, language) }));
  return (
    <>
      <ul className={styles.holidays}>
        {named.map(({ yearly, name }) => (
          <li key={yearly}>
            {name}
            <IconButton
              icon="x"
              size={20}
              label={t.remove(name)}
              onClick={() => onChange(days.filter((other) => other !== yearly))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.add}>
        <Field label={t.addHoliday}>
          <TextInput type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
        <Button kind="line" disabled={!day} onClick={add}>
          {t.add}
        </Button>
      </div>
    </>
  );
}

/** Be asked each morning, or no longer. */
export function MorningSwitch({ on }: { on: boolean }) {
  const t = useMessages('calendar');
  const needs = useNeedsLine();
  const save = useCalendarChange((next: boolean) => call(putMorningCheck, { body: { on: next } }), t.saved);
  return (
    <Card as="section" pad className={styles.card}>
      <Switch
        label={t.morning}
        disabled={needs !== undefined}
        checked={save.isPending ? save.variables : on}
        onChange={(next) => save.mutate(next)}
      />
      <LineNote />
      <p className="muted">{t.morningText}</p>
    </Card>
  );
}
