import { type FormEvent, useId, useState } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { upiOf } from '#contract/written.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './after.module.css';
import { useSaveUpi } from './after-queries.ts';

interface Props {
  booking: Booking;
  upi: string | null;
  name: string;
}

/** Where the receiver is paid by UPI: shown to who owes them, as a picture to scan. */
export function OwnUpi({ booking, upi, name }: Props) {
  const { own: t } = useMessages('settle');
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.own}>
      <p className={styles.quiet}>{upi ? t.shown(upi) : t.ask(name)}</p>
      <Button kind="soft" size="sm" onClick={() => setOpen(true)}>
        {upi ? t.change : t.label}
      </Button>
      {open && <UpiDialog booking={booking} upi={upi} name={name} onClose={() => setOpen(false)} />}
    </div>
  );
}

function UpiDialog({ booking, upi, onClose }: Props & { onClose: () => void }) {
  const { own: t } = useMessages('settle');
  const shell = useMessages('shell');
  const sentence = useProblemSentence();
  const explain = useExplain();
  const id = useId();
  const saving = useSaveUpi(booking);
  const [typed, setTyped] = useState(upi ?? '');
  const [wrong, setWrong] = useState(false);
  const save = (value: string | null) =>
    saving.mutate(value, {
      onSuccess: () => {
        toast.success(t.saved);
        onClose();
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = upiOf(typed);
    focusFirstWrong(() => setWrong(read === undefined));
    if (read) save(read);
  };
  return (
    <Modal
      open
      size="small"
      title={t.label}
      closeLabel={shell.close}
      busy={saving.isPending}
      onClose={onClose}
      footer={
        <>
          {upi && (
            <LineButton brief kind="line" disabled={saving.isPending} onClick={() => save(null)}>
              {t.remove}
            </LineButton>
          )}
          <LineButton type="submit" form={id} loading={saving.isPending}>
            {t.save}
          </LineButton>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={styles.form}>
        <Field label={t.label} hint={t.hint} error={wrong ? sentence('upi-invalid') : undefined}>
          <TextInput
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {saving.error && <p role="alert">{explain(saving.error)}</p>}
      </form>
    </Modal>
  );
}
