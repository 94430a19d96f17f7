import type { ReactNode } from 'react';
import styles from './badges.module.css';
import { cx } from './cx.ts';
import { HexBadge, Icon, type IconName } from './drawings/icon.tsx';

/** Nut and word: `children` is "Verified" or "Not verified". */
export function VerifiedBadge({ verified, children }: { verified: boolean; children: ReactNode }) {
  return (
    <span className={cx(styles.badge, verified && styles.yes)}>
      <HexBadge verified={verified} />
      {children}
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

type AvatarProps = {
  /** The person's name: gives the initials when there is no picture. */
  name: string;
  src?: string | null;
  size?: 40 | 44 | 48 | 56;
  /** Square in tables. */
  square?: boolean;
  online?: boolean;
  /** Read out for the green dot. */
  onlineLabel?: string;
};

/** Decoration: the name stands beside it in words. */
export function Avatar({ name, src, size = 48, square, online, onlineLabel }: AvatarProps) {
  return (
    <span className={cx(styles.avatar, square && styles.square)} style={{ '--size': `${size}px` }}>
      {src ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
      {online && <i className={styles.dot}>{onlineLabel && <span className="sr">{onlineLabel}</span>}</i>}
    </span>
  );
}

/** First letters of the first and last word, at most two. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

/** The amount large ("₹650"), its unit below ("per day"). */
export function Price({ amount, unit }: { amount: string; unit: ReactNode }) {
  return (
    <p className={styles.price}>
      <b>{amount}</b> <span>{unit}</span>
    </p>
  );
}
