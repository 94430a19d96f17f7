import type { ReactNode } from 'react';
import { BrickSteps } from '#web/shared/ui/brick-steps.tsx';
import styles from './frame.module.css';

type StepHeadProps = {
  title: string;
  lead?: ReactNode;
  /** Where this step stands among how many, and the sentence that says so. */
  progress?: { current: number; total: number; label: string };
};

export function StepHead({ title, lead, progress }: StepHeadProps) {
  return (
    <div className={styles.head}>
      {progress && <BrickSteps {...progress} />}
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
