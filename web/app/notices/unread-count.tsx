import { useMessages } from '#web/shared/i18n/messages.ts';
import { shortCount, useWaiting } from '#web/shared/realtime/waiting.ts';
import styles from './unread-count.module.css';

/** Counts unread messages on the link to the chat; the link's name says the number too: `useChatName`. */
export function UnreadCount() {
  const { unread } = useWaiting();
  return (
    unread > 0 && (
      <span className={styles.count} aria-hidden="true">
        {shortCount(unread)}
      </span>
    )
  );
}

/** The name of the link to the chat while messages wait. */
export function useChatName(): string | undefined {
  const t = useMessages('shell');
  const { unread } = useWaiting();
  return unread > 0 ? `${t.chat}, ${t.unread(unread)}` : undefined;
}
