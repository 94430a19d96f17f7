import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the page is alive: not while it is rendered ahead, nor while the browser takes over what was
 * (docs/decisions/0013-first-words.md). Only then may it show what this browser knows; it does so in slices.
 */
export function useAlive(): boolean {
  const [alive, setAlive] = useState(() => !import.meta.env.SSR && window.ahead === undefined);
  useEffect(() => {
    if (!alive) startTransition(() => setAlive(true));
  }, [alive]);
  return alive;
}
