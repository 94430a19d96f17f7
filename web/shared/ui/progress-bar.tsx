import styles from './progress-bar.module.css';

/** A bar laid brick by brick; the label says the percent in words ("Uploading photo, 60%"). */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div className={styles.progress}>
      <p>{label}</p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
