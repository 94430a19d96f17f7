import { useSyncExternalStore } from 'react';
import { useConnected } from '#web/shared/realtime/connection.ts';
import { useActive } from '#web/shared/realtime/presence.ts';

const typingMs = 4000;

interface OwnState {
  /** Why what is written waits: the server cannot save at the moment, or one writes faster than is allowed. */
  trouble: 'broken' | 'haste' | undefined;
  /** The conversations in which the other one is writing. */
  typing: ReadonlySet<string>;
}
export interface ChatState extends OwnState {
  connected: boolean;
  /** Ids of those who are active (docs/rules.md#chat-5). */
  active: ReadonlySet<string>;
}

let state: OwnState = { trouble: undefined, typing: new Set() };
const listeners = new Set<() => void>();
const typingTimers = new Map<string, ReturnType<typeof setTimeout>>();

function change(to: Partial<OwnState>): void {
  state = { ...state, ...to };
  for (const listener of listeners) listener();
}

/** What is known at the moment beside the messages themselves. */
export function useChatState(): ChatState {
  const own = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
  return { ...own, connected: useConnected(), active: useActive() };
}

export function setTrouble(trouble: OwnState['trouble']): void {
  if (state.trouble !== trouble) change({ trouble });
}

/** Shows the other one of a conversation as writing, for a while. */
export function startTyping(conversationId: string): void {
  clearTimeout(typingTimers.get(conversationId));
  typingTimers.set(
    conversationId,
    setTimeout(() => stopTyping(conversationId), typingMs),
  );
  change({ typing: new Set(state.typing).add(conversationId) });
}

export function stopTyping(conversationId: string): void {
  clearTimeout(typingTimers.get(conversationId));
  change({ typing: new Set([...state.typing].filter((id) => id !== conversationId)) });
}

export const stopAllTyping = (): void => change({ typing: new Set() });
