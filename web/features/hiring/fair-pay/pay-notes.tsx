import type { PayNote } from '#contract/hiring/terms.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { sentenceOf, warns } from './pay-note-words.ts';
import styles from './pay-notes.module.css';

/** What is said beside a price that was offered, to both sides; nothing is blocked by it. */
export function PayNotes({ notes }: { notes: PayNote[] }) {
  const { pay } = useMessages('hiring');
  const language = useLanguage();
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label={pay.label}>
      {notes.map((note) => (
        <li key={note.kind} className={cx(styles.note, warns(note) && styles.warning)}>
          <Icon name={warns(note) ? 'warn' : 'info'} size={20} />
          <span>{sentenceOf(note, pay, language)}</span>
        </li>
      ))}
    </ul>
  );
}
