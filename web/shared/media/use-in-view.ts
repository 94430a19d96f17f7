import { useEffect, useRef, useState } from 'react';

/** Whether the element came near the screen: what nobody scrolls to is not asked for. */
export function useInView<T extends Element>() {
  const box = useRef<T>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current || seen) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '300px' },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [seen]);
  return { box, seen };
}
