import { useEffect, useRef } from 'react';
import { newConversation } from '#contract/chat/chat.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { useLocation, useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useOnline } from '#web/shared/browser/use-online.ts';
import { sentences } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { openConnection } from '#web/shared/realtime/connection.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Spot } from '#web/shared/ui/drawings/pictogram.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { refreshConversations } from './cache/conversation-cache.ts';
import { useConversations } from './cache/queries.ts';
import styles from './chat-page.module.css';
import { ConversationList } from './conversations/conversation-list.tsx';
import { useChosen } from './conversations/use-chosen.ts';
import { ConversationPane } from './thread/conversation-pane.tsx';
import type { ShowOffer } from './thread/message-bubble.tsx';

/** Conversations on the left, the open one on the right; on a phone one at a time (docs/rules.md#chat-10). */
export function ChatPage({ showOffer }: { showOffer: ShowOffer }) {
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
        <ConversationPane key={open} id={open} conversation={chosen} showOffer={showOffer} />
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

/** The conversation of the address; who comes by a Message button opens the one with that person first. */
function useOpenConversation(): string | undefined {
  const t = useMessages('chat');
  const explain = useExplain();
  const language = useLanguage();
  const navigate = useNavigate();
  const search = useScreenSearch('chat');
  const online = useOnline();
  const receiverId = useLocation().state.userId;
  const asked = useRef<string | undefined>(undefined);
  useEffect(() => {
    // Without a line it opens once there is one.
    if (!online || !receiverId || asked.current === receiverId) return;
    asked.current = receiverId;
    call(newConversation, { body: { receiverId } }).then(
      async ({ data }) => {
        await refreshConversations();
        await navigate({ to: paths.chat, search: { c: data._id }, replace: true });
      },
      (error: unknown) => {
        asked.current = undefined;
        toast.error(sentences([t.openFailed, explain(error)], language));
      },
    );
  }, [online, receiverId, navigate, t, explain, language]);
  return search.c;
}
