import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, lines, nothing, timestamp } from '../fields.ts';

/** Characters of a question. */
const longestPrompt = 2000;

const promptBody = z.object({ prompt: lines(longestPrompt, 'prompt-empty') });
const speakers = z.enum(['service', 'built-in']);
const link = z.object({ title: z.string(), path: z.string() });

export const turnRecord = z.object({
  _id: z.string(),
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  links: z.array(link),
  /** Null for what the user wrote. */
  speaker: speakers.nullable(),
  /** Of an answer that knew nothing: whether its question was shared with those who run Neev. */
  unanswered: z.enum(['open', 'shared']).nullable(),
  createdAt: timestamp,
});
export type Turn = z.infer<typeof turnRecord>;

/** docs/rules.md#assistant-1. The answer is text; see events.ts for its form. */
export const ask = endpoint({
  method: 'POST',
  path: '/',
  access: 'user',
  summary: 'Ask the assistant; the answer in one piece',
  body: promptBody,
  response: z.object({ bot: z.string() }),
});

/** Answers `application/x-ndjson`: one AnswerEvent (events.ts) a line. What fails before the first word is a problem. */
export const askStreaming = endpoint({
  method: 'POST',
  path: '/assistant/answer',
  access: 'user',
  summary: 'Ask the assistant; the answer word by word, one JSON object a line',
  body: promptBody,
  response: z.unknown(),
  answers: 'application/x-ndjson',
});

export const getAssistantHistory = endpoint({
  method: 'GET',
  path: '/assistant/history',
  access: 'user',
  summary: 'The user’s own questions and their answers, the oldest first, and who answers now',
  response: dataOf(z.object({ turns: z.array(turnRecord), speaker: speakers })),
});

export const clearAssistantHistory = endpoint({
  method: 'DELETE',
  path: '/assistant/history',
  access: 'user',
  summary: 'Forget the user’s own questions and their answers',
  response: nothing,
});

const articleRecord = z.object({
  title: z.string(),
  text: z.string(),
  /** What it relies on; none where it is general practice on building sites. */
  sources: z.array(z.object({ title: z.string(), date: z.string(), url: z.string().optional() })),
});
export type ArticleRecord = z.infer<typeof articleRecord>;

export const getArticle = endpoint({
  method: 'GET',
  path: '/assistant/article/:id',
  access: 'user',
  summary: 'An article that an answer used',
  params: z.object({ id: z.string().max(80) }),
  query: z.object({ language: z.enum(['en', 'hi']).default('en') }),
  response: dataOf(articleRecord),
});
