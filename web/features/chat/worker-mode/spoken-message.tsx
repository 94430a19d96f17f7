import type { Message } from '#contract/chat/chat.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Sign } from '#web/shared/voice/sign.tsx';
import { useCanSay, useSay } from '#web/shared/voice/use-say.ts';
import { looksLikeScam } from '../messages/scam-guard.ts';
import { flush } from '../messages/sending.ts';
import { markRefused, takeFromOutbox, type Unsent } from '../outbox/outbox.ts';
import { MessageText } from '../thread/message-text.tsx';
import { SentPicture, UnsentPicture } from '../thread/picture-message.tsx';
import { SentVoice, UnsentVoice } from '../voice/voice-message.tsx';
import styles from './worker-mode.module.css';

interface Props {
  message: Message;
  /** The other's. */
  name: string;
  /** Of an own message, how far it came. */
  reach: 'sent' | 'delivered' | 'seen' | undefined;
}

export function Spoken({ message, name, reach }: Props) {
  const t = useMessages('chat');
  return (
    <div className={reach ? styles.own : styles.theirs}>
      <Content message={message} alt={reach ? t.ownPhoto : t.photoFrom(name)} own={reach !== undefined} />
      {reach && (
        <p className={styles.reach}>
          <Icon name={reach === 'seen' ? 'eye' : 'check'} size={28} />
          {t[reach]}
        </p>
      )}
    </div>
  );
}

function Content({ message, alt, own }: { message: Message; alt: string; own: boolean }) {
  const t = useMessages('chat');
  if (message.deleted)
    return (
      <p className={styles.line}>
        <Icon name="trash" size={32} />
        {t.deleted}
      </p>
    );
  if (message.type === 'voice') return <SentVoice message={message} own={own} />;
  if (message.type === 'image') return <SentPicture message={message} alt={alt} />;
  if (message.type === 'offer') return <Offer own={own} />;
  if (message.type === 'paper') return <Paper text={message.text} />;
  return (
    <>
      <Text>{message.text}</Text>
      {!own && looksLikeScam(message.text) && (
        <p className={styles.line} role="note">
          <Icon name="warn" size={32} />
          {t.takeCare}
        </p>
      )}
    </>
  );
}

/** Read aloud by a voice of exactly this language, where the device has one. */
function Text({ children }: { children: string }) {
  const { words, speak } = useSay();
  const canSay = useCanSay(children);
  return (
    <div className={styles.line}>
      <MessageText>{children}</MessageText>
      {canSay && (
        <button
          type="button"
          className={styles.aloud}
          aria-label={words.again}
          onClick={() => speak({ text: children })}
        >
          <Icon name="speaker" size={32} />
        </button>
      )}
    </div>
  );
}

/** Of somebody else it is answered among the jobs. */
function Offer({ own }: { own: boolean }) {
  const { words } = useSay();
  const look = (
    <>
      <Icon name="mail" size={40} />
      <span>{words.chatOffer}</span>
    </>
  );
  if (own) return <p className={styles.line}>{look}</p>;
  return (
    <Link className={cx(styles.line, styles.offer)} to={paths.voiceJobs}>
      {look}
      <Icon name="right" size={28} />
    </Link>
  );
}

/** It is read, and signed, on the contract's page. @param text `CONTRACT/PAPER` */
function Paper({ text }: { text: string }) {
  const t = useMessages('chat');
  const [id, paper] = text.split('/');
  return (
    <Link className={cx(styles.line, styles.offer)} to={paths.contract} search={{ id, paper }}>
      <Icon name="doc" size={40} />
      <span>{t.paper}</span>
      <Icon name="right" size={28} />
    </Link>
  );
}

/** What waits for a line, or was refused and waits for its writer. */
export function SpokenUnsent({ message }: { message: Unsent }) {
  const t = useMessages('chat');
  const sentence = useProblemSentence();
  const { clientId, type, text, refused } = message;
  const again = () => {
    markRefused(clientId, undefined);
    void flush();
  };
  return (
    <div className={styles.own}>
      {type === 'voice' ? (
        <UnsentVoice message={message} />
      ) : type === 'image' ? (
        <UnsentPicture message={message} />
      ) : (
        <MessageText>{text}</MessageText>
      )}
      <p className={styles.reach}>
        {refused ? <Icon name="x" size={28} /> : <Sign name="clock" size={28} />}
        <span>{refused ? t.notSent : t.waiting}</span>
      </p>
      {refused && (
        <div role="alert" className={styles.refused}>
          <p>{sentence(refused)}</p>
          <button type="button" onClick={again}>
            <Icon name="check" size={28} />
            {t.sendAgain}
          </button>
          <button type="button" onClick={() => takeFromOutbox(clientId)}>
            <Icon name="x" size={28} />
            {t.discard}
          </button>
        </div>
      )}
    </div>
  );
}
