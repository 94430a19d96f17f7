import type { ReactNode } from 'react';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { isAgain } from '#web/shared/ui/second-tap.ts';
import { useDifference } from '../read/change-text.tsx';
import read from '../read/read.module.css';
import styles from './write.module.css';

interface Props {
  action: string;
  busy: boolean;
  /** Why it was refused, or what is missing above. */
  problem: string | undefined;
  onPress: () => void;
  /** What it comes to. */
  children?: ReactNode;
}

/** What a paper comes to while it is written, and the act that writes it. */
export function WriteDock({ action, busy, problem, onPress, children }: Props) {
  const t = useMessages('papers');
  return (
    <>
      <p className={styles.kept}>{t.kept}</p>
      {problem && <Note kind="danger">{problem}</Note>}
      <section className={read.dock} data-dock aria-label={action}>
        {children && (
          <p className={styles.sum} role="status">
            {children}
          </p>
        )}
        <LineButton kind="accent" size="lg" loading={busy} onClick={(event) => !isAgain(event) && onPress()}>
          {action}
        </LineButton>
      </section>
    </>
  );
}

/** What all comes to now, and how that differs from before. */
export function NewTotal({ now, before }: { now: number; before: number }) {
  const t = useMessages('papers');
  const differs = useDifference();
  return (
    <>
      <small>
        {t.newTotal}, {differs(now, before)}
      </small>
      <b>{rupees(now)}</b>
    </>
  );
}
