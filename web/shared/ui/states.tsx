import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Card, Plinth } from './card.tsx';
import { cx } from './cx.ts';
import { Spot, type SpotName } from './drawings/pictogram.tsx';
import styles from './states.module.css';

/** One glinting bar or block of a view that is on its way. */
export function Glint({
  width,
  height,
  radius,
}: {
  width?: number | string;
  height: number;
  radius?: number;
}) {
  return <span className={styles.glint} style={{ width, height, borderRadius: radius }} />;
}

type SkeletonProps = {
  /** Read out while loading: "Loading workers". */
  label: string;
  count?: number;
  kind?: 'person' | 'product' | 'row';
  /** The class of the grid that the real cards will stand in. */
  className?: string;
};

/** Cards in the shape of those that will come; 3 on a phone whatever the count. */
export function Skeleton({ label, count = 6, kind = 'person', className }: SkeletonProps) {
  return (
    <div role="status" className={cx(styles.skeletons, className)}>
      <span className="sr">{label}</span>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <SkeletonCard key={place} kind={kind} />
      ))}
    </div>
  );
}

function SkeletonCard({ kind }: { kind: 'person' | 'product' | 'row' }) {
  if (kind === 'row') return <Glint height={64} radius={12} />;
  return (
    <Card className={styles.shape} aria-hidden="true">
      <div className={styles[kind]}>
        <Glint height={kind === 'person' ? 112 : 150} radius={12} />
        <div className={styles.lines}>
          <Glint height={24} width="70%" />
          <Glint height={16} width="88%" />
          <Glint height={16} width="52%" />
        </div>
      </div>
      <Plinth>
        <Glint height={30} width={96} />
        <Glint height={48} width={128} radius={12} />
      </Plinth>
    </Card>
  );
}

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

/** A bar laid brick by brick; the label says the percent in words ("Uploading photo, 60%"). */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div className={styles.progress}>
      <p>{label}</p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

/** How far a form has come: one brick a step, and the sentence ("Step 1 of 3: about you"). */
export function BrickSteps({ current, total, label }: { current: number; total: number; label: string }) {
  return (
    <div className={styles.steps}>
      <p>{label}</p>
      <div aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a brick is its place
          <i key={place} className={cx(place < current && styles.laid)} />
        ))}
      </div>
    </div>
  );
}

/** Four small bricks that light up in turn, every 300 ms. */
export function BrickDots({ label }: { label: string }) {
  return (
    <span role="status" className={styles.dots}>
      <span className="sr">{label}</span>
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
