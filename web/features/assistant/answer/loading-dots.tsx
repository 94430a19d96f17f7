import { useEffect, useState } from 'react';
import styles from './answer-bubble.module.css';

const tick = 300;
const most = 4;

/** One dot more every 300 ms, up to four, then from the start (docs/rules.md#assistant-2). */
export function LoadingDots({ label }: { label: string }) {
  const [dots, setDots] = useState(1);
  useEffect(() => {
    const timer = setInterval(() => setDots((count) => (count % most) + 1), tick);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={styles.dots}>
      <span className="sr">{label}</span>
      <span aria-hidden="true">{'.'.repeat(dots)}</span>
    </p>
  );
}
