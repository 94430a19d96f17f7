import type { Quote } from '#contract/contracts/quotes.calls.ts';
import { rupees, siteHour, span } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from '../seal/seal.module.css';

const minuteMs = 60_000;

/** What became of a price that is open, or could not be opened. */
export function OpenedQuote({ quote: { status, total, openedAt, lateMinutes } }: { quote: Quote }) {
  const t = useMessages('quotes');
  const language = useLanguage();
  const isVoid = status === 'void';
  return (
    <Card as="section" pad className={styles.sealed} aria-label={isVoid ? t.voidTitle : t.openedTitle}>
      <h2>
        <Icon name={isVoid ? 'warn' : 'check'} size={28} />
        {isVoid ? t.voidTitle : t.openedTitle}
      </h2>
      {total !== undefined && <p className={styles.total}>{rupees(total)}</p>}
      {openedAt && <p>{t.openedAt(siteHour(openedAt, language))}</p>}
      {lateMinutes > 0 && <p>{t.late(span(lateMinutes * minuteMs, language))}</p>}
      <p>{isVoid ? t.voidText : t.openedText}</p>
    </Card>
  );
}
