import { useEffect, useState } from 'react';
import type { AnswerLink } from '#contract/assistant/events.ts';
import { pageAddress } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import type { ShownTurn } from '../conversation/turn.ts';
import styles from './answer-bubble.module.css';
import { AnswerText } from './answer-text.tsx';
import { ShareQuestion } from './share-question.tsx';

const hourMinute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const clock = (iso: string): string => hourMinute.format(new Date(iso));

export const languageOf = (text: string): 'hi' | 'en' => (/\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en');

/** Paths of this origin, which tools made; their titles are text. */
function AnswerLinks({ links }: { links: AnswerLink[] }) {
  const t = useMessages('assistant');
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t.used}>
      {links.map(({ title, path }) => {
        const address = pageAddress(path);
        return (
          address && (
            <li key={path}>
              <Link
                href={address}
                className={buttonClass({ kind: 'soft', size: 'sm', className: styles.link })}
              >
                <span>{title}</span>
                <Icon name="arrow" size={20} />
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}

interface AnswerFootProps {
  turn: ShownTurn;
  onAskAgain?: () => void;
}

/** Who answered, when, and what the reader can do with the answer. */
function AnswerFoot({ turn: { text, speaker, createdAt }, onAskAgain }: AnswerFootProps) {
  const t = useMessages('assistant');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text.replaceAll('**', '').trim());
      toast.success(t.copied, { id: 'copied' });
    } catch {
      toast.error(t.notCopied, { id: 'copied' });
    }
  };
  return (
    <div className={styles.actions}>
      {text && (
        <Button kind="quiet" size="sm" onClick={() => void copy()}>
          {t.copy}
        </Button>
      )}
      {onAskAgain && (
        <Button kind="soft" size="sm" icon="refresh" onClick={onAskAgain}>
          {t.askAgain}
        </Button>
      )}
      <p className={styles.foot}>
        {[speaker && t.speaker[speaker], clock(createdAt)].filter(Boolean).join(', ')}
      </p>
    </div>
  );
}

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
