import type { ReactNode } from 'react';
import styles from './badges.module.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './drawings/icon.tsx';
import { HexBadge } from './hex-badge.tsx';

/** Nut and word: `children` is "Verified" or "Not verified". */
export function VerifiedBadge({ verified, children }: { verified: boolean; children: ReactNode }) {
  return (
    <span className={cx(styles.badge, verified && styles.yes)}>
      <HexBadge verified={verified} />
      <span>{children}</span>
    </span>
  );
}

/** Full or hollow dot and word: `children` is "Available" or "Not available". */
export function AvailabilityPill({ available, children }: { available: boolean; children: ReactNode }) {
  return <span className={cx(styles.pill, available && styles.on)}>{children}</span>;
}

/** An icon and the words it stands for, quiet: a category under a name. */
export function Tag({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={styles.tag}>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </span>
  );
}

/** The amount large ("₹650"), its unit below ("per day"). */
export function Price({ amount, unit }: { amount: string; unit: ReactNode }) {
  return (
    <p className={styles.price}>
      <b>{amount}</b> <span>{unit}</span>
    </p>
  );
}
