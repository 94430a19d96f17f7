import { useState } from 'react';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { useLeft } from '#web/shared/browser/kept-text.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { fromField, hourRange, isHour, toField } from './site-hour.ts';
import { useTenderActs } from './tender-queries.ts';

/** Moves the hour later; everybody asked is told. */
export function LaterDialog({ tender, onClose }: { tender: Tender; onClose: () => void }) {
  const t = useMessages('tenders');
  const shell = useMessages('shell');
  const explain = useExplain();
  const { moveHour } = useTenderActs(tender._id);
  const before = toField(new Date(tender.opensAt));
  const { typed, change, end } = useLeft(`later:${tender._id}`, () => ({ hour: before }), onClose);
  const { hour } = typed;
  const [wrong, setWrong] = useState(false);
  const later = hour > before;
  const save = () => {
    const at = fromField(hour);
    setWrong(!isHour(hour) || !later);
    if (at && later && isHour(hour)) moveHour.mutate({ opensAt: at.toISOString() }, { onSuccess: end });
  };
  const error = wrong ? t.form.hourTooFar : moveHour.error ? explain(moveHour.error) : undefined;
  return (
    <Modal
      open
      size="small"
      busy={moveHour.isPending}
      onClose={onClose}
      title={t.laterTitle}
      closeLabel={shell.close}
      footer={
        <LineButton kind="primary" loading={moveHour.isPending} disabled={!later} onClick={save}>
          {t.later}
        </LineButton>
      }
    >
      <p>{t.laterText}</p>
      <Field label={t.newHour} hint={t.form.hourHint} error={error}>
        <TextInput
          type="datetime-local"
          name="opensAt"
          min={before}
          max={hourRange().max}
          value={hour}
          onChange={(event) => change({ hour: event.target.value })}
        />
      </Field>
    </Modal>
  );
}
