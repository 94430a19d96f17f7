import type { Conversation } from '#contract/chat/chat.calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { StaleNotice } from '#web/shared/search-list/cards/stale-notice.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { useThread } from '../cache/queries.ts';
import { useChatState } from '../messages/chat-state.ts';
import { useSeen } from '../messages/use-seen.ts';
import { useUnsentOf } from '../outbox/use-unsent-of.ts';
import { Composer } from './composer.tsx';
import { Head } from './conversation-head.tsx';
import styles from './conversation-pane.module.css';
import type { ShowCard } from './message-bubble.tsx';
import { MessageList } from './message-list.tsx';

/** Who it is and whether they are there, the messages, and what one writes (docs/rules.md#chat-10). */
export function ConversationPane({
  id,
  conversation,
  showCard,
}: {
  id: string;
  conversation?: Conversation;
  showCard: ShowCard;
}) {
  const t = useMessages('chat');
  const explain = useExplain();
  const messages = useThread(id);
  const unsent = useUnsentOf(id, messages.data ?? []);
  const { connected, trouble } = useChatState();
  useSeen(id, messages.data?.at(-1)?.seq, connected);
  const name = conversation ? (conversation.member.fullname ?? t.gone) : '';
  return (
    <section className={styles.pane} aria-label={t.with(name)}>
      <Head conversation={conversation} name={name} />
      {(!connected || trouble) && (
        <p className={styles.noLine} role="status">
          {!connected ? t.noLine : trouble === 'haste' ? t.haste : t.trouble}
        </p>
      )}
      {messages.isPending && <Skeleton label={t.loading} count={4} className={styles.loading} />}
      {messages.isError && !messages.data && (
        <ErrorState
          title={t.messagesFailed}
          retryLabel={t.retry}
          onRetry={() => void messages.refetch()}
          busy={messages.isFetching}
        >
          {explain(messages.error)}
        </ErrorState>
      )}
      {messages.isError && messages.data && <StaleNotice at={messages.dataUpdatedAt} />}
      {(messages.data || unsent.length > 0) && (
        <MessageList id={id} conversation={conversation} messages={messages} showCard={showCard} />
      )}
      {conversation?.blocked && <p className={styles.noLine}>{t.blocked}</p>}
      {!messages.isPending && !conversation?.blocked && conversation?.member.fullname !== null && (
        <Composer id={id} />
      )}
    </section>
  );
}
