import { type AnimationEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { inTab } from '#web/shared/api/storage.ts';
import styles from './welcome.module.css';

const storageKey = 'neev:welcomed';
const page = () => document.documentElement;

/** The page's first script (index.html) says so before anything is drawn; a visit to home later asks here. */
const isDue = (): boolean =>
  page().dataset.welcome !== undefined ||
  (inTab.get(storageKey) === null && !window.matchMedia('(prefers-reduced-motion: reduce)').matches);

const never = () => () => undefined;
/** It stands in every page that is rendered ahead, and is shown where the document says that it is due. */
const always = (): boolean => true;

/** One second, once a visit (docs/rules.md#home-3). */
export function Welcome() {
  const due = useSyncExternalStore(never, isDue, always);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (isDue()) page().dataset.welcome = 'now';
    inTab.hold(storageKey, 'yes');
    return () => {
      delete page().dataset.welcome;
    };
  }, []);
  if (!due || over) return null;
  const end = (event: AnimationEvent) => {
    // The courses inside end earlier, and their events bubble.
    if (event.target === event.currentTarget) setOver(true);
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
