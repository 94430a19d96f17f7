import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { HexBadge } from '#web/shared/ui/hex-badge.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { listPath } from '../../lists/record-links.ts';
import { Failure } from './call-failure.tsx';
import styles from './controls.module.css';
import { type ReviewDialog, type Reviewed, useDelete, useSendBack, useVerify } from './review-calls.ts';
import { EvidenceFields, type Identity, saidOf, seenAtFirst, useAdminName } from './verify-evidence.tsx';

type Props = ReviewDialog & {
  /** Of a person; a product has none. */
  identity?: Identity | undefined;
};

function VerifyDialog(props: Props) {
  // Each time it opens the record says anew what there is.
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ record, name, identity, onClose }: Props) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const verify = useVerify(record);
  const admin = useAdminName();
  const [seen, setSeen] = useState(() => identity && seenAtFirst(identity, admin));
  const [missing, setMissing] = useState(false);
  const nothing = seen?.kind === '';
  const confirm = () => {
    setMissing(nothing);
    if (nothing) return;
    verify.mutate(seen && saidOf(seen), {
      onSuccess: (first) => {
        onClose();
        if (first) toast.success(t.verifyDone);
        else toast.info(t.verifyBefore);
      },
    });
  };
  return (
    <LineConfirm
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t.verifyQuestion}
      confirmLabel={t.verify}
      cancelLabel={shell.cancel}
      closeLabel={shell.close}
      busy={verify.isPending}
      ready={!nothing}
    >
      <p className="muted">{t.verifyText(name)}</p>
      {identity && seen && (
        <EvidenceFields identity={identity} seen={seen} missing={missing && nothing} onChange={setSeen} />
      )}
      <Failure error={verify.error} />
    </LineConfirm>
  );
}

function SendBackDialog({ record, name, open, onClose }: ReviewDialog) {
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

function DeleteDialog({ record, name, open, onClose }: ReviewDialog) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const navigate = useNavigate();
  const remove = useDelete(record, async () => {
    toast.success(t.deleteDone(name));
    await navigate({ to: listPath(record.kind), replace: true });
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <LineConfirm
      open={open}
      onClose={close}
      onConfirm={() => remove.mutate()}
      title={t.deleteQuestion}
      confirmLabel={t.delete}
      cancelLabel={shell.cancel}
      closeLabel={shell.close}
      busy={remove.isPending}
      danger
    >
      <p className="muted">{t.deleteText(name)}</p>
      <Failure error={remove.error} />
    </LineConfirm>
  );
}

interface ControlsProps {
  record: Reviewed;
  name: string;
  verified: boolean;
  /** What shows who its owner is; a product has none. */
  identity?: Identity;
  /** A way on from here. */
  children?: ReactNode;
}

/** Verify, send back, delete (docs/rules.md#admin-3). A verified record keeps a green tick that does nothing. */
export function RecordControls({ record, name, verified, identity, children }: ControlsProps) {
  const t = useMessages('admin');
  const [shown, setShown] = useState<'verify' | 'sendBack' | 'delete'>();
  const close = () => setShown(undefined);
  return (
    <div className={styles.controls}>
      {/* One button in both states, so that the focus comes back to it from the dialog. */}
      <Button
        size="lg"
        disabled={verified}
        className={styles.verify}
        aria-keyshortcuts="V"
        onClick={() => setShown('verify')}
      >
        <HexBadge verified size={24} />
        {verified ? t.verified : t.verify}
      </Button>
      {!verified && (
        <Button kind="line" icon="back" aria-keyshortcuts="S" onClick={() => setShown('sendBack')}>
          {t.sendBack}
        </Button>
      )}
      <Button kind="danger-line" icon="trash" onClick={() => setShown('delete')}>
        {t.delete}
      </Button>
      {children}
      <VerifyDialog
        record={record}
        name={name}
        identity={identity}
        open={shown === 'verify'}
        onClose={close}
      />
      <SendBackDialog record={record} name={name} open={shown === 'sendBack'} onClose={close} />
      <DeleteDialog record={record} name={name} open={shown === 'delete'} onClose={close} />
    </div>
  );
}
