import type { PayNote } from '#contract/hiring/terms.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { sentenceOf, sourceOf, warns } from './pay-note-words.ts';
import styles from './pay-notes.module.css';

/** What is said beside a price that was offered, to both sides; nothing is blocked by it. */
export function PayNotes({ notes }: { notes: PayNote[] }) {
  const { pay } = useMessages('hiring');
  const language = useLanguage();
  const placeName = usePlaceNames(notes.some(({ state }) => state !== undefined));
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label={pay.label}>
      {notes.map((note) => (
        <li key={note.kind} className={cx(styles.note, warns(note) && styles.warning)}>
          <Icon name={warns(note) ? 'warn' : 'info'} size={20} />
          <span>
            {sentenceOf(note, { words: pay, language, placeName })}
            <Source note={note} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where the wage was read. */
function Source({ note }: { note: PayNote }) {
  const { pay } = useMessages('hiring');
  const page = sourceOf(note);
  if (!page) return null;
  return (
    <small className={styles.source}>
      <a href={page.address} target="_blank" rel="noreferrer">
        {pay.source(page.host)}
      </a>
    </small>
  );
}
