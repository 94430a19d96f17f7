import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { flush } from '../messages/sending.ts';
import { markRefused, takeFromOutbox, type Unsent } from '../outbox/outbox.ts';
import { UnsentVoice } from '../voice/voice-message.tsx';
import styles from './message-bubble.module.css';
import { MessageText, MessageTime } from './message-text.tsx';
import { UnsentPicture } from './picture-message.tsx';

/** A message that waits for the connection, or was refused and waits for its writer. */
export function UnsentMessage({ message }: { message: Unsent }) {
  const t = useMessages('chat');
  const sentence = useProblemSentence();
  const again = () => {
    markRefused(message.clientId, undefined);
    void flush();
  };
  return (
    <div className={cx(styles.bubble, styles.own, styles.unsent)}>
      {message.type === 'voice' ? (
        <UnsentVoice message={message} />
      ) : message.type === 'image' ? (
        <UnsentPicture message={message} />
      ) : (
        <MessageText>{message.text}</MessageText>
      )}
      <MessageTime at={message.at}>{message.refused ? t.notSent : t.waiting}</MessageTime>
      {message.refused && (
        <div className={styles.refused} role="alert">
          <p>{sentence(message.refused)}</p>
          <Button size="sm" kind="soft" onClick={again}>
            {t.sendAgain}
          </Button>
          <Button size="sm" kind="quiet" onClick={() => takeFromOutbox(message.clientId)}>
            {t.discard}
          </Button>
        </div>
      )}
    </div>
  );
}
