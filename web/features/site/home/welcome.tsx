import { type AnimationEvent, useEffect, useState } from 'react';
import styles from './welcome.module.css';

const storageKey = 'neev:welcomed';

const isDue = (): boolean =>
  sessionStorage.getItem(storageKey) === null &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One second, once a visit (docs/rules.md#home-3). */
export function Welcome() {
  const [due, setDue] = useState(isDue);
  useEffect(() => sessionStorage.setItem(storageKey, 'yes'), []);
  if (!due) return null;
  const end = (event: AnimationEvent) => {
    // The courses inside end earlier, and their events bubble.
    if (event.target === event.currentTarget) setDue(false);
  };
  return (
    <div className={styles.welcome} aria-hidden="true" onAnimationEnd={end}>
      <div>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
