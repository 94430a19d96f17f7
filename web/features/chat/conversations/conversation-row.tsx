import type { Conversation, Message } from '#contract/chat/chat.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { clock } from '#web/shared/i18n/clock.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { useChatState } from '../messages/chat-state.ts';
import styles from './conversation-list.module.css';

/** A message in one line of words. */
export function preview(message: Message, t: Messages<'chat'>): string {
  if (message.deleted) return t.deleted;
  if (message.type === 'offer') return t.offer;
  if (message.type === 'paper') return t.paper;
  if (message.type === 'voice') return t.voice.name;
  return message.type === 'image' ? t.photo : message.text;
}

/** One conversation of the list: the other one, the last message, how much is unread. */
export function ConversationRow({ conversation, current }: { conversation: Conversation; current: boolean }) {
  const t = useMessages('chat');
  const { active } = useChatState();
  const { _id, member, lastMessage, unread } = conversation;
  const name = member.fullname ?? t.gone;
  const own = lastMessage?.senderId !== member._id;
  return (
    <li>
      <Link
        to={paths.chat}
        search={{ c: _id }}
        className={styles.row}
        aria-current={current ? 'true' : undefined}
        aria-label={unread > 0 ? `${name}, ${t.unread(unread)}` : undefined}
      >
        <Avatar
          name={name}
          src={member.profilePic && smallPicture(member.profilePic)}
          size={56}
          online={active.has(member._id)}
          onlineLabel={t.online}
        />
        <b>{name}</b>
        {lastMessage && <time dateTime={lastMessage.createdAt}>{clock(lastMessage.createdAt)}</time>}
        <p className={unread > 0 ? styles.fresh : undefined}>
          {lastMessage && own && <span>{t.you} </span>}
          <span>{lastMessage ? preview(lastMessage, t) : t.start}</span>
        </p>
        {unread > 0 && <span className={styles.count}>{unread > 99 ? '99+' : unread}</span>}
      </Link>
    </li>
  );
}
