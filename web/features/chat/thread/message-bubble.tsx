import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Conversation, deleteMessage, type Message } from '#contract/chat/chat.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { leaveFocus } from '#web/shared/ui/focus.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { putMessages } from '../cache/message-cache.ts';
import { looksLikeScam } from '../messages/scam-guard.ts';
import { SentVoice } from '../voice/voice-message.tsx';
import styles from './message-bubble.module.css';
import { MessageText, MessageTime } from './message-text.tsx';
import { SentPicture } from './picture-message.tsx';

/** Deletes a message of the user's own for both members, after a question. */
function DeleteMessage({ message }: { message: Message }) {
  const t = useMessages('chat');
  const explain = useExplain();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(deleteMessage, { params: { id: message._id } }),
    onSuccess: () => {
      putMessages(message.conversationId, [{ ...message, text: '', deleted: true }]);
      setAsking(false);
    },
    onError: (error) => toast.error(explain(error)),
  });
  return (
    <>
      <IconButton
        className={styles.delete}
        icon="trash"
        size={18}
        label={t.deleteMessage}
        ref={leaveFocus}
        onClick={() => setAsking(true)}
      />
      <LineConfirm
        open={asking}
        title={t.deleteTitle}
        confirmLabel={t.deleteYes}
        cancelLabel={t.keep}
        busy={remove.isPending}
        danger
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {t.deleteText}
      </LineConfirm>
    </>
  );
}

/** What stands as a card: an offer of work, or a paper of a contract. */
export type Card = Message & { type: 'offer' | 'paper' };
export const isCard = (message: Message): message is Card =>
  message.type === 'offer' || message.type === 'paper';

/** Shows a card; another feature's, which the page gives. An open price shows under what links to it. */
export type ShowCard = (card: Pick<Card, 'type' | 'text'> | { type: 'quote'; text: string }) => ReactNode;

/** @returns the id of the price that a text links to: of this site alone, so that a card vouches for no other */
export const quoteIn = ({ type, text, deleted }: Message): string | undefined => {
  if (type !== 'text' || deleted) return undefined;
  const link = text.split(/\s/).find((word) => word.startsWith(`${location.origin}/tender?`));
  return link?.match(/&quote=([\da-f-]{36})$/)?.[1];
};

function Content({ message, alt, own }: { message: Message; alt: string; own: boolean }) {
  const t = useMessages('chat');
  if (message.deleted) return <p className={styles.gone}>{t.deleted}</p>;
  if (message.type === 'voice') return <SentVoice message={message} own={own} />;
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
      <Content message={message} alt={t.photoFrom(name)} own={false} />
      <MessageTime at={message.createdAt} />
      {!message.deleted && message.type === 'text' && looksLikeScam(message.text) && (
        <p className={styles.care} role="note">
          <Icon name="warn" size={20} />
          {t.takeCare}
        </p>
      )}
    </div>
  );
}

/** How far an own message came. */
export function reachOf({ seq }: Message, conversation?: Conversation): 'sent' | 'delivered' | 'seen' {
  const { seenSeq = 0, deliveredSeq = 0 } = conversation ?? {};
  return seq <= seenSeq ? 'seen' : seq <= deliveredSeq ? 'delivered' : 'sent';
}

/** What can be done with it shows when it is asked for: a bin on every bubble would be all that one sees. */
export function OwnMessage({ message, conversation }: { message: Message; conversation?: Conversation }) {
  const t = useMessages('chat');
  const [open, setOpen] = useState(false);
  if (message.deleted)
    return (
      <div className={cx(styles.bubble, styles.own)}>
        <Content message={message} alt={t.ownPhoto} own />
        <MessageTime at={message.createdAt} />
      </div>
    );
  return (
    <div className={cx(styles.bubble, styles.own)}>
      <Content message={message} alt={t.ownPhoto} own />
      <div className={styles.foot}>
        {open && <DeleteMessage message={message} />}
        <button
          type="button"
          className={styles.acts}
          aria-expanded={open}
          aria-label={t.messageActs}
          onClick={() => setOpen(!open)}
        >
          <Icon name="more" size={20} />
        </button>
        <MessageTime at={message.createdAt}>{t[reachOf(message, conversation)]}</MessageTime>
      </div>
    </div>
  );
}

export const cardClass = (own: boolean): string => cx(styles.offer, own && styles.ownOffer);

/** A card instead of a bubble: it is the talk's business, and nobody deletes it. */
export function CardMessage({ message, own, showCard }: { message: Card; own: boolean; showCard: ShowCard }) {
  return (
    <div className={cardClass(own)}>
      {showCard(message)}
      <MessageTime at={message.createdAt} />
    </div>
  );
}
