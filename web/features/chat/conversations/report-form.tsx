import { type FormEvent, useId, useState } from 'react';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import styles from './conversation-menu.module.css';

interface Props {
  open: boolean;
  name: string;
  onClose: () => void;
  reason: string;
  setReason: (reason: string) => void;
  error: unknown;
  busy: boolean;
  onSend: () => void;
}

/** Asks what happened; without words it is not sent. */
export function ReportForm({ open, name, reason, setReason, error, busy, onSend, onClose }: Props) {
  const t = useMessages('chat');
  const sentence = useProblemSentence();
  const explain = useExplain();
  const form = useId();
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = reason.trim() === '';
    focusFirstWrong(() => setMissing(isMissing));
    if (!isMissing && !busy) onSend();
  };
  const wrong = missing ? sentence('report-reason') : error ? explain(error) : undefined;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t.reportTitle(name)}
      closeLabel={t.close}
      busy={busy}
      footer={
        <>
          <Button kind="line" disabled={busy} onClick={onClose}>
            {t.cancel}
          </Button>
          <LineButton kind="danger" type="submit" form={form} loading={busy}>
            {t.reportSend}
          </LineButton>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={styles.form}>
        <p>{t.reportText}</p>
        <Field label={t.reportReason} hint={t.reportHint} error={wrong}>
          <TextArea
            data-first
            value={reason}
            onChange={(event) => {
              setMissing(false);
              setReason(event.target.value);
            }}
          />
        </Field>
      </form>
    </Modal>
  );
}
