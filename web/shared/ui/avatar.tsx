import styles from './avatar.module.css';
import { cx } from './cx.ts';
import { initials } from './drawings/stand-ins.ts';

type AvatarProps = {
  /** The person's name: gives the initials when there is no picture. */
  name: string;
  src?: string | null;
  size?: 40 | 44 | 48 | 56 | 80;
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
