import type { ReactNode } from 'react';
import { Note } from '#web/shared/forms/controls/note.tsx';
import type { StepName } from '#web/shared/forms/table/field-spec.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { BrickSteps } from '#web/shared/ui/brick-steps.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import styles from './form.module.css';

export function Step({ name, hidden, children }: { name: StepName; hidden: boolean; children: ReactNode }) {
  const t = useMessages('registration');
  return (
    <section hidden={hidden} className={name === 'photos' ? styles.side : styles.main}>
      <h2 tabIndex={-1} data-step={name}>
        {t.steps[name]}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

export function Progress({ steps, step }: { steps: StepName[]; step: number }) {
  const t = useMessages('registration');
  const name = t.steps[steps[step - 1] ?? 'about'];
  return <BrickSteps current={step} total={steps.length} label={t.stepOf(step, steps.length, name)} />;
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
