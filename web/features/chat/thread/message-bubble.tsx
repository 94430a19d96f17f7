import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Conversation, deleteMessage, type Message } from '#contract/chat/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { clock } from '#web/shared/i18n/clock.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import { putMessages } from '../cache/message-cache.ts';
import { flush } from '../messages/sending.ts';
import { markRefused, takeFromOutbox, type Unsent } from '../outbox/outbox.ts';
import styles from './message-bubble.module.css';
import { SentPicture, UnsentPicture } from './picture-message.tsx';
import { looksLikeScam } from './scam-guard.ts';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/;

/** Text as it was typed; addresses can be followed, nothing else means anything. */
function Text({ children }: { children: string }) {
  const parts = children.split(address);
  return (
    <p className={styles.text}>
      {parts.map((part, place) =>
        place % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          <a key={place} href={part} target="_blank" rel="noopener noreferrer nofollow ugc">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

function Words({ message, alt }: { message: Message; alt: string }) {
  const words = useMessages('chat');
  if (message.deleted) return <p className={styles.gone}>{words.deleted}</p>;
  return message.type === 'image' ? <SentPicture message={message} alt={alt} /> : <Text>{message.text}</Text>;
}

const Time = ({ at, children }: { at: string; children?: string }) => (
  <span className={styles.time}>
    <time dateTime={at}>{clock(at)}</time>
    {children && <span>{children}</span>}
  </span>
);

export function TheirMessage({ message, name }: { message: Message; name: string }) {
  const words = useMessages('chat');
  return (
    <div className={cx(styles.bubble, styles.theirs)}>
      <Words message={message} alt={words.photoFrom(name)} />
      <Time at={message.createdAt} />
      {!message.deleted && looksLikeScam(message.text) && (
        <p className={styles.care} role="note">
          <Icon name="warn" size={20} />
          {words.takeCare}
        </p>
      )}
    </div>
  );
}

export function OwnMessage({ message, conversation }: { message: Message; conversation?: Conversation }) {
  const words = useMessages('chat');
  const { seenSeq = 0, deliveredSeq = 0 } = conversation ?? {};
  const reached =
    message.seq <= seenSeq ? words.seen : message.seq <= deliveredSeq ? words.delivered : words.sent;
  return (
    <div className={cx(styles.bubble, styles.own)}>
      <Words message={message} alt={words.ownPhoto} />
      <Time at={message.createdAt}>{message.deleted ? undefined : reached}</Time>
      {!message.deleted && <DeleteOwn message={message} />}
    </div>
  );
}

function DeleteOwn({ message }: { message: Message }) {
  const words = useMessages('chat');
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
        label={words.deleteMessage}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={words.deleteTitle}
        confirmLabel={words.deleteYes}
        cancelLabel={words.keep}
        busy={remove.isPending}
        danger
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {words.deleteText}
      </ConfirmDialog>
    </>
  );
}

/** What waits for the line, or was refused and waits for its writer. */
export function UnsentMessage({ message }: { message: Unsent }) {
  const words = useMessages('chat');
  const sentence = useProblemSentence();
  const again = () => {
    markRefused(message.clientId, undefined);
    void flush();
  };
  return (
    <div className={cx(styles.bubble, styles.own, styles.unsent)}>
      {message.type === 'image' ? <UnsentPicture message={message} /> : <Text>{message.text}</Text>}
      <Time at={message.at}>{message.refused ? words.notSent : words.waiting}</Time>
      {message.refused && (
        <div className={styles.refused} role="alert">
          <p>{sentence(message.refused)}</p>
          <Button size="sm" kind="soft" onClick={again}>
            {words.sendAgain}
          </Button>
          <Button size="sm" kind="quiet" onClick={() => takeFromOutbox(message.clientId)}>
            {words.discard}
          </Button>
        </div>
      )}
    </div>
  );
}
