import type { ListingFacts } from '#contract/marketplace/listing-facts.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './work-said.module.css';

interface Props {
  record: Pick<ListingFacts, 'rating' | 'hiredTimes'>;
  /** How often it was hired, or let. */
  hired: (amount: number, shown: string) => string;
  className?: string | undefined;
}

/** What work on Neev says of a record: nothing where there was none. */
export function WorkSaid({ record: { rating, hiredTimes = 0 }, hired, className }: Props) {
  const t = useMessages('providers');
  if (!rating && hiredTimes === 0) return null;
  return (
    <p className={cx(styles.said, className)}>
      {rating && (
        <span>
          <Icon name="star" size={18} />
          {t.rated(rating.mean.toFixed(1), count(rating.count))}
        </span>
      )}
      {hiredTimes > 0 && <span>{hired(hiredTimes, count(hiredTimes))}</span>}
    </p>
  );
}
