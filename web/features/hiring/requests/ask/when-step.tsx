import { addDays, type Part } from '#domain/calendar/dates.ts';
import { mostDaysOf } from '#domain/calendar/limits.ts';
import { workDays } from '#domain/calendar/spans.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { siteDayText, useDatesText, weekdayText } from '../../dates-text.ts';
import { Stepper } from '../../stepper.tsx';
import form from './wish/form.module.css';
import { datesOf } from './wish/request-of.ts';
import type { StepProps } from './wish/step-props.ts';
import { chosenItems, type Wish } from './wish/wish.ts';

// The week as calendars in India print it.
const week = [1, 2, 3, 4, 5, 6, 0];

/** Weekdays without work; six at most, else no day would be left. */
function RestDays({ value, onChange }: { value: number[]; onChange: (days: number[]) => void }) {
  const { when: t } = useMessages('requests');
  const language = useLanguage();
  const press = (day: number) =>
    onChange(value.includes(day) ? value.filter((one) => one !== day) : [...value, day]);
  return (
    <FieldGroup legend={t.rest} hint={t.restHint}>
      <div className={form.toggles}>
        {week.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={value.includes(day)}
            aria-label={weekdayText(day, language)}
            disabled={!value.includes(day) && value.length >= 6}
            onClick={() => press(day)}
          >
            {weekdayText(day, language, 'short')}
          </button>
        ))}
      </div>
    </FieldGroup>
  );
}

const parts: readonly Part[] = ['day', 'morning', 'afternoon'];
const farthest = 365;

/** When: from which day, how many working days, and without which weekdays. */
export function WhenStep(props: StepProps) {
  const { wish, change } = props;
  return (
    <div className={form.fields}>
      <FirstAndDays {...props} />
      {wish.days > 1 && <RestDays value={wish.restDays} onChange={(restDays) => change({ restDays })} />}
      <PartOfDay wish={wish} change={change} />
      {wish.from && Number.isInteger(wish.days) && <Said wish={wish} />}
    </div>
  );
}

/** The first day and how many: what is to be said in any case. */
export function FirstAndDays({ wish, change, wrongWith }: StepProps) {
  const { when: t } = useMessages('requests');
  const sentence = useProblemSentence();
  const today = useToday();
  const items = chosenItems(wish);
  const told = wrongWith('dates', ...items.map((_, place) => `items.${place}.dates`));
  const byJob = items.every(({ per }) => per === 'job');
  const none = !(Number.isInteger(wish.days) && wish.days > 0);
  const problem = told && none ? (byJob ? 'job-too-long' : 'days-too-many') : told;
  // What is wrong with how many stands beside how many.
  const long = problem === 'days-too-many' || problem === 'job-too-long';
  return (
    <>
      <Field label={t.first} error={problem && !long && sentence(problem)}>
        <TextInput
          type="date"
          name="from"
          min={today}
          max={addDays(today, farthest)}
          value={wish.from}
          onChange={(event) => change({ from: event.target.value })}
        />
      </Field>
      <FieldGroup legend={t.days} error={problem && long && sentence(problem)}>
        <Stepper
          value={wish.days}
          min={1}
          max={mostDaysOf('job')}
          onChange={(days) => change({ days })}
          label={t.days}
          fewer={t.fewerDays}
          more={t.moreDays}
        />
      </FieldGroup>
    </>
  );
}

function PartOfDay({ wish, change }: Pick<StepProps, 'wish' | 'change'>) {
  const { when: t } = useMessages('requests');
  return (
    <>
      <Chips
        legend={t.part}
        value={wish.part}
        choices={parts.map((value) => ({ value, label: t.parts[value] }))}
        onChange={(value) => change({ part: parts.find((part) => part === value) ?? 'day' })}
      />
      <Field label={t.start} hint={t.startHint}>
        <TextInput
          type="time"
          name="startTime"
          value={wish.startTime}
          onChange={(event) => change({ startTime: event.target.value })}
        />
      </Field>
    </>
  );
}

/** The dates in words, with the last day. */
function Said({ wish }: { wish: Wish }) {
  const { when: t } = useMessages('requests');
  const text = useDatesText();
  const language = useLanguage();
  const dates = datesOf(wish);
  const last = wish.days > 1 && 'from' in dates ? workDays(dates).at(-1) : undefined;
  return (
    <p role="status" className={form.said}>
      {t.said(text(dates), last ? siteDayText(last, language) : '')}
    </p>
  );
}
