import { Card, Plinth } from './card.tsx';
import { cx } from './cx.ts';
import styles from './skeleton.module.css';

/** One glinting bar or block of a view that is on its way. */
export function Glint({
  width,
  height,
  radius,
  className,
}: {
  width?: number | string;
  height?: number;
  radius?: number;
  /** Gives the size where the page is rendered ahead: it may hold no style of its own (docs/rules.md#privacy-6). */
  className?: string;
}) {
  return <span className={cx(styles.glint, className)} style={{ width, height, borderRadius: radius }} />;
}

type SkeletonProps = {
  /** Read out while loading: "Loading workers". */
  label: string;
  count?: number;
  kind?: 'person' | 'product' | 'row';
  /** The class of the grid that the real cards will stand in. */
  className?: string;
};

/** Cards in the shape of those that will come; 3 on a phone whatever the count. */
export function Skeleton({ label, count = 6, kind = 'person', className }: SkeletonProps) {
  return (
    <div role="status" className={cx(styles.skeletons, className)}>
      <span className="sr">{label}</span>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <SkeletonCard key={place} kind={kind} />
      ))}
    </div>
  );
}

function SkeletonCard({ kind }: { kind: 'person' | 'product' | 'row' }) {
  if (kind === 'row') return <Glint className={styles.wholeRow} />;
  return (
    <Card className={styles.shape} aria-hidden="true">
      <div className={styles[kind]}>
        <Glint className={styles.picture} />
        <div className={styles.lines}>
          <Glint className={styles.name} />
          <Glint className={styles.long} />
          <Glint className={styles.short} />
        </div>
      </div>
      <Plinth>
        <Glint className={styles.price} />
        <Glint className={styles.button} />
      </Plinth>
    </Card>
  );
}
