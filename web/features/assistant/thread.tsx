import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import styles from './thread.module.css';

/** Pixels from the end at which one still reads the end. */
const near = 60;

/** The end, but not beyond the last question: a long answer is read from its beginning. */
function endOf(box: HTMLElement): number {
  const question = [...box.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
  const top = question ? question.offsetTop - 12 : Number.POSITIVE_INFINITY;
  return Math.min(box.scrollHeight, top);
}

interface Props {
  /** Another one whenever the end has changed. */
  newest: string;
  /** How many questions stand there. */
  asked: number;
  children: ReactNode;
}

/** Keeps the end in sight while the reader is there, and lets who scrolled back read on. */
export function Thread({ newest, asked, children }: Props) {
  const t = useMessages('assistant');
  const box = useRef<HTMLElement>(null);
  const known = useRef({ follows: true, asked });
  const [away, setAway] = useState(false);
  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  const look = () => {
    const element = box.current;
    if (!element) return;
    known.current.follows = element.scrollHeight - element.scrollTop - element.clientHeight < near;
    setAway(!known.current.follows);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is newest moves the end
  useLayoutEffect(() => {
    const before = known.current;
    // The user's own question is always shown.
    before.follows ||= asked !== before.asked;
    before.asked = asked;
    if (before.follows && box.current) box.current.scrollTop = endOf(box.current);
  }, [newest, asked]);
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
      <section ref={box} className={styles.scroll} tabIndex={0} aria-label={t.thread} onScroll={look}>
        <div className={styles.turns}>{children}</div>
      </section>
      {away && <IconButton icon="down" label={t.newest} className={styles.down} onClick={toEnd} />}
    </div>
  );
}
