import { useEffect, useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import type { ShownTurn } from '../conversation/turn.ts';
import styles from './answer-bubble.module.css';
import { AnswerFoot } from './answer-foot.tsx';
import { AnswerLinks } from './answer-links.tsx';
import { AnswerText } from './answer-text.tsx';
import { languageOf } from './bubble-text.ts';
import { ShareQuestion } from './share-question.tsx';

const tick = 300;
const most = 4;

/** One dot more every 300 ms, up to four, then from the start (docs/rules.md#assistant-2). */
function LoadingDots({ label }: { label: string }) {
  const [dots, setDots] = useState(1);
  useEffect(() => {
    const timer = setInterval(() => setDots((count) => (count % most) + 1), tick);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={styles.dots}>
      <span className="sr">{label}</span>
      <span aria-hidden="true">{'.'.repeat(dots)}</span>
    </p>
  );
}

interface Props {
  turn: ShownTurn;
  onAskAgain?: () => void;
}

/** The assistant's bubble, from its first dot to its last link. */
export function AnswerBubble({ turn, onAskAgain }: Props) {
  const t = useMessages('assistant');
  const { text, state, links } = turn;
  const ended = state !== 'waiting' && state !== 'writing';
  return (
    <div className={styles.bot}>
      <span className={styles.mark}>
        <Icon name="bot" />
      </span>
      <div className={cx(styles.bubble, styles.theirs)}>
        {state === 'waiting' && <LoadingDots label={t.writing} />}
        <div className={styles.text} lang={languageOf(text)}>
          <AnswerText text={text} />
        </div>
        {state === 'stopped' && <p className={styles.note}>{t.stopped}</p>}
        {state === 'failed' && <p className={styles.note}>{text ? t.brokenOff : t.fallback}</p>}
        <AnswerLinks links={links} />
        {turn.unanswered && <ShareQuestion id={turn.answerId ?? turn._id} was={turn.unanswered} />}
        {ended && <AnswerFoot turn={turn} onAskAgain={state === 'done' ? undefined : onAskAgain} />}
      </div>
    </div>
  );
}
