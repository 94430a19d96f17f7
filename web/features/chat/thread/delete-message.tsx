import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteMessage, type Message } from '#contract/chat/chat.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { leaveFocus } from '#web/shared/ui/focus.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { putMessages } from '../cache/message-cache.ts';
import styles from './message-bubble.module.css';

/** Deletes a message of the user's own for both members, after a question. */
export function DeleteMessage({ message }: { message: Message }) {
  const t = useMessages('chat');
  const explain = useExplain();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(deleteMessage, { params: { id: message._id } }),
    onSuccess: () => {
      putMessages(message.conversationId, [{ ...message, text: '', deleted: true }]);
      setAsking(false);
    },
    onError: (error) => toast.error(explain(error)),
  });
  return (
    <>
      <IconButton
        className={styles.delete}
        icon="trash"
        size={18}
        label={t.deleteMessage}
        ref={leaveFocus}
        onClick={() => setAsking(true)}
      />
      <LineConfirm
        open={asking}
        title={t.deleteTitle}
        confirmLabel={t.deleteYes}
        cancelLabel={t.keep}
        busy={remove.isPending}
        danger
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {t.deleteText}
      </LineConfirm>
    </>
  );
}
