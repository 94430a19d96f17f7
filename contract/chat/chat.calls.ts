import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  dataOf,
  flag,
  lines,
  listOf,
  longestTyped,
  nothing,
  problem,
  storable,
  timestamp,
  typedFor,
  whole,
} from '../fields.ts';
import { pageOnly } from '../marketplace/filter.ts';
import { providerKinds } from '../marketplace/kinds.ts';
import { isVisible } from '../written.ts';

/**
 * An offer of work and a paper of a contract are written by the server alone. An offer's text is its id, a paper's the
 * contract's and its own: `CONTRACT/PAPER`.
 */
export const messageTypes = ['text', 'image', 'voice', 'offer', 'paper'] as const;

/** The sender's own name for a message: sent twice under it, it is one message (docs/rules.md#chat-2). */
const clientId = z
  .string({ error: problem('bad-input') })
  .max(longestTyped, problem('bad-input'))
  .transform(storable)
  .pipe(z.string().min(1, problem('bad-input')).max(64, problem('bad-input')));
const memberId = z.string().max(longestTyped).transform(storable).pipe(z.string().max(64)).optional();

export const messageRecord = z.object({
  _id: z.string(),
  clientId: z.string(),
  /** Counts within the conversation, from 1, without a gap. */
  seq: z.number(),
  conversationId: z.string(),
  senderId: z.string(),
  receiverId: z.string(),
  type: z.enum(messageTypes),
  /**
   * Of a picture its address (`/message/:id/picture`); of a voice too, with its length (`/message/:id/voice?seconds=12`);
   * of a deleted message empty.
   */
  text: z.string(),
  deleted: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Message = z.infer<typeof messageRecord>;

export const conversationRecord = z.object({
  _id: z.string(),
  members: z.array(z.string()),
  /** The other one; without a name where the account is gone. */
  member: z.object({
    _id: z.string(),
    fullname: z.string().nullable(),
    profilePic: z.string().nullable(),
    /** What the other offers, the newest first; null for who only hires. `price` in whole rupees a day, of a crew together. */
    listing: z
      .object({
        kind: z.enum(providerKinds),
        _id: z.string(),
        category: z.string(),
        price: z.number().nullable(),
        address: z.string(),
      })
      .nullable(),
  }),
  /** The last message's text (docs/rules.md#chat-1). */
  message: z.string().nullable(),
  lastMessage: messageRecord.nullable(),
  /** Messages of the other that one has not seen. */
  unread: z.number(),
  /** One takes no messages from the other. */
  blocked: z.boolean(),
  /** Up to which `seq` the other's devices have one's messages, and the other has seen them. */
  deliveredSeq: z.number(),
  seenSeq: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Conversation = z.infer<typeof conversationRecord>;

/** Signs of a message. */
const longestMessage = 4000;

/** docs/rules.md#chat-2 has no check for an empty message; docs/rules.md#chat-2: it is not sent. Of a picture or voice `text` is what `POST /message/picture` or `/message/voice` answered. */
export const messageBody = z.object({
  clientId: clientId.optional(),
  conversationId: z.string({ error: problem('required') }).max(64, problem('bad-input')),
  senderId: memberId,
  receiverId: memberId,
  type: z.enum(['text', 'image', 'voice'], { error: problem('bad-input') }).default('text'),
  text: z
    .string({ error: problem('message-missing') })
    .max(typedFor(longestMessage), problem('message-long'))
    .transform((value) => storable(value).trim())
    .pipe(
      z
        .string()
        .min(1, { error: problem('message-missing'), abort: true })
        .refine(isVisible, { error: problem('message-missing'), abort: true })
        .max(longestMessage, problem('message-long')),
    ),
});
export type MessageBody = z.infer<typeof messageBody>;

const pair = z.object({ senderId: memberId, receiverId: z.string({ error: problem('required') }).max(64) });
const ofConversation = z.object({ id: z.string() });

export const newConversation = endpoint({
  method: 'POST',
  path: '/newConversation',
  access: 'user',
  summary: 'The one conversation with somebody, made when there was none',
  body: pair,
  response: dataOf(conversationRecord),
});

export const getConversations = endpoint({
  method: 'GET',
  path: '/getConversations/:id',
  access: 'user',
  summary: 'The user’s own conversations, the newest first',
  params: ofConversation,
  query: pageOnly,
  response: listOf(conversationRecord),
});

export const getConversation = endpoint({
  method: 'POST',
  path: '/getConversation',
  access: 'user',
  summary: 'The conversation with somebody, if there is one',
  body: pair,
  response: dataOf(conversationRecord),
});

export const addMessage = endpoint({
  method: 'POST',
  path: '/message/add',
  access: 'user',
  summary: 'Send a message; the same clientId twice is one message',
  body: messageBody,
  response: dataOf(messageRecord),
});

/** Multipart `picture`. What it answers is the `text` of a message of type 'image', and of use to its sender only. */
export const addPicture = endpoint({
  method: 'POST',
  path: '/message/picture',
  access: 'user',
  summary: 'Send the picture of a message ahead (JPEG, PNG or WebP, up to 8 MB)',
  body: z.object({ picture: z.string() }),
  response: dataOf(z.object({ picture: z.string() })),
  files: ['picture'],
});

export const getPicture = endpoint({
  method: 'GET',
  path: '/message/:id/picture',
  access: 'user',
  summary: 'The picture of a message, as bytes, for the two members',
  params: ofConversation,
  response: z.unknown(),
  answers: 'image/webp',
});

/** Multipart `voice`. What it answers is the `text` of a message of type 'voice', and of use to its sender only. */
export const addVoice = endpoint({
  method: 'POST',
  path: '/message/voice',
  access: 'user',
  summary: 'Send the voice of a message ahead (WebM with Opus, MP4 with AAC or Opus; up to 60 s and 300 kB)',
  body: z.object({ voice: z.string() }),
  response: dataOf(z.object({ voice: z.string() })),
  files: ['voice'],
});

export const getVoice = endpoint({
  method: 'GET',
  path: '/message/:id/voice',
  access: 'user',
  summary: 'The voice of a message, as bytes, for the two members',
  params: ofConversation,
  response: z.unknown(),
  answers: 'audio/*',
});

export const getMessages = endpoint({
  method: 'GET',
  path: '/getMessages/:id',
  access: 'user',
  summary: 'The messages of a conversation backwards, the newest first',
  params: ofConversation,
  query: z.object({
    ...pageOnly.shape,
    /** Only those after this `seq`: what was missed. */
    after: whole({ min: 0, max: 2 ** 31 }, 'bad-input').optional(),
  }),
  response: listOf(messageRecord),
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/message/:id',
  access: 'user',
  summary: 'Delete a message of the user’s own, for both members',
  params: ofConversation,
  response: nothing,
});

export const markSeen = endpoint({
  method: 'PUT',
  path: '/conversation/:id/seen',
  access: 'user',
  summary: 'Say up to which message one has seen a conversation',
  params: ofConversation,
  body: z.object({ seq: whole({ min: 0, max: 2 ** 31 }, 'bad-input') }),
  response: nothing,
});

export const setBlocked = endpoint({
  method: 'PUT',
  path: '/conversation/:id/blocked',
  access: 'user',
  summary: 'Block the other member of a conversation, or take the block back',
  params: ofConversation,
  body: z.object({ blocked: flag }),
  response: nothing,
});

/** Twice is once while the report is open. */
export const reportConversation = endpoint({
  method: 'PUT',
  path: '/conversation/:id/report',
  access: 'user',
  summary: 'Show one of the user’s conversations to the admins, with what happened',
  params: ofConversation,
  body: z.object({ reason: lines(500, 'report-reason', 'report-reason') }),
  response: nothing,
});
