import { z } from 'zod';
import { whole } from '../fields.ts';

const conversationId = z.string().max(64);

/** What a browser may emit over the socket, by the event's name; `sendMessage` takes the body of `POST /message/add`. */
export const typingEvent = z.object({ conversationId });
export const readReceiptEvent = z.object({
  conversationId,
  seq: whole({ min: 0, max: 2 ** 31 - 1 }, 'bad-input'),
  /** Seen by the user; otherwise only delivered to the device. */
  seen: z.boolean(),
});
/** Whose profile or conversation is on the screen; nobody's, without. */
export const lookEvent = z.object({ userId: z.string().max(64).optional() });
