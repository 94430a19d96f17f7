import { addMessage, newConversation } from '#contract/chat/calls.ts';
import { call } from '#web/shared/api/api.ts';

export interface Person {
  userId: string;
  name: string;
}
export type AskState = 'waiting' | 'sending' | 'sent' | 'failed';

/** A chat with one person, and the message in it. The same batch twice is one message. */
async function ask(userId: string, of: { text: string; batch: string }): Promise<void> {
  const { data } = await call(newConversation, { body: { receiverId: userId } });
  await call(addMessage, {
    body: {
      conversationId: data._id,
      receiverId: userId,
      type: 'text',
      text: of.text,
      clientId: `${of.batch}:${userId}`,
    },
  });
}

/** Writes to one person after the other, so that a slow connection is not choked. A failure does not stop the rest. */
export async function askEach(
  people: readonly Person[],
  message: { text: string; batch: string },
  onState: (userId: string, state: AskState, error?: unknown) => void,
): Promise<void> {
  for (const { userId } of people) {
    onState(userId, 'sending');
    try {
      await ask(userId, message);
      onState(userId, 'sent');
    } catch (error) {
      onState(userId, 'failed', error);
    }
  }
}
