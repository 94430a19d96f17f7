import styles from './brick-steps.module.css';
import { cx } from './cx.ts';

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
