import type { Conversation } from '#contract/chat/chat.calls.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { useBlock } from './block.ts';
import styles from './conversation-menu.module.css';

interface Props {
  open: boolean;
  conversation: Conversation;
  name: string;
  onClose: () => void;
}

/** Thanks for a report, and offers to block the other one too. */
export function ReportSent({ open, conversation, name, onClose }: Props) {
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
