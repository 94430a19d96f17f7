import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './trust.module.css';

/** A star and the mean with one place; "New" where few have written. */
export function RatingText({ rating }: { rating: { mean: number; count: number } | null }) {
  const t = useMessages('reviews');
  const language = useLanguage();
  if (!rating) return t.fresh;
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (
    <span className={styles.rating}>
      <Icon name="star" size={22} />
      {new Intl.NumberFormat(`${language}-IN-u-nu-latn`, form).format(rating.mean)}
    </span>
  );
}
