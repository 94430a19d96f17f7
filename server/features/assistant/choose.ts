import type { FastifyInstance } from 'fastify';
import { ratesInForce } from '#domain/estimate/rates-in-force.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { type AnswerThread, makeAnswerThread } from './answering/answer-thread.ts';
import type { Answerer } from './answering/answerer.ts';
import type { Assistant } from './assistant.rules.ts';
import type { FindListings } from './tools/listings-tool.ts';
import { makeTools } from './tools/tools.ts';

/** 30 s for chat (docs/rules.md#assistant-1). */
const timeLimit = 30_000;

/** The service where one is set, else the built-in assistant. */
async function answererOf(
  { ai }: Settings,
  tools: ReturnType<typeof makeTools>,
  thread: AnswerThread,
): Promise<Answerer> {
  const chatModel = ai?.chatModel;
  if (ai && chatModel) {
    // Its packages cost a start without a service time and memory.
    const { makeServiceAnswerer } = await import('./answering/service.ts');
    return makeServiceAnswerer({ ...ai, chatModel }, thread.beside(tools.forModel));
  }
  return thread.builtIn;
}

export async function makeAssistant(
  app: Pick<FastifyInstance, 'addHook'>,
  services: Services,
  find: FindListings,
): Promise<Assistant> {
  const tools = makeTools(find);
  const thread = makeAnswerThread(find, ratesInForce());
  // What only answers tests is asked nothing, mostly.
  app.addHook('onListen', async () => thread.start());
  app.addHook('onClose', () => thread.end());
  return {
    services,
    answerer: await answererOf(services.settings, tools, thread),
    findArticle: tools.findArticle,
    timeLimit,
  };
}
