import { cx } from './cx.ts';
import { smallPicture } from './drawings/pictures.ts';
import { initials } from './drawings/stand-ins.ts';
import styles from './face.module.css';

interface FaceProps {
  /** Gives the initials when there is no photo. */
  name: string;
  src: string | null | undefined;
  width: number;
  /** As wide, without. */
  height?: number;
  /** The photo as it was given, no small square of it. */
  whole?: boolean;
  alt?: string;
  className?: string | undefined;
  loading?: 'lazy';
}

/**
 * A person's photo, or their initials (docs/rules.md#accounts-24). These are drawn in the page itself: in a picture the
 * page's fonts are missing, and many a phone has none for the scripts of India.
 */
export function Face({
  name,
  src,
  width,
  height = width,
  whole = false,
  alt = '',
  className,
  loading,
}: FaceProps) {
  if (src)
    return (
      <img
        width={width}
        height={height}
        loading={loading}
        src={whole ? src : smallPicture(src)}
        alt={alt}
        className={className}
        decoding="async"
      />
    );
  return (
    <svg
      width={width}
      height={height}
      viewBox="0 0 96 96"
      preserveAspectRatio="xMidYMid slice"
      className={cx(styles.face, className)}
      aria-hidden="true"
    >
      <rect width="96" height="96" />
      <text x="48" y="50" textAnchor="middle" dominantBaseline="central" fontSize="38">
        {initials(name)}
      </text>
    </svg>
  );
}
