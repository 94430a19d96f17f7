import type { BillLine } from '#contract/contracts/bill.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useAmounts } from '../rate-text.ts';
import styles from './comparison.module.css';
import type { Cell } from './effects.ts';

/** What one quote asks for one line on equal terms, and whether that stands apart. */
export function CellWords({ line, cell }: { line: BillLine; cell: Cell | undefined }) {
  const t = useMessages('compare');
  const amounts = useAmounts('feet');
  if (!cell) return <span>–</span>;
  const { equal, rate, mark } = cell;
  if (equal === null)
    return rate === null ? (
      <span className={styles.mark}>{t.marks.missing}</span>
    ) : (
      <span className={styles.cell}>
        {amounts.roughRate(rate, line.unit)} <small>{t.asWritten}</small>
      </span>
    );
  const amount = rupees(Math.ceil(equal * line.quantity));
  if (mark === 'missing')
    return (
      <span className={styles.mark}>
        <b>{t.marks.missing}</b> <small>{t.countedAs(amount)}</small>
      </span>
    );
  return (
    <span className={styles.cell}>
      <b>{amounts.roughRate(equal, line.unit)}</b> <small>{amount}</small>{' '}
      {mark && <b className={styles.mark}>{t.marks[mark]}</b>}
    </span>
  );
}
