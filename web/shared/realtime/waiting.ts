import { useSyncExternalStore } from 'react';
import { onSessionChange } from '#web/shared/api/session.ts';
import { onDevice } from '#web/shared/api/storage.ts';

/** What waits for the user who is logged in. The bars and the page's title show it without loading the lists. */
export interface Waiting {
  /** Messages of others. */
  unread: number;
  /** Notices that were not seen. */
  unseen: number;
}

const nothing: Waiting = { unread: 0, unseen: 0 };
let waiting = nothing;
const listeners = new Set<() => void>();

export function setWaiting(now: Waiting): void {
  if (now.unread === waiting.unread && now.unseen === waiting.unseen) return;
  waiting = now;
  for (const listener of listeners) listener();
}
onSessionChange(() => {
  if (!onDevice.get('token')) setWaiting(nothing);
});

export const useWaiting = (): Waiting =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => nothing,
  );

/** At most two digits. */
export const shortCount = (amount: number): string => (amount > 99 ? '99+' : String(amount));
