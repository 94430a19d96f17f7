import { type FormEvent, useId, useState } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { paths } from '#contract/paths.ts';
import { addDays, isByHour } from '#domain/calendar/dates.ts';
import { wrongDates } from '#domain/calendar/spans.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { readWanted, type Typed, typedOf } from '../parts/wanted.ts';
import styles from './after.module.css';
import { useHireAgain } from './after-queries.ts';

interface Props {
  booking: Booking;
  name: string;
  onClose: () => void;
}

/** Asks for new days alone: all else is as it was agreed last. */
export function AgainDialog({ booking, name, onClose }: Props) {
  const t = useMessages('settle');
  const { pers } = useMessages('hiring');
  const shell = useMessages('shell');
  const explain = useExplain();
  const navigate = useNavigate();
  const id = useId();
  const today = useToday();
  const asking = useHireAgain(booking);
  const [typed, setTyped] = useState(() => {
    const was = typedOf(booking);
    return { ...was, start: was.start.replace(/^[\d-]+/, addDays(today, 1)) };
  });
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readWanted(typed, booking);
    const dates = 'wanted' in read ? (read.wanted.dates ?? booking.dates) : undefined;
    const isGood = dates !== undefined && wrongDates(dates, now()) === undefined;
    focusFirstWrong(() => setWrong(!isGood));
    if (isGood)
      asking.mutate(dates, {
        onSuccess: ({ data }) => {
          toast.success(t.asked(name), { autoClose: 4000 });
          void navigate({ to: paths.jobRequest, search: { id: data._id } });
        },
      });
  };
  return (
    <Modal
      open
      size="small"
      title={t.againTitle(name)}
      closeLabel={shell.close}
      busy={asking.isPending}
      onClose={onClose}
      footer={
        <>
          <Button kind="line" disabled={asking.isPending} onClick={onClose}>
            {shell.cancel}
          </Button>
          <LineButton type="submit" form={id} loading={asking.isPending}>
            {t.againSend}
          </LineButton>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={styles.form}>
        <p>{booking.terms.rates ? t.againRates : t.againText(rupees(booking.price), pers[booking.per])}</p>
        <Days booking={booking} typed={typed} wrong={wrong} onType={setTyped} />
        {asking.error && <p role="alert">{explain(asking.error)}</p>}
      </form>
    </Modal>
  );
}

interface DaysProps extends Pick<Props, 'booking'> {
  typed: Typed;
  wrong: boolean;
  onType: (typed: Typed) => void;
}

function Days({ booking, typed, wrong, onType }: DaysProps) {
  const t = useMessages('work');
  const sentence = useProblemSentence();
  const today = useToday();
  const hourly = isByHour(booking.dates);
  return (
    <div className={styles.pair}>
      <Field label={hourly ? t.start : t.from} error={wrong ? sentence('dates-invalid') : undefined}>
        <TextInput
          type={hourly ? 'datetime-local' : 'date'}
          min={hourly ? `${today}T00:00` : today}
          value={typed.start}
          onChange={({ target }) => onType({ ...typed, start: target.value })}
        />
      </Field>
      <Field label={hourly ? t.hours : t.days}>
        <TextInput
          inputMode="decimal"
          value={typed.length}
          onChange={({ target }) => onType({ ...typed, length: target.value })}
        />
      </Field>
    </div>
  );
}
