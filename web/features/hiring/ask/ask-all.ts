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

/** One after the other, so that a slow line is not choked; who cannot be reached does not stop the rest. */
export async function askEach(
  people: readonly Person[],
  message: { text: string; batch: string },
  tell: (userId: string, state: AskState, error?: unknown) => void,
): Promise<void> {
  for (const { userId } of people) {
    tell(userId, 'sending');
    try {
      await ask(userId, message);
      tell(userId, 'sent');
    } catch (error) {
      tell(userId, 'failed', error);
    }
  }
}
