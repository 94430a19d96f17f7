import { useState } from 'react';
import { dayRange } from '#contract/day-range.ts';
import { type CalendarListing, putMorningCheck, putRestDays } from '#contract/hiring/calendar.calls.ts';
import type { Queued } from '#web/shared/browser/outbox/queue.ts';
import { QueuedAct, useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { sendOrQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Checkbox, Switch } from '#web/shared/ui/choices.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from './calendar.module.css';
import { useCalendarChange } from './calendar-queries.ts';

/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
/** A leap year: the 29th of February has a name too. */
const anyYear = '2028';

/** What was said last, where it waits: as it was put in, below. */
const said = <Body,>(waiting: Queued | undefined): Body | undefined =>
  waiting && !waiting.refused ? (waiting.body as Body) : undefined;

/** Weekly days off and yearly holidays of one listing; they warn who asks. */
export function DaysOff({ listing: { listing, ...known } }: { listing: CalendarListing }) {
  const t = useMessages('calendar');
  const id = `rest ${listing._id}`;
  const waiting = useQueuedAbout(id);
  const { restDays, yearlyOff } = said<Pick<CalendarListing, 'restDays' | 'yearlyOff'>>(waiting) ?? known;
  const save = useCalendarChange(
    (changed: { restDays?: number[]; yearlyOff?: string[] }) =>
      sendOrQueue(putRestDays, {
        body: { listing, restDays, yearlyOff, ...changed },
        waits: { id, kind: 'days', about: id, title: t.daysOff },
      }),
    t.saved,
  );
  const toggle = (weekday: number, on: boolean) =>
    save.mutate({ restDays: on ? [...restDays, weekday] : restDays.filter((other) => other !== weekday) });
  return (
    <Card as="section" pad className={styles.card}>
      <h2>{t.daysOff}</h2>
      <p className="muted">{t.daysOffText}</p>
      {waiting && <QueuedAct act={waiting} />}
      <FieldGroup legend={t.weekly} disabled={save.isPending}>
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
      <FieldGroup legend={t.yearly} disabled={save.isPending}>
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
          <TextInput
            type="date"
            {...dayRange()}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
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
  const waiting = useQueuedAbout('morning');
  const save = useCalendarChange(
    (next: boolean) =>
      sendOrQueue(putMorningCheck, {
        body: { on: next },
        waits: { id: 'morning', kind: 'days', about: 'morning', title: t.morning },
      }),
    t.saved,
  );
  const shown = said<{ on: boolean }>(waiting)?.on ?? on;
  return (
    <Card as="section" pad className={styles.card}>
      <Switch
        label={t.morning}
        checked={save.isPending ? save.variables : shown}
        onChange={(next) => save.mutate(next)}
      />
      {waiting && <QueuedAct act={waiting} />}
      <p className="muted">{t.morningText}</p>
    </Card>
  );
}
