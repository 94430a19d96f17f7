import { type FormEvent, useId, useState } from 'react';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { Failure } from './call-failure.tsx';
import styles from './controls.module.css';
import { type ReviewDialog, useSendBack } from './review-calls.ts';

export function SendBackDialog({ record, name, open, onClose }: ReviewDialog) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const sentence = useProblemSentence();
  const form = useId();
  const [reason, setReason] = useState('');
  const [short, setShort] = useState(false);
  const send = useSendBack(record);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tooShort = reason.trim().length < 3;
    focusFirstWrong(() => setShort(tooShort));
    if (tooShort || send.isPending) return;
    send.mutate(reason, {
      onSuccess: () => {
        onClose();
        setReason('');
        toast.success(t.sendBackDone);
      },
    });
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t.sendBackTitle(name)}
      closeLabel={shell.close}
      busy={send.isPending}
      footer={
        <>
          <Button kind="line" disabled={send.isPending} onClick={onClose}>
            {shell.cancel}
          </Button>
          <LineButton type="submit" form={form} loading={send.isPending}>
            {t.sendBack}
          </LineButton>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={styles.form}>
        <p className="muted">{t.sendBackText}</p>
        <Field label={t.reason} hint={t.reasonHint} error={short && sentence('reason-missing')}>
          <TextArea data-first value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <Failure error={send.error} />
      </form>
    </Modal>
  );
}
