import { useEffect, useSyncExternalStore } from 'react';
import { currentSession } from '#web/shared/api/session.ts';
import { onReconnect, onServerEvent, say } from './connection.ts';

/** Who is active (§4) of one's contacts and of whom one looks at. */
let active: ReadonlySet<string> = new Set();
const watchers = new Set<() => void>();

function change(to: ReadonlySet<string>): void {
  active = to;
  for (const watcher of watchers) watcher();
}
onServerEvent('getUsers', (users: { userId: string }[]) =>
  change(new Set(users.map(({ userId }) => userId))),
);
onServerEvent('disconnect', () => change(new Set()));
onReconnect(() => say('addUsers', { _id: currentSession()?.user._id }));

export const useActive = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => active,
  );

/** Whether the person on the screen is active; nobody is looked at without an id. */
export function useLookingAt(userId: string | undefined): boolean {
  useEffect(() => {
    if (!userId) return;
    const stop = onReconnect(() => say('look', { userId }));
    return () => {
      stop();
      say('look', {});
    };
  }, [userId]);
  return useActive().has(userId ?? '');
}
