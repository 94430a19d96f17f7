import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './reviews.module.css';

/** Filled and hollow stars, read out as one sentence. */
export function Stars({ stars }: { stars: number }) {
  const t = useMessages('reviews');
  return (
    <span className={styles.stars} role="img" aria-label={t.stars(stars)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" size={20} className={star <= stars ? styles.lit : styles.dim} />
      ))}
    </span>
  );
}
