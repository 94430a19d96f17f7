import { useEffect, useRef, useState } from 'react';

/**
 * Whether the end of a text was in sight, or the focus of keys came to it. The dock at the foot of the screen hides what
 * stands behind it.
 * @param text by its hash: another text is read anew
 */
export function useReadToEnd(text: string) {
  const end = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState('');
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const reach = () => setSeen(text);
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
      },
      { rootMargin: '0px 0px -140px' },
    );
    watch.observe(element);
    element.addEventListener('focusin', reach);
    return () => {
      watch.disconnect();
      element.removeEventListener('focusin', reach);
    };
  }, [text]);
  return { end, isRead: seen === text };
}
