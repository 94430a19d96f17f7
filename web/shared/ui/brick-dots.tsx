import styles from './brick-dots.module.css';

/** Four small bricks that light up in turn, every 300 ms. */
export function BrickDots({ label }: { label: string }) {
  return (
    <span role="status" className={styles.dots}>
      <span className="sr">{label}</span>
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
