import type { ReactNode } from 'react';
import type { Conversation, Message } from '#contract/chat/calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { DeleteMessage } from './delete-message.tsx';
import styles from './message-bubble.module.css';
import { MessageText, MessageTime } from './message-text.tsx';
import { SentPicture } from './picture-message.tsx';
import { looksLikeScam } from './scam-guard.ts';

/** Shows an offer of work by its id; another feature's, which the page gives. */
export type ShowOffer = (offerId: string) => ReactNode;

function Content({ message, alt }: { message: Message; alt: string }) {
  const t = useMessages('chat');
  if (message.deleted) return <p className={styles.gone}>{t.deleted}</p>;
  return message.type === 'image' ? (
    <SentPicture message={message} alt={alt} />
  ) : (
    <MessageText>{message.text}</MessageText>
  );
}

export function TheirMessage({ message, name }: { message: Message; name: string }) {
  const t = useMessages('chat');
  return (
    <div className={cx(styles.bubble, styles.theirs)}>
      <Content message={message} alt={t.photoFrom(name)} />
      <MessageTime at={message.createdAt} />
      {!message.deleted && looksLikeScam(message.text) && (
        <p className={styles.care} role="note">
          <Icon name="warn" size={20} />
          {t.takeCare}
        </p>
      )}
    </div>
  );
}

export function OwnMessage({ message, conversation }: { message: Message; conversation?: Conversation }) {
  const t = useMessages('chat');
  const { seenSeq = 0, deliveredSeq = 0 } = conversation ?? {};
  const reached = message.seq <= seenSeq ? t.seen : message.seq <= deliveredSeq ? t.delivered : t.sent;
  return (
    <div className={cx(styles.bubble, styles.own)}>
      <Content message={message} alt={t.ownPhoto} />
      <MessageTime at={message.createdAt}>{message.deleted ? undefined : reached}</MessageTime>
      {!message.deleted && <DeleteMessage message={message} />}
    </div>
  );
}

/** A card instead of a bubble: it is the talk's business, and nobody deletes it. */
export function OfferMessage({
  message,
  own,
  showOffer,
}: {
  message: Message;
  own: boolean;
  showOffer: ShowOffer;
}) {
  return (
    <div className={cx(styles.offer, own && styles.ownOffer)}>
      {showOffer(message.text)}
      <MessageTime at={message.createdAt} />
    </div>
  );
}
