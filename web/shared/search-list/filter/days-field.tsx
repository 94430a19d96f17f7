import { useState } from 'react';
import { wholeOf } from '#contract/written.ts';
import { addDays, mostDaysAhead } from '#domain/calendar/dates.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Select, TextInput } from '#web/shared/ui/text-inputs.tsx';
import type { ListFilter } from './list-filter.ts';
import { halfDays } from './panel-filter.ts';

const mostDays = 180;

/** Free on these days: the first day opens the rest. @param several whether more than one of a record can be wanted */
export function DaysField({ filter, several }: { filter: ListFilter; several?: boolean }) {
  const t = useMessages('providers');
  const { draft, change } = filter;
  const { freeFrom, freeTo, freePart, freeCount } = draft;
  const today = useToday();
  return (
    <>
      <Field label={t.freeFromDay}>
        <TextInput
          type="date"
          value={freeFrom ?? ''}
          min={today}
          max={addDays(today, mostDaysAhead)}
          onChange={(event) => change({ freeFrom: event.target.value || undefined })}
        />
      </Field>
      {freeFrom && (
        <>
          <Field label={t.freeToDay}>
            <TextInput
              type="date"
              value={freeTo ?? freeFrom}
              min={freeFrom}
              max={addDays(freeFrom, mostDays - 1)}
              onChange={(event) => change({ freeTo: event.target.value || undefined })}
            />
          </Field>
          <Field label={t.partOfDay}>
            <Select
              value={freePart ?? ''}
              onChange={(event) => change({ freePart: halfDays.find((half) => half === event.target.value) })}
            >
              <option value="">{t.wholeDay}</option>
              {halfDays.map((half) => (
                <option key={half} value={half}>
                  {t.halfDays[half]}
                </option>
              ))}
            </Select>
          </Field>
          {several && <HowMany count={freeCount} onChange={(count) => change({ freeCount: count })} />}
        </>
      )}
    </>
  );
}

interface HowManyProps {
  count: number | undefined;
  onChange: (count: number | undefined) => void;
}

/** As typed; what cannot be read stays and asks for nothing. */
function HowMany({ count, onChange }: HowManyProps) {
  const t = useMessages('providers');
  const sentence = useProblemSentence();
  const [typed, setTyped] = useState({ text: count === undefined ? '' : String(count), as: count });
  const text = typed.as === count ? typed.text : String(count ?? '');
  const wrong = text.trim() !== '' && count === undefined;
  return (
    <Field label={t.howManyAtOnce} error={wrong && sentence('count-invalid')}>
      <TextInput
        inputMode="numeric"
        value={text}
        placeholder="1"
        onChange={(event) => {
          const number = wholeOf(event.target.value) ?? 0;
          const as = number >= 1 && number <= 500 ? number : undefined;
          setTyped({ text: event.target.value, as });
          onChange(as);
        }}
      />
    </Field>
  );
}
