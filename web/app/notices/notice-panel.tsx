import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#web/shared/api/query-client.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { Body, type PanelProps } from './notice-list.tsx';
import styles from './notice-panel.module.css';

/** What happened to the user's listings and followed providers, and which messages are unread. */
export function NoticePanel({ onClose }: PanelProps) {
  const t = useMessages('notices');
  const shell = useMessages('shell');
  return (
    <Modal
      open
      onClose={onClose}
      title={t.title}
      closeLabel={shell.close}
      size="small"
      className={styles.panel}
    >
      <QueryClientProvider client={queryClient}>
        <Body onClose={onClose} />
      </QueryClientProvider>
    </Modal>
  );
}
