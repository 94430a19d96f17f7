import { useId } from 'react';
import type { Bill } from '#contract/contracts/bill.ts';
import { LineList, LineRow } from './line-row.tsx';
import styles from './lines.module.css';
import { StageFold } from './stage-fold.tsx';

/** A bill to read. */
export function BillShown({ bill: { lines, stages }, heading }: { bill: Bill; heading: string }) {
  const id = useId();
  return (
    <section className={styles.shown} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {stages.map((stage) => {
        const those = lines.filter((line) => line.stage === stage.no);
        return (
          <StageFold key={stage.no} stage={stage} lines={those} open={stages.length < 3}>
            <LineList>
              {those.map((line) => (
                <LineRow key={line.no} line={line} own={false} />
              ))}
            </LineList>
          </StageFold>
        );
      })}
    </section>
  );
}
