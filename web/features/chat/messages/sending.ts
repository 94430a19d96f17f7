import type { Message } from '#contract/chat/chat.calls.ts';
import { CallError, failure, isPassing } from '#web/shared/api/call-error.ts';
import { delayFor } from '#web/shared/api/spans.ts';
import { withOutboxLock } from '#web/shared/browser/outbox/outbox-lock.ts';
import { emitVolatile, emitWithAck, isConnected } from '#web/shared/realtime/connection.ts';
import { markRefused, readOutbox, type Unsent } from '../outbox/outbox.ts';
import { textToSend } from '../outbox/picture-outbox.ts';
import { setTrouble } from './chat-state.ts';
import { receiveMessage } from './receive-message.ts';

const retryMs = 3000;

interface Answer {
  data?: Message;
  error?: { status: number; type: string; retryAfter?: number };
}

/** Tells the other one that one is writing. */
export function emitTyping(conversationId: string): void {
  emitVolatile('typing', { conversationId });
}

let flushing = false;

/** Sends what waits, oldest first, one after another, so that the order stays. */
export async function flush(): Promise<void> {
  if (flushing) return;
  flushing = true;
  try {
    await withOutboxLock('outbox', async () => {
      for (let next = firstWaiting(); next && isConnected(); next = firstWaiting()) {
        if (!(await sendOne(next))) break;
      }
      // Another tab may have sent what could not go from this one, or its writer threw it away.
      if (!firstWaiting()) setTrouble(undefined);
    });
  } finally {
    flushing = false;
  }
}

const firstWaiting = (): Unsent | undefined => readOutbox().find(({ refused }) => !refused);

function flushLater(wait = retryMs): false {
  setTimeout(() => void flush(), delayFor(wait));
  return false;
}

/** @returns whether the next one may follow */
async function sendOne(unsent: Unsent): Promise<boolean> {
  const { clientId, conversationId, type = 'text' } = unsent;
  const ready = await textToSend(unsent);
  if (ready === 'later') return flushLater();
  if (ready === 'next') return true;
  let answer: Answer;
  try {
    // The server's answer, by the contract.
    answer = (await emitWithAck('sendMessage', {
      clientId,
      conversationId,
      text: ready.text,
      type,
    })) as Answer;
  } catch {
    // No answer: it may have been saved. Sent again under the same clientId it is the same message.
    return isConnected();
  }
  return takeAnswer(clientId, answer);
}

/** @returns whether the next one may follow */
function takeAnswer(clientId: string, { data, error }: Answer): boolean {
  if (data) {
    setTrouble(undefined);
    receiveMessage(data);
    return true;
  }
  if (error?.status === 429) {
    setTrouble('haste');
    return flushLater((error.retryAfter ?? 1) * 1000);
  }
  const failed = error ? failure({ status: error.status, body: error }) : new CallError('network');
  // On the server's side something is broken: it waits, as without a connection.
  if (isPassing(failed)) {
    setTrouble('broken');
    return flushLater();
  }
  markRefused(clientId, failed.problem);
  return true;
}
