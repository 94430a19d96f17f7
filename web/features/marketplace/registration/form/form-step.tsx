import type { ReactNode } from 'react';
import { Note } from '#web/shared/forms/controls/note.tsx';
import type { StepName } from '#web/shared/forms/table/field-spec.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { BrickSteps } from '#web/shared/ui/brick-steps.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import styles from './form.module.css';

/** What each step is called; of somebody else it is not "you". */
export const titlesOf = ({ steps, helped }: Messages<'registration'>, helping: boolean) =>
  helping ? { ...steps, about: helped.about } : steps;

interface StepProps {
  name: StepName;
  title: string;
  hidden: boolean;
  children: ReactNode;
}

export function Step({ name, title, hidden, children }: StepProps) {
  return (
    <section hidden={hidden} className={name === 'photos' ? styles.side : styles.main}>
      <h2 tabIndex={-1} data-step={name}>
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

export function Progress({ titles, step }: { titles: string[]; step: number }) {
  const t = useMessages('registration');
  const label = t.stepOf(step, titles.length, titles[step - 1] ?? '');
  return <BrickSteps current={step} total={titles.length} label={label} />;
}

export function DraftNote({ onStartAgain }: { onStartAgain: () => void }) {
  const t = useMessages('registration');
  return (
    <Note kind="info">
      {t.draftKept}{' '}
      <Button kind="quiet" size="sm" onClick={onStartAgain}>
        {t.startAgain}
      </Button>
    </Note>
  );
}
