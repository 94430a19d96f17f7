import { type Message, messageRecord } from '#contract/chat/chat.calls.ts';
import type { Realtime } from '#server/platform/realtime/realtime.ts';

/**
 * Emits each saved message once to every connection of both members, in every process: here at once, in the others when
 * the word of it arrives. Messages of two processes may arrive in any order, and a process may die between saving and
 * publishing: the browser orders by `seq` and asks for what is missing.
 */
export function makeMessageDelivery({
  emitHere,
  processes,
}: Pick<Realtime, 'emitHere' | 'processes'>): (message: Message) => void {
  const deliver = (message: Message): void =>
    emitHere([message.senderId, message.receiverId], 'getMessage', message);
  processes.subscribe('message', messageRecord, deliver);
  return (message) => {
    deliver(message);
    processes.publish('message', message);
  };
}
