import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Conversation, reportConversation } from '#contract/chat/chat.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { ReportForm } from './report-form.tsx';
import { ReportSent } from './report-sent.tsx';

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
