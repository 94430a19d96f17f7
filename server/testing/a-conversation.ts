import type { NewMessage } from '#server/features/chat/messages/message-save.data.ts';
import type { TestApp, TestUser } from './test-app.ts';

export interface Conversation {
  id: string;
  asha: TestUser;
  ravi: TestUser;
}

/** Of two new users. */
export async function aConversation(neev: TestApp): Promise<Conversation> {
  const asha = await neev.loginAs();
  const ravi = await neev.loginAs();
  const { body } = await neev.call('POST', '/newConversation', {
    as: asha,
    body: { senderId: asha.userId, receiverId: ravi.userId },
  });
  return { id: String(body.data._id), asha, ravi };
}

let serial = 0;
/** What the first of the two writes; each message has a client's id of its own unless one is given. */
export function aMessage({ id, asha }: Conversation, changes: Partial<NewMessage> = {}): NewMessage {
  serial += 1;
  return {
    conversationId: id,
    senderId: asha.userId,
    receiverId: undefined,
    clientId: `message ${serial}`,
    type: 'text',
    text: `It is ${changes.clientId ?? serial}`,
    ...changes,
  };
}
