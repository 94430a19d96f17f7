import { useMessages } from '#web/shared/i18n/messages.ts';
import { shortCount, useWaiting } from '#web/shared/realtime/waiting.ts';
import styles from './unread-count.module.css';

/** Messages that one has not read, on the way to the chat, whose name says them: `useChatName`. */
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

/** What the way to the chat is called while messages wait. */
export function useChatName(): string | undefined {
  const words = useMessages('shell');
  const { unread } = useWaiting();
  return unread > 0 ? `${words.chat}, ${words.unread(unread)}` : undefined;
}
