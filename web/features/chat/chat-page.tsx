import { useEffect } from 'react';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { openConnection } from '#web/shared/realtime/connection.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Spot } from '#web/shared/ui/drawings/pictogram.tsx';
import { useConversations } from './cache/queries.ts';
import styles from './chat-page.module.css';
import { ConversationList } from './conversations/conversation-list.tsx';
import { useChosen, useOpenConversation } from './conversations/use-open-conversation.ts';
import { ConversationPane } from './thread/conversation-pane.tsx';
import type { ShowCard } from './thread/message-bubble.tsx';

/** Conversations on the left, the open one on the right; on a phone one at a time (docs/rules.md#chat-10). */
export function ChatPage({ showCard }: { showCard: ShowCard }) {
  const t = useMessages('chat');
  const open = useOpenConversation();
  const conversations = useConversations();
  useTitle(t.title);
  useEffect(openConnection, []);
  const chosen = useChosen(conversations, open);
  return (
    <div className={cx(styles.chat, open && styles.isOpen)} data-immersed={open ? true : undefined}>
      <ConversationList conversations={conversations} open={open} />
      {open ? (
        <ConversationPane key={open} id={open} conversation={chosen} showCard={showCard} />
      ) : (
        // Without conversations the list says it.
        <section className={styles.nothing}>
          {conversations.data?.length !== 0 && (
            <>
              <Spot name="chat" />
              <h2>{t.empty}</h2>
              <p>{t.emptyHint}</p>
            </>
          )}
        </section>
      )}
    </div>
  );
}
