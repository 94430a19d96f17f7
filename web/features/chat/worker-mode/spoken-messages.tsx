import type { Conversation } from '#contract/chat/chat.calls.ts';
import { useSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { useThread } from '../cache/queries.ts';
import { useUnsentOf } from '../outbox/use-unsent-of.ts';
import { reachOf } from '../thread/message-bubble.tsx';
import { useMessageScroll } from '../thread/message-scroll.ts';
import { Spoken, SpokenUnsent } from './spoken-message.tsx';
import styles from './worker-mode.module.css';

interface Props {
  conversation: Conversation;
  messages: ReturnType<typeof useThread>;
}

/** One below the other, the newest in sight; what is older comes as one scrolls up. */
export function SpokenMessages({ conversation, messages }: Props) {
  const t = useMessages('chat');
  const userId = useSession()?.user._id;
  const shown = messages.data ?? [];
  const unsent = useUnsentOf(conversation._id, shown);
  const refused = unsent.filter((one) => one.refused).length;
  const { box, onScroll } = useMessageScroll({
    oldest: shown[0]?.seq,
    newest: shown.at(-1)?.seq,
    own: `${unsent.length}-${refused}`,
    loadOlder: () => messages.hasNextPage && !messages.isFetchingNextPage && void messages.fetchNextPage(),
  });
  return (
    <div
      ref={box}
      className={styles.box}
      onScroll={onScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
      tabIndex={0}
      role="log"
      aria-label={t.messages}
    >
      <div className={styles.messages}>
        {shown.map((message) => {
          const own = message.senderId === userId;
          return (
            <Spoken
              key={message.seq}
              message={message}
              name={conversation.member.fullname ?? t.gone}
              reach={own ? reachOf(message, conversation) : undefined}
            />
          );
        })}
        {unsent.map((message) => (
          <SpokenUnsent key={message.clientId} message={message} />
        ))}
      </div>
    </div>
  );
}
