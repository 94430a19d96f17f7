import type { Conversation, Message } from '#contract/chat/chat.calls.ts';
import { useSession } from '#web/shared/api/session.ts';
import { dayLabel, dayOf } from '#web/shared/i18n/clock.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { useThread } from '../cache/queries.ts';
import { useUnsentOf } from '../outbox/use-unsent-of.ts';
import {
  CardMessage,
  cardClass,
  isCard,
  OwnMessage,
  quoteIn,
  type ShowCard,
  TheirMessage,
} from './message-bubble.tsx';
import styles from './message-list.module.css';
import { useMessageScroll } from './message-scroll.ts';
import { UnsentMessage } from './unsent-message.tsx';

interface Props {
  id: string;
  conversation?: Conversation;
  messages: ReturnType<typeof useThread>;
  showCard: ShowCard;
}

/** A long history loads backwards without a jump; new messages keep the end in sight. */
export function MessageList({ id, conversation, messages, showCard }: Props) {
  const t = useMessages('chat');
  const userId = useSession()?.user._id;
  const shown = messages.data ?? [];
  const unsent = useUnsentOf(id, shown);
  // "Today" is yesterday after midnight.
  useToday();
  // A refused one grows by what it says.
  const refused = unsent.filter((one) => one.refused).length;
  const { box, onScroll, newBelow, toEnd } = useMessageScroll({
    oldest: shown[0]?.seq,
    newest: shown.at(-1)?.seq,
    own: `${unsent.length}-${refused}`,
    loadOlder: () => messages.hasNextPage && !messages.isFetchingNextPage && void messages.fetchNextPage(),
  });
  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={styles.box}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
        tabIndex={0}
        role="log"
        aria-label={t.messages}
      >
        <div className={styles.content}>
          {messages.hasNextPage && (
            <Button
              kind="quiet"
              size="sm"
              loading={messages.isFetchingNextPage}
              onClick={() => void messages.fetchNextPage()}
            >
              {t.older}
            </Button>
          )}
          {shown.length + unsent.length === 0 && <p className={styles.start}>{t.start}</p>}
          {shown.map((message, place) => (
            <Day key={message.seq} message={message} before={shown[place - 1]}>
              {isCard(message) ? (
                <CardMessage message={message} own={message.senderId === userId} showCard={showCard} />
              ) : message.senderId === userId ? (
                <OwnMessage message={message} conversation={conversation} />
              ) : (
                <TheirMessage message={message} name={conversation?.member.fullname ?? t.gone} />
              )}
              <LinkedQuote message={message} own={message.senderId === userId} showCard={showCard} />
            </Day>
          ))}
          {unsent.map((message) => (
            <UnsentMessage key={message.clientId} message={message} />
          ))}
        </div>
      </div>
      {newBelow && (
        <Button size="sm" className={styles.below} onClick={toEnd}>
          {t.newBelow}
        </Button>
      )}
    </div>
  );
}

function LinkedQuote({ message, own, showCard }: { message: Message; own: boolean; showCard: ShowCard }) {
  const text = quoteIn(message);
  return text && <div className={cardClass(own)}>{showCard({ type: 'quote', text })}</div>;
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
  const t = useMessages('chat');
  const language = useLanguage();
  const isNew = !before || dayOf(before.createdAt) !== dayOf(message.createdAt);
  return (
    <>
      {isNew && <p className={styles.day}>{dayLabel(message.createdAt, t, language)}</p>}
      {children}
    </>
  );
}
