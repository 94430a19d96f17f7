import { CallError, isPassing } from '#web/shared/api/call-error.ts';
import { sendAhead } from '../pictures/picture-sending.ts';
import { changeUnsent, markRefused, readOutbox, type Unsent } from './outbox.ts';

/** So often it is tried again by itself; then its sender is asked. */
const mostTries = 3;
const tries = new Map<string, number>();

/**
 * Sends the picture or voice of an unsent message ahead, once; what it is called from then on stands in the outbox.
 * @returns the message's text; 'later' when it must wait, 'next' when it will not go by itself
 */
export async function textToSend({
  clientId,
  type,
  text,
}: Unsent): Promise<{ text: string } | 'later' | 'next'> {
  if (!type || text) return { text };
  try {
    const reference = await sendAhead(clientId);
    tries.delete(clientId);
    changeUnsent(clientId, { text: reference });
    // Left out while it was on its way, or another person's session by now.
    const isStillWanted = readOutbox().some((one) => one.clientId === clientId);
    return isStillWanted ? { text: reference } : 'next';
  } catch (error) {
    const problem = error instanceof CallError ? error.problem : 'server-error';
    if (error instanceof DOMException && error.name === 'AbortError') return 'next';
    const tried = (tries.get(clientId) ?? 0) + 1;
    tries.set(clientId, tried);
    if (isPassing(error) && tried < mostTries) return 'later';
    tries.delete(clientId);
    markRefused(clientId, problem);
    return 'next';
  }
}
