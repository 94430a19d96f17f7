import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import styles from './book/book.module.css';
import type { Book } from './book/book.ts';

/** What is agreed to be owed, and what would be if every claim counted. */
export function Balances({ book: { balance } }: { book: Book }) {
  const t = useMessages('ledger');
  const { agreed, inQuestion } = balance;
  const sums = ({ earned, paid }: typeof agreed) => t.sums(rupees(earned), rupees(paid));
  return (
    <div className={styles.balances}>
      <div className={styles.balance}>
        {agreed.due >= 0 && <p className={styles.small}>{t.agreed}</p>}
        <p className={styles.sum}>{agreed.due < 0 ? t.tooMuch(rupees(-agreed.due)) : rupees(agreed.due)}</p>
        <p className={styles.small}>{sums(agreed)}</p>
      </div>
      {inQuestion.due !== agreed.due && (
        <div className={cx(styles.balance, styles.question)}>
          <p className={styles.small}>{t.inQuestion}</p>
          <p className={styles.sum}>{rupees(inQuestion.due)}</p>
          <p className={styles.small}>{sums(inQuestion)}</p>
        </div>
      )}
    </div>
  );
}
