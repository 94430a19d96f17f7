import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import styles from './quotes.module.css';
import type { Prices } from './typed/typed-quote.ts';

interface Props {
  prices: Prices;
  action: string;
  onPress: () => void;
  /** The last step's act is under way. */
  busy?: boolean;
  seals?: boolean;
}

/** What all comes to, always in sight, and the step's one act. */
export function QuoteDock({ prices: { lines, missing, total }, action, onPress, busy, seals }: Props) {
  const t = useMessages('quotes');
  const priced = lines.length - missing.length;
  return (
    <section className={styles.dock} data-dock aria-label={action}>
      <div className={styles.inner}>
        <p className={styles.sum} role="status">
          <small>{t.pricedOf(count(priced), count(lines.length))}</small> <b>{rupees(total)}</b>
        </p>
        <Button
          kind="accent"
          size="lg"
          loading={busy}
          icon={seals ? 'lock' : undefined}
          iconEnd={seals ? undefined : 'arrow'}
          onClick={onPress}
        >
          {action}
        </Button>
      </div>
    </section>
  );
}
