import type { Settings } from '#server/platform/config/settings/settings.ts';
import type { Services } from '#server/platform/services.ts';
import type { Answerer } from './answering/answerer.ts';
import { makeBuiltIn } from './answering/built-in.ts';
import type { Assistant } from './assistant.rules.ts';
import type { Tools } from './tools/tools.ts';

/** 30 s for chat (docs/rules.md#assistant-1). */
const timeLimit = 30_000;

/** The service where one is set, else the built-in assistant. */
async function answererOf({ ai }: Settings, tools: Tools): Promise<Answerer> {
  const chatModel = ai?.chatModel;
  if (ai && chatModel) {
    // Its packages cost a start without a service time and memory.
    const { makeServiceAnswerer } = await import('./answering/service.ts');
    return makeServiceAnswerer({ ...ai, chatModel }, tools.forModel);
  }
  return makeBuiltIn(tools.skills);
}

export const makeAssistant = async (services: Services, tools: Tools): Promise<Assistant> => ({
  services,
  answerer: await answererOf(services.settings, tools),
  findArticle: tools.findArticle,
  timeLimit,
});
