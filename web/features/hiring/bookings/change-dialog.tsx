import { type FormEvent, useId, useState } from 'react';
import { dayRange } from '#contract/day-range.ts';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { isByHour } from '#domain/calendar/dates.ts';
import { useLeft } from '#web/shared/browser/kept-text.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from './parts/booking.module.css';
import { useBookingActs } from './parts/booking-queries.ts';
import { useOtherName, useSideOf } from './parts/sides.ts';
import { readWanted, type Typed, typedOf, type WantedProblems } from './parts/wanted.ts';
import { alone } from './people.tsx';

/** Asks the other side for other days, another number or another price. */
export function ChangeDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useMessages('work');
  const shell = useMessages('shell');
  const explain = useExplain();
  const id = useId();
  const name = useOtherName(booking, useSideOf(booking));
  const { ask } = useBookingActs(booking);
  const { typed, change, end } = useLeft<Typed>(`change:${booking._id}`, () => typedOf(booking), onClose);
  const [problems, setProblems] = useState<WantedProblems>({});
  const [same, setSame] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readWanted(typed, booking);
    if ('problems' in read) return focusFirstWrong(() => setProblems(read.problems));
    setProblems({});
    const nothing = Object.keys(read.wanted).length === 0;
    setSame(nothing);
    if (!nothing) ask.mutate(read.wanted, { onSuccess: end });
    return undefined;
  };
  return (
    <Modal
      open
      size="small"
      title={t.changeTitle}
      closeLabel={shell.close}
      busy={ask.isPending}
      onClose={onClose}
      footer={
        <>
          <Button kind="line" disabled={ask.isPending} onClick={end}>
            {shell.cancel}
          </Button>
          <LineButton type="submit" form={id} loading={ask.isPending}>
            {t.ask}
          </LineButton>
        </>
      }
    >
      <form id={id} onSubmit={submit} className={styles.form} noValidate>
        <p>{t.changeText(name)}</p>
        <Fields booking={booking} typed={typed} problems={problems} onType={change} />
        {same && <p role="alert">{t.nothingChanged}</p>}
        {ask.error && <p role="alert">{explain(ask.error)}</p>}
      </form>
    </Modal>
  );
}

interface FieldsProps {
  booking: Booking;
  typed: Typed;
  problems: WantedProblems;
  onType: (typed: Typed) => void;
}

function Fields({ booking, typed, problems, onType }: FieldsProps) {
  const t = useMessages('work');
  const sentence = useProblemSentence();
  const hourly = isByHour(booking.dates);
  const { min, max } = dayRange();
  const midnight = hourly ? 'T00:00' : '';
  const of = (name: keyof Typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ ...typed, [name]: target.value }),
  });
  const long = problems.dates === 'days-too-many' || problems.dates === 'job-too-long';
  const error = (field: keyof WantedProblems) => problems[field] && sentence(problems[field]);
  return (
    <>
      <div className={styles.pair}>
        <Field label={hourly ? t.start : t.from} error={!long && error('dates')}>
          <TextInput
            type={hourly ? 'datetime-local' : 'date'}
            min={`${min}${midnight}`}
            max={`${max}${midnight}`}
            {...of('start')}
          />
        </Field>
        <Field label={hourly ? t.hours : t.days} error={long && error('dates')}>
          <TextInput inputMode="decimal" {...of('length')} />
        </Field>
      </div>
      {booking.terms.rates ? <p>{t.ratesStay}</p> : <Amounts {...{ booking, of, error }} />}
    </>
  );
}

/** How many at which price; who works alone is one. */
function Amounts({
  booking,
  of,
  error,
}: {
  booking: Booking;
  of: (name: 'count' | 'price') => { value: string };
  error: (field: 'count' | 'price') => string | undefined;
}) {
  const t = useMessages('work');
  const { pers } = useMessages('hiring');
  return (
    <div className={styles.pair}>
      {!alone.has(booking.listing.kind) && (
        <Field label={t.count} error={error('count')}>
          <TextInput inputMode="numeric" {...of('count')} />
        </Field>
      )}
      <Field label={t.price(pers[booking.per])} error={error('price')}>
        <TextInput inputMode="numeric" {...of('price')} />
      </Field>
    </div>
  );
}
