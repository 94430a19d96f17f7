import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { HexBadge } from '#web/shared/ui/hex-badge.tsx';
import { RatingText } from './rating-text.tsx';
import styles from './trust.module.css';
import { useTrust } from './trust-query.ts';

/** To providers, who asks for work: whether they pay on time, and how others rate them. */
export function EmployerTrust({ userId }: { userId: string }) {
  const t = useMessages('reviews');
  const trust = useTrust(userId);
  if (!trust) return null;
  const { paidOnTime: paid, rating } = trust;
  return (
    <p className={styles.employer}>
      {paid?.badge && (
        <span className={styles.badge}>
          <HexBadge verified />
          {t.goodPayer}
        </span>
      )}
      <span className={styles.fact}>
        <Icon name="wallet" size={20} />
        {paid ? t.paidOnTime(paid.onTime, paid.of) : t.newEmployer}
      </span>
      {rating && (
        <span className={styles.fact}>
          <RatingText rating={rating} />
        </span>
      )}
    </p>
  );
}
