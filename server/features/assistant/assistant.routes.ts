import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as calls from '#contract/assistant/assistant.calls.ts';
import type { AnswerEvent } from '#contract/assistant/events.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Register } from '#server/platform/route.ts';
import { forgetTurns, turnsOf } from './assistant.data.ts';
import { type Assistant, answer, answerAtOnce, takeQuota } from './assistant.rules.ts';
import { forgetShared } from './unanswered.data.ts';
import { unansweredRoutes } from './unanswered.routes.ts';

/** Ends when the connection does: nobody reads on. */
function goneOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

const line = (event: AnswerEvent): string => `${JSON.stringify(event)}\n`;

/** After the first words an answer cannot become a refusal any more: what fails then is its last line. */
async function* linesOf(first: AnswerEvent, rest: AsyncGenerator<AnswerEvent>): AsyncGenerator<string> {
  yield line(first);
  try {
    for await (const event of rest) yield line(event);
  } catch (error) {
    yield line({
      type: 'problem',
      problem: error instanceof AppError ? error.problem : 'assistant-failed',
    });
  }
}

export function assistantRoutes(register: Register, assistant: Assistant): void {
  const { db } = assistant.services;
  register(calls.ask, async ({ body, caller, ip }, reply) => {
    await takeQuota(assistant, { caller, ip });
    return { bot: await answerAtOnce(assistant, { ...body, caller, ip, gone: goneOf(reply) }) };
  });
  register(calls.askStreaming, async ({ body, caller, ip }, reply) => {
    await takeQuota(assistant, { caller, ip });
    const events = answer(assistant, { ...body, caller, ip, gone: goneOf(reply) });
    const first = await events.next();
    if (first.done) throw new AppError('assistant-failed');
    // Not a type that is compressed: that would hold words back; nor should a proxy.
    reply.type('application/x-ndjson').header('x-accel-buffering', 'no');
    return Readable.from(linesOf(first.value, events));
  });
  register(calls.getAssistantHistory, async ({ caller }) => ({
    data: { turns: await turnsOf(db, caller.userId), speaker: assistant.answerer.speaker },
  }));
  register(calls.clearAssistantHistory, async ({ caller }) => {
    // What is forgotten is nobody's to read any more.
    await db.transaction().execute(async (open) => {
      await forgetShared(open, caller.userId);
      await forgetTurns(open, caller.userId);
    });
    return { data: null };
  });
  register(calls.getArticle, async ({ params, query }) => {
    const data = assistant.findArticle(params.id, query.language);
    if (!data) throw new AppError('not-found');
    return { data };
  });
  unansweredRoutes(register, assistant.services);
}
