import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#web/shared/api/query-client.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import type { PanelProps } from './notice-entry.tsx';
import { NoticeList } from './notice-list.tsx';
import styles from './notice-panel.module.css';

/** What happened to one's listings and to whom one follows, and what one has not read. */
export function NoticePanel({ onClose }: PanelProps) {
  const words = useMessages('notices');
  const shell = useMessages('shell');
  return (
    <Modal
      open
      onClose={onClose}
      title={words.title}
      closeLabel={shell.close}
      size="small"
      className={styles.panel}
    >
      <QueryClientProvider client={queryClient}>
        <NoticeList onClose={onClose} />
      </QueryClientProvider>
    </Modal>
  );
}
