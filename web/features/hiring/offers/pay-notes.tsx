import type { PayNote } from '#contract/hiring/terms.ts';
import { date, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './offers.module.css';

/** What is said beside a price, to both sides: figures, no blame. */
export function PayNotes({ notes }: { notes: readonly PayNote[] }) {
  const { pay } = useMessages('offers');
  const language = useLanguage();
  return notes.map((note) => {
    const { kind, perDay, low = perDay, high = perDay, since } = note;
    const warns = kind.startsWith('below');
    const sentence = kind.endsWith('minimum')
      ? pay.minimum(warns, rupees(perDay, language), since ? date(since, language) : '')
      : pay.local(warns, rupees(low, language), rupees(high, language));
    return (
      <p key={`${kind} ${note.basis}`} className={cx(styles.pay, warns && styles.low)}>
        <Icon name={warns ? 'warn' : 'info'} size={20} />
        <span>{sentence}</span>
      </p>
    );
  });
}
