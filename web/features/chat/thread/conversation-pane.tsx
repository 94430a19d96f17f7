import type { Conversation } from '#contract/chat/chat.calls.ts';
import { paths } from '#contract/paths.ts';
import { profileLink } from '#web/shared/browser/navigation-state.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { StaleNotice } from '#web/shared/search-list/cards/stale-notice.tsx';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { useThread } from '../cache/queries.ts';
import { ConversationMenu } from '../conversations/conversation-menu.tsx';
import { useChatState } from '../messages/chat-state.ts';
import { useSeen } from '../messages/use-seen.ts';
import { useUnsentOf } from '../outbox/use-unsent-of.ts';
import { Composer } from './composer.tsx';
import styles from './conversation-pane.module.css';
import type { ShowCard } from './message-bubble.tsx';
import { MessageList } from './message-list.tsx';

/** Who it is, what they ask a day and where, whether they are there, and what can be done about them. */
export function Head({ conversation, name }: { conversation?: Conversation; name: string }) {
  const t = useMessages('chat');
  const { active, typing } = useChatState();
  const member = conversation?.member;
  const online = member !== undefined && active.has(member._id);
  const writing = conversation && typing.has(conversation._id);
  return (
    <div className={styles.head}>
      <Link to={paths.chat} className={cx(iconButtonClass, styles.back)} aria-label={t.back}>
        <Icon name="back" />
      </Link>
      {member && <Avatar name={name} src={member.profilePic && smallPicture(member.profilePic)} size={48} />}
      <div>
        <h1 className={styles.name}>{name || t.title}</h1>
        {member && (
          <p className={styles.said}>
            <span className={online ? styles.online : styles.offline} aria-live="polite">
              {writing ? t.typing : online ? t.online : t.offline}
            </span>
            {member.listing && <Offered member={member} listing={member.listing} />}
          </p>
        )}
      </div>
      {conversation && <ConversationMenu conversation={conversation} name={name} />}
    </div>
  );
}

type Member = Conversation['member'];

/** Rate and place, as the way to the profile. */
function Offered({ member, listing }: { member: Member; listing: NonNullable<Member['listing']> }) {
  const t = useMessages('chat');
  const placeName = usePlaceNames();
  const { kind, _id: id, price, address } = listing;
  return (
    <Link to={paths.profile} {...profileLink({ id, userId: member._id, kind })} className={styles.offered}>
      {price !== null && <span className={cx('num', styles.rate)}>{t.rate(rupees(price))}</span>}
      <span className={styles.place}>{placeName(address)}</span>
    </Link>
  );
}

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
