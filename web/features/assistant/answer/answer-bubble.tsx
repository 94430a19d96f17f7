import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import styles from './answer-bubble.module.css';
import { AnswerLinks } from './answer-links.tsx';
import { AnswerText } from './answer-text.tsx';
import { LoadingDots } from './loading-dots.tsx';
import type { ShownTurn } from './use-assistant.ts';

const hourMinute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const clock = (iso: string): string => hourMinute.format(new Date(iso));
const languageOf = (text: string): 'hi' | 'en' => (/\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en');

export function QuestionBubble({ turn: { text, createdAt } }: { turn: ShownTurn }) {
  return (
    <div className={cx(styles.bubble, styles.own)} data-question>
      <p lang={languageOf(text)}>{text}</p>
      <p className={styles.foot}>{clock(createdAt)}</p>
    </div>
  );
}

interface Props {
  turn: ShownTurn;
  onAskAgain?: () => void;
}

/** The assistant's bubble, from its first dot to its last link. */
export function AnswerBubble({ turn, onAskAgain }: Props) {
  const words = useMessages('assistant');
  const { text, state, links } = turn;
  const ended = state !== 'waiting' && state !== 'writing';
  return (
    <div className={styles.bot}>
      <span className={styles.mark}>
        <Icon name="bot" />
      </span>
      <div className={cx(styles.bubble, styles.theirs)}>
        {state === 'waiting' && <LoadingDots label={words.writing} />}
        <div className={styles.text} lang={languageOf(text)}>
          <AnswerText text={text} />
        </div>
        {state === 'stopped' && <p className={styles.note}>{words.stopped}</p>}
        {state === 'failed' && <p className={styles.note}>{text ? words.brokenOff : words.fallback}</p>}
        <AnswerLinks links={links} />
        {ended && <Foot turn={turn} onAskAgain={state === 'done' ? undefined : onAskAgain} />}
      </div>
    </div>
  );
}

/** Who spoke, when, and what one can do with it. */
function Foot({ turn: { text, speaker, createdAt }, onAskAgain }: Props) {
  const words = useMessages('assistant');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text.replaceAll('**', '').trim());
      toast.success(words.copied, { id: 'copied' });
    } catch {
      toast.error(words.notCopied, { id: 'copied' });
    }
  };
  return (
    <div className={styles.actions}>
      {text && (
        <Button kind="quiet" size="sm" onClick={() => void copy()}>
          {words.copy}
        </Button>
      )}
      {onAskAgain && (
        <Button kind="soft" size="sm" icon="refresh" onClick={onAskAgain}>
          {words.askAgain}
        </Button>
      )}
      <p className={styles.foot}>
        {[speaker && words.speaker[speaker], clock(createdAt)].filter(Boolean).join(', ')}
      </p>
    </div>
  );
}
