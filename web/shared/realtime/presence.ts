import { useEffect, useSyncExternalStore } from 'react';
import { currentSession } from '#web/shared/api/session.ts';
import { emit, onReconnect, onServerEvent } from './connection.ts';

/** Who is active (docs/rules.md#chat-5) among the user's contacts and the people whose pages are open. */
let active: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function change(to: ReadonlySet<string>): void {
  active = to;
  for (const listener of listeners) listener();
}
onServerEvent('getUsers', (users: { userId: string }[]) =>
  change(new Set(users.map(({ userId }) => userId))),
);
onServerEvent('disconnect', () => change(new Set()));
onReconnect(() => emit('addUsers', { _id: currentSession()?.user._id }));

export const useActive = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => active,
  );

/** Whether the person on the screen is active; nobody is looked at without an id. */
export function useLookingAt(userId: string | undefined): boolean {
  useEffect(() => {
    if (!userId) return;
    const stop = onReconnect(() => emit('look', { userId }));
    return () => {
      stop();
      emit('look', {});
    };
  }, [userId]);
  return useActive().has(userId ?? '');
}
