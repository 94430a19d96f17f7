import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is alive: not while it is rendered ahead, nor while the browser takes over what was
 * (docs/decisions/0013-first-words.md). Only then may it show what this browser knows.
 */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
