import { useLayoutEffect, useRef } from 'react';
import type { Conversation, Message } from '#contract/chat/calls';
import { useLanguage, useWords } from '../languages/words.ts';
import { useSession } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import type { useMessages } from './chat-queries.ts';
import { dayLabel, dayOf } from './clock.ts';
import { OwnMessage, TheirMessage, UnsentMessage } from './message-bubble.tsx';
import styles from './message-list.module.css';
import { useOutbox } from './outbox.ts';

interface Props {
  id: string;
  conversation?: Conversation;
  messages: ReturnType<typeof useMessages>;
}

/** A long history loads backwards without a jump; new messages keep the end in sight. */
export function MessageList({ id, conversation, messages }: Props) {
  const words = useWords('chat');
  const userId = useSession()?.user._id;
  const shown = messages.data ?? [];
  const saved = new Set(shown.map(({ clientId, senderId }) => senderId === userId && clientId));
  const unsent = useOutbox().filter((one) => one.conversationId === id && !saved.has(one.clientId));
  // A refused one grows by what it says.
  const refused = unsent.filter((one) => one.refused).length;
  const box = useScroll(shown[0]?.seq, `${shown.at(-1)?.seq}-${unsent.length}-${refused}`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    <div ref={box} className={styles.box} tabIndex={0} role="log" aria-label={words.messages}>
      {messages.hasNextPage && (
        <Button
          kind="quiet"
          size="sm"
          loading={messages.isFetchingNextPage}
          onClick={() => void messages.fetchNextPage()}
        >
          {words.older}
        </Button>
      )}
      {shown.length + unsent.length === 0 && <p className={styles.start}>{words.start}</p>}
      {shown.map((message, place) => (
        <Day key={message.seq} message={message} before={shown[place - 1]}>
          {message.senderId === userId ? (
            <OwnMessage message={message} conversation={conversation} />
          ) : (
            <TheirMessage message={message} name={conversation?.member.fullname ?? words.gone} />
          )}
        </Day>
      ))}
      {unsent.map((message) => (
        <UnsentMessage key={message.clientId} message={message} />
      ))}
    </div>
  );
}

function Day({
  message,
  before,
  children,
}: {
  message: Message;
  before?: Message;
  children: React.ReactNode;
}) {
  const words = useWords('chat');
  const language = useLanguage();
  const isNew = !before || dayOf(before.createdAt) !== dayOf(message.createdAt);
  return (
    <>
      {isNew && <p className={styles.day}>{dayLabel(message.createdAt, words, language)}</p>}
      {children}
    </>
  );
}

/** Keeps the end in sight when something is added there, and the place when something is added above. */
function useScroll(oldest: number | undefined, newest: string) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef({ oldest, newest: '', height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = last.current;
    if (newest !== before.newest) element.scrollTop = element.scrollHeight;
    else if (oldest !== before.oldest) element.scrollTop += element.scrollHeight - before.height;
    last.current = { oldest, newest, height: element.scrollHeight };
  }, [oldest, newest]);
  return box;
}
