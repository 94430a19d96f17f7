import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import type { SpotName } from './drawings/icon-paths.ts';
import { Spot } from './drawings/pictogram.tsx';
import styles from './states.module.css';

type EmptyProps = {
  spot?: SpotName;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  bare?: boolean;
};

/** A picture, one sentence, one next step. `bare` leaves out the card around it. */
export function EmptyState({ spot = 'none', title, children, action, bare }: EmptyProps) {
  return (
    <div className={cx(styles.empty, !bare && styles.boxed)}>
      <Spot name={spot} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

type ErrorProps = {
  title: ReactNode;
  children?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  busy?: boolean;
};

/** What did not load, and a button to try again. */
export function ErrorState({ title, children, retryLabel, onRetry, busy }: ErrorProps) {
  return (
    <div role="alert">
      <EmptyState
        spot="error"
        title={title}
        action={
          onRetry && (
            <Button icon="refresh" loading={busy} onClick={onRetry}>
              {retryLabel}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
