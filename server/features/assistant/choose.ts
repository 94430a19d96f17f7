import type { RateFile } from '#domain/estimate/rates.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { builtInBeside, toolsBeside } from './answering/answer-thread.ts';
import type { Answerer } from './answering/answerer.ts';
import type { Assistant } from './assistant.rules.ts';
import type { FindListings } from './tools/listings-tool.ts';
import { makeTools, type Tools } from './tools/tools.ts';

/** 30 s for chat (docs/rules.md#assistant-1). */
const timeLimit = 30_000;
/** A service that is silent for longer leaves the word to the built-in assistant. */
const silentMs = 8000;

/** The service where one is set, else the built-in assistant. */
async function answererOf({ ai }: Settings, { forModel }: Tools, find: FindListings): Promise<Answerer> {
  const chatModel = ai?.chatModel;
  if (ai && chatModel) {
    // Its packages cost a start without a service time and memory.
    const { makeServiceAnswerer } = await import('./answering/service.ts');
    return makeServiceAnswerer({ ...ai, chatModel }, toolsBeside(find, forModel));
  }
  return builtInBeside(find);
}

export async function makeAssistant(
  services: Services,
  find: FindListings,
  rates: RateFile,
): Promise<Assistant> {
  const tools = makeTools(find);
  const answerer = await answererOf(services.settings, tools, find);
  const spare = { answerer: builtInBeside(find), afterMs: silentMs };
  return {
    services,
    answerer,
    ...(answerer.speaker === 'service' && { spare }),
    rates,
    wages: services.settings.wages,
    findArticle: tools.findArticle,
    timeLimit,
  };
}
