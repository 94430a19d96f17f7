import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { HexBadge } from '#web/shared/ui/drawings/icon.tsx';
import { Field, FieldError, TextArea } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { ConfirmDialog, Modal } from '#web/shared/ui/modal.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import { type Reviewed, useDelete, useSendBack, useVerify } from '../lists/admin-queries.ts';
import { listPath } from '../lists/record-links.ts';
import styles from './admin-record.module.css';

interface ControlsProps {
  record: Reviewed;
  name: string;
  verified: boolean;
}
type DialogProps = Pick<ControlsProps, 'record' | 'name'> & { open: boolean; onClose: () => void };

/** Verify, send back, delete (docs/rules.md#admin-3). A verified record keeps a green tick that does nothing. */
export function RecordControls({ record, name, verified }: ControlsProps) {
  const words = useMessages('admin');
  const [shown, setShown] = useState<'verify' | 'sendBack' | 'delete'>();
  const close = () => setShown(undefined);
  return (
    <div className={styles.controls}>
      {/* One button in both states, so that the focus comes back to it from the dialog. */}
      <Button size="lg" disabled={verified} className={styles.verify} onClick={() => setShown('verify')}>
        <HexBadge verified size={24} />
        {verified ? words.verified : words.verify}
      </Button>
      {!verified && (
        <Button kind="line" icon="back" onClick={() => setShown('sendBack')}>
          {words.sendBack}
        </Button>
      )}
      <Button kind="danger-line" icon="trash" onClick={() => setShown('delete')}>
        {words.delete}
      </Button>
      <VerifyDialog record={record} name={name} open={shown === 'verify'} onClose={close} />
      <SendBackDialog record={record} name={name} open={shown === 'sendBack'} onClose={close} />
      <DeleteDialog record={record} name={name} open={shown === 'delete'} onClose={close} />
    </div>
  );
}

/** What a call in a dialog failed of. */
function Failure({ error }: { error: unknown }) {
  const explain = useExplain();
  if (!error) return null;
  return (
    <div role="alert" className={styles.failure}>
      <FieldError>{explain(error)}</FieldError>
    </div>
  );
}

function VerifyDialog({ record, name, open, onClose }: DialogProps) {
  const words = useMessages('admin');
  const shell = useMessages('shell');
  const verify = useVerify(record);
  const close = () => {
    verify.reset();
    onClose();
  };
  const confirm = () =>
    verify.mutate(undefined, {
      onSuccess: (first) => {
        close();
        if (first) toast.success(words.verifyDone);
        else toast.info(words.verifyBefore);
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={confirm}
      title={words.verifyQuestion}
      confirmLabel={words.verify}
      cancelLabel={shell.cancel}
      closeLabel={shell.close}
      busy={verify.isPending}
    >
      <p className="muted">{words.verifyText(name)}</p>
      <Failure error={verify.error} />
    </ConfirmDialog>
  );
}

function DeleteDialog({ record, name, open, onClose }: DialogProps) {
  const words = useMessages('admin');
  const shell = useMessages('shell');
  const navigate = useNavigate();
  const remove = useDelete(record, async () => {
    toast.success(words.deleteDone(name));
    await navigate({ to: listPath(record.kind), replace: true });
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={() => remove.mutate()}
      title={words.deleteQuestion}
      confirmLabel={words.delete}
      cancelLabel={shell.cancel}
      closeLabel={shell.close}
      busy={remove.isPending}
      danger
    >
      <p className="muted">{words.deleteText(name)}</p>
      <Failure error={remove.error} />
    </ConfirmDialog>
  );
}

function SendBackDialog({ record, name, open, onClose }: DialogProps) {
  const words = useMessages('admin');
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
        toast.success(words.sendBackDone);
      },
    });
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={words.sendBackTitle(name)}
      closeLabel={shell.close}
      busy={send.isPending}
      footer={
        <>
          <Button kind="line" disabled={send.isPending} onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" form={form} loading={send.isPending}>
            {words.sendBack}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={styles.form}>
        <p className="muted">{words.sendBackText}</p>
        <Field label={words.reason} hint={words.reasonHint} error={short && sentence('reason-missing')}>
          <TextArea
            data-first
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Failure error={send.error} />
      </form>
    </Modal>
  );
}
