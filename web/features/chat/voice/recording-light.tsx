import styles from './recording-light.module.css';

/** The light that says that one is heard. @param size in pixels */
export function RecordingLight({ size }: { size: 14 | 24 }) {
  return (
    <svg className={styles.light} width={size} height={size} viewBox="0 0 2 2" aria-hidden="true">
      <circle cx="1" cy="1" r="1" />
    </svg>
  );
}
