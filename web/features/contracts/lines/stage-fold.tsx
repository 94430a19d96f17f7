import type { ReactNode } from 'react';
import type { BillLine, BillStage } from '#contract/contracts/bill.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './lines.module.css';
import { useFold } from './use-fold.ts';

interface FoldProps {
  stage: BillStage;
  lines: readonly BillLine[];
  /** What its reader says instead of what is written. */
  said?: Pick<BillStage, 'name' | 'see'> | undefined;
  /** At the right of the head. */
  sum?: ReactNode;
  /** At first, or once it is so. */
  open?: boolean;
  /** Below the lines. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A stage of a bill, folded: its name and how many lines stand in it; open, the lines and what must be seen. */
export function StageFold({ stage, lines, said, sum, open = false, foot, children }: FoldProps) {
  const t = useMessages('bill');
  const { name, see, photos } = stage;
  const saidSee = said?.see.join('; ');
  const fold = useFold(open);
  return (
    <details className={styles.fold} {...fold}>
      <summary>
        <span className={styles.stage}>
          <b>{name}</b>
          {said && said.name !== name && <small>{said.name}</small>}
          <small>{t.lines(lines.length, count(lines.length))}</small>
        </span>
        <span className={styles.sum}>{sum}</span>
        <Icon name="down" size={22} />
      </summary>
      {children}
      {foot}
      {(see.length > 0 || photos > 0) && (
        <div className={styles.see}>
          <p>{t.see}</p>
          <p>{[...see, ...(photos > 0 ? [t.photos(photos)] : [])].join('; ')}</p>
          {saidSee && saidSee !== see.join('; ') && <p>{saidSee}</p>}
        </div>
      )}
    </details>
  );
}
