import { startTransition, useEffect, useState } from 'react';

/**
 * Whether React runs the page: not while it is rendered ahead, nor while the browser takes over what was
 * (docs/decisions/0013-first-words.md). Only then may it show what this browser knows; it does so in slices.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(() => !import.meta.env.SSR && window.ahead === undefined);
  useEffect(() => {
    if (!hydrated) startTransition(() => setHydrated(true));
  }, [hydrated]);
  return hydrated;
}
