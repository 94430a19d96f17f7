import type { FailureName } from '#web/shared/api/call-error.ts';
import { outboxNames, storedList } from '#web/shared/browser/outbox/stored-list.ts';
import { deletePicture } from '#web/shared/media/unsent-pictures.ts';
import { stopSending } from '../pictures/picture-sending.ts';

/** The name of what is typed in a conversation and not sent. */
export const draftOf = (conversationId: string): string => `chat-${conversationId}`;

/** A message that the server has not answered for yet. */
export interface Unsent {
  clientId: string;
  conversationId: string;
  /** The bytes of a picture or a voice stand in shared/media/unsent-pictures.ts. */
  type?: 'image' | 'voice';
  /** Of those empty until they were sent ahead of their message. */
  text: string;
  /** Of a voice. */
  seconds?: number;
  /** When it was written, ISO 8601. */
  at: string;
  /** Why the server will not take it; it waits for the user's word. */
  refused?: FailureName;
}

const { read, write, rewrite, use } = storedList<Unsent>(outboxNames.chat, {
  idOf: ({ clientId }) => clientId,
});

/** Oldest first. */
export const readOutbox = read;
export const useOutbox = use;

/** @throws when the browser's storage is full or forbidden: then nothing was taken. */
export function putInOutbox(message: Unsent): void {
  write([...readOutbox(), message]);
}

export function takeFromOutbox(clientId: string): void {
  if (readOutbox().some((message) => message.clientId === clientId && message.type)) {
    stopSending(clientId);
    void deletePicture(clientId);
  }
  rewrite(readOutbox().filter((message) => message.clientId !== clientId));
}

export function changeUnsent(clientId: string, changes: Partial<Unsent>): void {
  rewrite(
    readOutbox().map((message) => (message.clientId === clientId ? { ...message, ...changes } : message)),
  );
}

/** @param refused nothing: it is to be sent again */
export function markRefused(clientId: string, refused: FailureName | undefined): void {
  // The server keeps what is sent ahead of a message that does not come for a day: then it is sent ahead once more.
  const again = (refused === 'picture-invalid' || refused === 'voice-invalid') && { text: '' };
  changeUnsent(clientId, { refused, ...again });
}

/** What broke on the way goes again by itself after a break. */
export function reviveBroken(): void {
  for (const { clientId, refused } of readOutbox())
    if (refused === 'network') markRefused(clientId, undefined);
}
