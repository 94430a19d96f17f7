import { monthMs, passedSince } from '#web/shared/api/spans.ts';
import { ago } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './endless-cards.module.css';

/** How old a list is that could not be asked for again (docs/rules.md#offline-2). @param at milliseconds of the epoch */
export function StaleNotice({ at }: { at: number }) {
  const t = useMessages('shell');
  const language = useLanguage();
  return (
    <p role="status" className={styles.staleNotice}>
      <Icon name="refresh" size={20} />
      {t.staleNotice(ago(Math.min(passedSince(at), monthMs), language))}
    </p>
  );
}
