import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type Conversation, reportConversation, setBlocked } from '#contract/chat/chat.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { patchConversation } from '../cache/conversation-cache.ts';
import styles from './conversation-menu.module.css';

/** Blocks the other member, or takes the block back. */
export function useBlock({ _id: id, blocked }: Conversation) {
  const explain = useExplain();
  return useMutation({
    mutationFn: () => call(setBlocked, { params: { id }, body: { blocked: !blocked } }),
    onSuccess: () => patchConversation(id, (old) => ({ ...old, blocked: !blocked })),
    onError: (error) => toast.error(explain(error)),
  });
}

interface ReportSentProps {
  open: boolean;
  conversation: Conversation;
  name: string;
  onClose: () => void;
}

/** Thanks for a report, and offers to block the other one too. */
function ReportSent({ open, conversation, name, onClose }: ReportSentProps) {
  const t = useMessages('chat');
  const block = useBlock(conversation);
  const mayBlock = !conversation.blocked && conversation.member.fullname !== null;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t.reportedTitle}
      closeLabel={t.close}
      busy={block.isPending}
      size="small"
      footer={
        <>
          <Button kind="line" disabled={block.isPending} onClick={onClose}>
            {t.close}
          </Button>
          {mayBlock && (
            <LineButton
              kind="danger"
              loading={block.isPending}
              onClick={() => block.mutate(undefined, { onSuccess: onClose })}
            >
              {t.block}
            </LineButton>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <p role="status">{t.reportedText}</p>
        {mayBlock && (
          <p>
            <b>{t.blockToo(name)}</b> {t.blockText}
          </p>
        )}
      </div>
    </Modal>
  );
}

interface ReportFormProps {
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
function ReportForm({ open, name, reason, setReason, error, busy, onSend, onClose }: ReportFormProps) {
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

interface Props {
  open: boolean;
  conversation: Conversation;
  name: string;
  onClose: () => void;
}

/** Says what a report means and asks what happened; then offers to block. What is typed stays until it is sent. */
export function ReportDialog({ open, conversation, name, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { _id: id } = conversation;
  const send = useMutation({
    mutationFn: () => call(reportConversation, { params: { id }, body: { reason } }),
    onSuccess: () => setReason(''),
  });
  const close = () => {
    send.reset();
    onClose();
  };
  if (send.isSuccess)
    return <ReportSent open={open} conversation={conversation} name={name} onClose={close} />;
  return (
    <ReportForm
      open={open}
      name={name}
      reason={reason}
      setReason={setReason}
      error={send.error}
      busy={send.isPending}
      onSend={() => send.mutate()}
      onClose={close}
    />
  );
}
