import styles from './preview.module.css';

const lines = Array.from({ length: 31 }, (_, place) => `M${place * 24} 0v480M0 ${place * 24}h720`).join('');
const house =
  'M150 400V180h190V90h190v120h120v190zM326 74h218M138 166h214M520 196h142M400 400V304a34 34 0 0 1 68 0v96M366 126h44v72h-44zM440 126h44v72h-44zM180 220h60v70h-60zM270 220h60v70h-60z';

/** Where the picture will be: a house on squared paper. */
export function Blueprint({ label }: { label: string }) {
  return (
    <svg
      className={styles.blueprint}
      viewBox="0 0 720 480"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path d={lines} className={styles.grid} />
      <path d={house} className={styles.house} />
      <path d="M60 400h600" className={styles.floor} />
    </svg>
  );
}
