import { type RefObject, useEffect, useState } from 'react';

/** True from when the element first comes in sight, or `ahead` pixels before it does. */
export function useSeen(place: RefObject<HTMLElement | null>, ahead = 0): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watched = place.current;
    if (!watched || seen) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: `${ahead}px` },
    );
    watcher.observe(watched);
    return () => watcher.disconnect();
  }, [place, seen, ahead]);
  return seen;
}
