import { type FormEvent, useState } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { mostDamagePictures } from '#contract/hiring/hiring-words.ts';
import { rupeesOf } from '#contract/written.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { PictureRow } from '../pictures/picture-row.tsx';
import { useWorkPictures } from '../pictures/use-work-pictures.ts';
import { useReportDamage } from './damage-queries.ts';
import styles from './damages.module.css';
import { UnitChips } from './faults.tsx';

/** The owner says what was damaged. */
export function DamageForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const t = useMessages('rentals');
  const explain = useExplain();
  const sentence = useProblemSentence();
  const [unitId, setUnit] = useState(booking.units[0]?._id ?? '');
  const [amount, setAmount] = useState('');
  const [text, setText] = useState('');
  const pictures = useWorkPictures([], mostDamagePictures);
  const reporting = useReportDamage(booking._id);
  const failed = reporting.error instanceof CallError ? reporting.error : undefined;
  const errorAt = (path: string) => {
    const field = failed?.fields.find((one) => one.path.startsWith(path));
    return field && sentence(field.problem);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reporting.isPending || pictures.sending) return;
    const body = { unitId, amount: rupeesOf(amount) ?? amount, text, pictures: pictures.references };
    reporting.mutate(body, { onSuccess: onDone });
  };
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <UnitChips booking={booking} value={unitId} onChange={setUnit} />
      <Field label={t.amount} error={errorAt('amount')}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          icon="rupee"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </Field>
      <Field label={t.damageText} error={errorAt('text')}>
        <TextArea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <PictureRow
        pictures={pictures}
        most={mostDamagePictures}
        hint={t.damageUntil}
        error={errorAt('pictures')}
      />
      {failed && failed.fields.length === 0 && (
        <Note kind="danger">{failed.problem === 'state-changed' ? t.damageLate : explain(failed)}</Note>
      )}
      <div className={styles.buttons}>
        <Button kind="line" onClick={onDone}>
          {t.cancel}
        </Button>
        <LineButton type="submit" loading={reporting.isPending || pictures.sending}>
          {t.sendDamage}
        </LineButton>
      </div>
    </form>
  );
}
