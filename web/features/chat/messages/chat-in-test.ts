import type { Conversation, Message } from '#contract/chat/chat.calls.ts';

const at = '2026-11-21T09:05:00.000Z';

/** A message that Ravi wrote to Asha, who is the one logged in. */
export const aMessage = (seq: number, changes: Partial<Message> = {}): Message => ({
  _id: `m${seq}`,
  clientId: `c${seq}`,
  seq,
  conversationId: 'talk',
  senderId: 'ravi',
  receiverId: 'asha',
  type: 'text',
  text: `Number ${seq}`,
  deleted: false,
  createdAt: at,
  updatedAt: at,
  ...changes,
});
export const anOwnMessage = (seq: number, changes: Partial<Message> = {}): Message =>
  aMessage(seq, { senderId: 'asha', receiverId: 'ravi', ...changes });

/** Asha's conversation with Ravi. */
export const aConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  _id: 'talk',
  members: ['asha', 'ravi'],
  member: { _id: 'ravi', fullname: 'Ravi Kumar', profilePic: null, listing: null },
  message: null,
  lastMessage: null,
  unread: 0,
  blocked: false,
  deliveredSeq: 0,
  seenSeq: 0,
  createdAt: at,
  updatedAt: at,
  ...changes,
});

export function logInAsAsha(role = 'customer'): void {
  localStorage.clear();
  const user = { _id: 'asha', fullname: 'Asha Devi', email: 'a@neev.test', profilePic: null, role };
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', 'token');
}
