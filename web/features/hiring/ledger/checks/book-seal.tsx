import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from '../book/book.module.css';
import type { Book } from '../book/known-book.ts';
import { useChecked } from './use-checked.ts';

/** Warns where the book is not the one that this device saw. */
export function BookSeal({ book }: { book: Book }) {
  const t = useMessages('ledger');
  const checked = useChecked(book);
  if (checked !== 'broken') return null;
  return (
    <div className={styles.warning} role="alert">
      <Icon name="warn" size={24} />
      <div>
        <p className={styles.strong}>{t.brokenTitle}</p>
        <p>{t.brokenText}</p>
      </div>
    </div>
  );
}
