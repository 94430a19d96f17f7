import { type FormEvent, useId, useState } from 'react';
import { type SuspensionReason, suspensionReasons } from '#contract/admin/suspensions.calls.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { Select, TextArea } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { Failure } from '../records/controls/call-failure.tsx';
import styles from '../records/controls/controls.module.css';
import { type AccountDialog, useSuspend } from './account-calls.ts';

const isReason = (typed: string): typed is SuspensionReason =>
  suspensionReasons.some((known) => known === typed);

/** The note of the form, and what follows once it is sent. */
function useForm({ id, name, onClose }: AccountDialog) {
  const t = useMessages('admin');
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const suspend = useSuspend(id);
  const short = note.trim().length < 3;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    focusFirstWrong(() => setTried(true));
    if (!isReason(reason) || short || suspend.isPending) return;
    suspend.mutate(
      { reason, note },
      {
        onSuccess: () => {
          onClose();
          toast.success(t.suspendDone(name));
        },
      },
    );
  };
  const wrong = { reason: tried && !isReason(reason), note: tried && short };
  return { reason, setReason, note, setNote, wrong, suspend, submit };
}

export function SuspendDialog(props: AccountDialog) {
  const { name, open, onClose } = props;
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const sentence = useProblemSentence();
  const formId = useId();
  const { reason, setReason, note, setNote, wrong, suspend, submit } = useForm(props);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t.suspendTitle(name)}
      closeLabel={shell.close}
      busy={suspend.isPending}
      footer={
        <>
          <Button kind="line" disabled={suspend.isPending} onClick={onClose}>
            {shell.cancel}
          </Button>
          <LineButton kind="danger" type="submit" form={formId} loading={suspend.isPending}>
            {t.suspend}
          </LineButton>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className={styles.form}>
        <p className="muted">{t.suspendText}</p>
        <Field label={t.reason} error={wrong.reason && sentence('category-invalid')}>
          <Select data-first value={reason} onChange={(event) => setReason(event.target.value)}>
            <option value="">{t.chooseReason}</option>
            {suspensionReasons.map((one) => (
              <option key={one} value={one}>
                {t.suspensionReasons[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t.suspensionNote} hint={t.reasonHint} error={wrong.note && sentence('reason-missing')}>
          <TextArea value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <Failure error={suspend.error} />
      </form>
    </Modal>
  );
}
