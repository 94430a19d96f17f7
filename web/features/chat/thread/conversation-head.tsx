import type { Conversation } from '#contract/chat/chat.calls.ts';
import { paths } from '#contract/paths.ts';
import { profileLink } from '#web/shared/browser/navigation-state.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import { ConversationMenu } from '../conversations/conversation-menu.tsx';
import { useChatState } from '../messages/chat-state.ts';
import styles from './conversation-pane.module.css';

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
