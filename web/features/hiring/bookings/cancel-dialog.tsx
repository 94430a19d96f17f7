import { type FormEvent, useId, useState } from 'react';
import { type Booking, type CancelReason, cancelReasons } from '#contract/hiring/bookings.calls.ts';
import { countsAsLate } from '#domain/calendar/spans.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { useLeft } from '#web/shared/browser/kept-text.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import styles from './parts/booking.module.css';
import { useBookingActs } from './parts/booking-queries.ts';
import { type Side, useOtherName } from './parts/sides.ts';

interface Props {
  booking: Booking;
  side: Side;
  onClose: () => void;
}

/** Asks why, and says whether it counts before it is done. */
export function CancelDialog({ booking, side, onClose }: Props) {
  const t = useMessages('work');
  const shell = useMessages('shell');
  const problem = useProblemSentence();
  const id = useId();
  const name = useOtherName(booking, side);
  const { say } = useBookingActs(booking);
  const { typed, change, end } = useLeft(`cancel:${booking._id}`, () => ({ reason: '', text: '' }), onClose);
  const { reason, text } = typed;
  const [wrong, setWrong] = useState(false);
  const noText = reason === 'other' && text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const incomplete = reason === '' || noText;
    setWrong(incomplete);
    if (!incomplete)
      say.mutate({ to: 'cancelled', reason, text: text.trim() }, { onSuccess: end, onError: onClose });
  };
  const choices = cancelReasons[side].map((value: CancelReason) => ({ value, label: t.reasons[value] }));
  return (
    <Modal
      open
      title={t.cancelTitle}
      closeLabel={shell.close}
      busy={say.isPending}
      onClose={onClose}
      footer={
        <>
          <Button kind="line" disabled={say.isPending} onClick={end}>
            {t.keep}
          </Button>
          <LineButton kind="danger" type="submit" form={id} loading={say.isPending}>
            {t.acts.cancelled}
          </LineButton>
        </>
      }
    >
      <form id={id} onSubmit={submit} className={styles.form} noValidate>
        <Chips
          legend={t.why}
          choices={choices}
          value={reason}
          onChange={(value) => change({ reason: value })}
          error={wrong && reason === '' ? problem('required') : undefined}
        />
        {reason !== '' && (
          <MoreWords
            name={name}
            value={text}
            onChange={(value) => change({ text: value })}
            wrong={wrong && noText}
          />
        )}
        {reason !== '' && <Counts booking={booking} side={side} reason={reason} />}
      </form>
    </Modal>
  );
}

function MoreWords({
  name,
  value,
  onChange,
  wrong,
}: {
  name: string;
  value: string;
  onChange: (text: string) => void;
  wrong: boolean;
}) {
  const { whyText } = useMessages('work');
  const problem = useProblemSentence();
  return (
    <Field label={whyText.label} hint={whyText.hint(name)} error={wrong ? problem('required') : undefined}>
      <TextArea rows={2} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

function Counts({ booking, side, reason }: { booking: Booking; side: Side; reason: string }) {
  const { counts } = useMessages('work');
  const late = countsAsLate(booking, { side, reason, at: now() });
  return (
    <p role="status" className={cx(styles.note, late && styles.warns)}>
      {late ? counts.late : counts[side]}
    </p>
  );
}
