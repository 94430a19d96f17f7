import { cx } from '#web/shared/ui/cx.ts';
import type { ShownTurn } from '../conversation/turn.ts';
import styles from './answer-bubble.module.css';
import { clock, languageOf } from './bubble-text.ts';

export function QuestionBubble({ turn: { text, createdAt } }: { turn: ShownTurn }) {
  return (
    <div className={cx(styles.bubble, styles.own)} data-question>
      <p lang={languageOf(text)}>{text}</p>
      <p className={styles.foot}>{clock(createdAt)}</p>
    </div>
  );
}
