import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type Conversation, reportConversation } from '#contract/chat/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { useBlock } from './block.ts';
import styles from './conversation-menu.module.css';

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
  if (send.isSuccess) return <Reported open={open} conversation={conversation} name={name} onClose={close} />;
  return (
    <Ask
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

interface AskProps extends Omit<Props, 'conversation'> {
  reason: string;
  setReason: (reason: string) => void;
  error: unknown;
  busy: boolean;
  onSend: () => void;
}

function Ask({ open, name, reason, setReason, error, busy, onSend, onClose }: AskProps) {
  const words = useMessages('chat');
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
      title={words.reportTitle(name)}
      closeLabel={words.close}
      busy={busy}
      footer={
        <>
          <Button kind="line" disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button kind="danger" type="submit" form={form} loading={busy}>
            {words.reportSend}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={styles.form}>
        <p>{words.reportText}</p>
        <Field label={words.reportReason} hint={words.reportHint} error={wrong}>
          <TextArea
            data-first
            value={reason}
            maxLength={500}
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

function Reported({ open, conversation, name, onClose }: Props) {
  const words = useMessages('chat');
  const block = useBlock(conversation);
  const mayBlock = !conversation.blocked && conversation.member.fullname !== null;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={words.reportedTitle}
      closeLabel={words.close}
      busy={block.isPending}
      size="small"
      footer={
        <>
          <Button kind="line" disabled={block.isPending} onClick={onClose}>
            {words.close}
          </Button>
          {mayBlock && (
            <Button
              kind="danger"
              loading={block.isPending}
              onClick={() => block.mutate(undefined, { onSuccess: onClose })}
            >
              {words.block}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <p role="status">{words.reportedText}</p>
        {mayBlock && (
          <p>
            <b>{words.blockToo(name)}</b> {words.blockText}
          </p>
        )}
      </div>
    </Modal>
  );
}
