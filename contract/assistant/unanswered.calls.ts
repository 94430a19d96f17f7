import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, listOf, nothing, timestamp } from '../fields.ts';
import { pageOnly } from '../marketplace/filter.ts';

/** docs/rules.md#assistant-9. Questions that the assistant did not know. */
const ofAnswer = z.object({ id: z.string() });
const kind = z.string().max(60);
/** What it is called, where the kind is a trade. */
const trade = z.object({ en: z.string(), hi: z.string() }).nullable();
const languages = z.enum(['en', 'hi', 'hinglish']);

export const shareQuestion = endpoint({
  method: 'PUT',
  path: '/assistant/answers/:id/shared',
  access: 'user',
  summary:
    'Let those who run Neev read the question of one’s own answer that knew nothing, without one’s name',
  params: ofAnswer,
  response: nothing,
});

export const takeBackQuestion = endpoint({
  method: 'DELETE',
  path: '/assistant/answers/:id/shared',
  access: 'user',
  summary: 'Take back a question that one shared',
  params: ofAnswer,
  response: nothing,
});

/** Days that `recent` counts, today among them. */
export const recentDays = 30;

export const getUnansweredCounts = endpoint({
  method: 'GET',
  path: '/admin/unanswered',
  access: 'admin',
  summary: 'How many questions the assistant did not know, by kind, the most asked of the last 30 days first',
  response: dataOf(
    z.array(
      z.object({
        /** A trade of content/trade-synonyms.json, a topic of the articles, 'sum' or 'other'. */
        kind,
        trade,
        recent: z.number(),
        /** Of the recent ones those that got the nearest article and “I am not sure”. */
        recentNear: z.number(),
        recentBy: z.object({ en: z.number(), hi: z.number(), hinglish: z.number() }),
        ever: z.number(),
      }),
    ),
  ),
});

export const getSharedQuestions = endpoint({
  method: 'GET',
  path: '/admin/sharedQuestions',
  access: 'admin',
  summary: 'The words of questions that their askers shared, newest first, without names',
  query: pageOnly.extend({ kind: kind.optional() }),
  response: listOf(
    z.object({
      _id: z.string(),
      kind,
      trade,
      language: languages,
      question: z.string(),
      sharedAt: timestamp,
    }),
  ),
});

export const deleteSharedQuestion = endpoint({
  method: 'DELETE',
  path: '/admin/sharedQuestions/:id',
  access: 'admin',
  summary: 'Delete a shared question, its answer being written or not to be',
  params: ofAnswer,
  response: nothing,
});
