import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { now } from '#web/shared/i18n/now.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Select, TextInput } from '#web/shared/ui/text-inputs.tsx';
import type { ListFilter } from './list-filter.ts';
import { halfDays } from './panel-filter.ts';

/** As far as lists know. */
const mostAhead = 365;
const mostDays = 180;

/** Free on these days: the first day opens the rest. @param several whether more than one of a record can be wanted */
export function DaysField({ filter, several }: { filter: ListFilter; several?: boolean }) {
  const t = useMessages('providers');
  const { draft, change } = filter;
  const { freeFrom, freeTo, freePart, freeCount } = draft;
  const today = siteDate(now());
  return (
    <>
      <Field label={t.freeFromDay}>
        <TextInput
          type="date"
          value={freeFrom ?? ''}
          min={today}
          max={addDays(today, mostAhead)}
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
          {several && (
            <Field label={t.howManyAtOnce}>
              <TextInput
                inputMode="numeric"
                maxLength={3}
                value={freeCount ?? ''}
                placeholder="1"
                onChange={(event) => {
                  const count = Number(event.target.value.replace(/\D/g, ''));
                  change({ freeCount: count > 0 ? Math.min(count, 500) : undefined });
                }}
              />
            </Field>
          )}
        </>
      )}
    </>
  );
}
