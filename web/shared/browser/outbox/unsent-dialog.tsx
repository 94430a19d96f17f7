import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import styles from './outbox.module.css';
import { useQueue } from './queue.ts';
import { QueuedAct } from './queued-act.tsx';
import { useUnsent } from './unsent.ts';

/** Everything that has not gone yet; messages and entries of books stand in their own places. */
export function UnsentDialog({ onClose }: { onClose: () => void }) {
  const shell = useMessages('shell');
  const t = shell.queue;
  const acts = useQueue();
  const { messages, entries } = useUnsent();
  return (
    <Modal open onClose={onClose} title={t.title} closeLabel={shell.close}>
      <ul className={styles.list}>
        {acts.map((act) => (
          <li key={act.id}>
            <QueuedAct act={act} onChange={onClose} />
          </li>
        ))}
        {messages.length > 0 && (
          <li className={styles.line}>
            <Icon name="clock" size={22} />
            <Link to={paths.chat} onClick={onClose}>
              {t.messages(messages.length)}
            </Link>
          </li>
        )}
        {entries[0] && (
          <li className={styles.line}>
            <Icon name="clock" size={22} />
            <Link
              to={'contractId' in entries[0] ? paths.site : paths.hajriBook}
              search={{ id: 'contractId' in entries[0] ? entries[0].contractId : entries[0].bookingId }}
              onClick={onClose}
            >
              {t.entries(entries.length)}
            </Link>
          </li>
        )}
      </ul>
    </Modal>
  );
}
