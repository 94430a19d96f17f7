import { type ReactNode, useEffect, useRef } from 'react';
import { type PagePath, paths } from '#contract/paths.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { useSite } from '#web/shared/api/site.ts';
import type { KnownSearch } from '#web/shared/browser/router/known-search.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import drawn from './drawn.module.css';
import type { Saying } from './speech.ts';
import { useSaidOnce, useSay } from './use-say.ts';
import styles from './voice.module.css';

interface FrameProps {
  /** Tells this screen from the one before: each speaks once. */
  id: string;
  question: SayKey;
  /** What is said after the question. */
  more?: Saying[];
  /** What Back does; without it and `backTo` there is none. */
  onBack?: (() => void) | undefined;
  /** Where Back leads. */
  backTo?: PagePath;
  backSearch?: KnownSearch | undefined;
  /** What is wrong with the answer before. */
  wrong?: SayKey | undefined;
  /** What the next screen says. */
  ahead?: readonly SayKey[];
  /** Says nothing: it would be in what is recorded. */
  silent?: boolean;
  /** Out of worker mode: a button beside the speaker. */
  onRead?: (() => void) | undefined;
  /** Which of several questions of the same kind it is, from 1. */
  part?: { no: number; of: number } | undefined;
  /** No higher than the screen: what is in it scrolls; `high`: on a screen that is not low. */
  filled?: boolean | 'high';
  children: ReactNode;
}

/** One question: the speaker top right says it again, back is bottom left, a helping hand beside it. */
export function VoiceFrame({
  id,
  question,
  more = [],
  onBack,
  backTo,
  backSearch,
  wrong,
  ahead = [],
  silent,
  onRead,
  part,
  filled,
  children,
}: FrameProps) {
  const { key, words, speak } = useSay();
  const navigate = useNavigate();
  const sayings = [key(question), ...more];
  useTitle(words[question]);
  useSaidOnce(id, silent ? [] : sayings, ahead);
  const title = useRef<HTMLHeadingElement>(null);
  // The answer that was pressed is gone, or is an answer to something else now.
  useEffect(() => {
    if (!id) return;
    title.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [id]);
  return (
    <div className={styles.screen} data-worker data-filled={filled || undefined}>
      <Head onRead={onRead} silent={silent} onAgain={() => speak(...sayings)} />
      <main id="main" tabIndex={-1} className={styles.middle}>
        {part && <Part {...part} />}
        <h1 ref={title} tabIndex={-1} data-long={words[question].length > 120 || undefined}>
          {words[question]}
        </h1>
        {wrong && (
          <p role="alert" className={styles.wrong}>
            <Icon name="x" size={28} />
            {words[wrong]}
          </p>
        )}
        {children}
      </main>
      <Foot
        onBack={onBack ?? (backTo ? () => void navigate({ to: backTo, search: backSearch }) : undefined)}
      />
    </div>
  );
}

interface HeadProps extends Pick<FrameProps, 'onRead' | 'silent'> {
  onAgain: () => void;
}

function Head({ onRead, silent, onAgain }: HeadProps) {
  const { words } = useSay();
  return (
    <header className={styles.top}>
      <Link to={paths.voice} className={styles.brand}>
        <span lang="en">neev</span>
      </Link>
      {onRead && <Read onPress={onRead} />}
      <button
        type="button"
        className={styles.speaker}
        aria-label={words.again}
        disabled={silent}
        onClick={onAgain}
      >
        <Icon name="speaker" size={32} />
      </button>
    </header>
  );
}

function Read({ onPress }: { onPress: () => void }) {
  const { read } = useMessages('voice');
  const { words } = useSay();
  return (
    <button type="button" className={styles.out} aria-label={words.readInstead} onClick={onPress}>
      <Icon name="doc" />
      <span aria-hidden="true">{read}</span>
    </button>
  );
}

function Part({ no, of }: { no: number; of: number }) {
  const { part } = useMessages('voice');
  return (
    <div className={drawn.part} role="img" aria-label={part(String(no), String(of))}>
      {Array.from({ length: of }, (_, at) => at + 1).map((at) => (
        <span key={at} data-now={at <= no || undefined} />
      ))}
    </div>
  );
}

function Foot({ onBack }: Pick<FrameProps, 'onBack'>) {
  const { key, words, speak } = useSay();
  const phone = useSite()?.phone;
  const look = (
    <>
      <Icon name="help" size={28} />
      <span>{words.help}</span>
    </>
  );
  return (
    <footer className={styles.foot} data-dock>
      <button
        type="button"
        className={styles.back}
        aria-label={words.back}
        disabled={!onBack}
        onClick={onBack}
      >
        <Icon name="back" size={32} />
      </button>
      {phone ? (
        <a
          className={styles.help}
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          onClick={() => speak(key('helpCall'))}
        >
          {look}
        </a>
      ) : (
        <Link className={styles.help} to={paths.contact}>
          {look}
        </Link>
      )}
    </footer>
  );
}
