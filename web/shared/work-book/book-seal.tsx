import type { Line } from '#domain/ledger/entry.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { type BookRef, bookIdOf } from './books.ts';
import { useChecked } from './use-checked.ts';
import styles from './work-book.module.css';

type Props = { book: BookRef & { entries: readonly Line[] }; inPart: boolean };

/** Warns where the book is not the one that this device saw. */
export function BookSeal({ book, inPart }: Props) {
  const t = useMessages('ledger');
  const checked = useChecked({ bookId: bookIdOf(book), entries: book.entries, inPart });
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
