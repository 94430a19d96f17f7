import { defaultAnswers } from '#domain/house/model/answers.ts';
import { makeServiceAnswerer } from '#server/features/assistant/answering/service.ts';
import { callsTools, startServiceInTest } from '#server/features/assistant/answering/service-in-test.ts';
import { readHouseQuestion } from '#server/features/assistant/reading/house-question.ts';
import type { Entry, Expected } from './corpus.ts';
import { tools } from './watched.ts';

/** Said after every answer by a service that makes figures up: none of it may reach the reader. */
export const madeUp = '₹98,76,543';

const counted: Record<string, string> = { count: 'bars', diameter: 'mm' };

/** What goes on from another question is one sentence to the tool, as its description has it. */
const sentenceOf = ({ calculate, inputs }: Extract<Expected, { calculate: string }>) =>
  Object.entries(inputs)
    .map(([key, value]) =>
      typeof value === 'number' ? `${value} ${counted[key] ?? key}` : `${key} ${value}`,
    )
    .join(' ')
    .concat(` ${calculate}`);

/** What a model that understood would call. */
function callFor(one: Expected, say: readonly string[]) {
  const [question, goesOn] = [say.join(' '), say.length > 1];
  if ('calculate' in one)
    return { name: 'calculate', given: { question: goesOn ? sentenceOf(one) : question } };
  if ('articles' in one) return { name: 'knowledge', given: { question } };
  if ('price' in one) return { name: 'prices', given: { materials: [one.price] } };
  if ('house' in one) {
    const { floors = 2 } = one.house;
    const { landSize = '40x60' } = readHouseQuestion(question) ?? readHouseQuestion(say[0] ?? '') ?? {};
    return { name: 'house', given: { ...defaultAnswers, landSize, floors } };
  }
  if ('find' in one) {
    const { find: kind, category, place, maxPrice, people } = one;
    return { name: 'listings', given: { kind, category, place, maxPrice, people } };
  }
  return undefined;
}

/** A local OpenAI-compatible service that understands every question, calls the tools for it, and makes a figure up. */
export async function startStandIn() {
  const service = await startServiceInTest();
  const ai = { baseUrl: service.baseUrl, apiKey: 'stand-in', chatModel: 'stand-in', imageModel: undefined };
  return {
    answerer: makeServiceAnswerer(ai, tools.forModel),
    close: () => service.close(),
    /** @returns whether it is a question that tools answer */
    understands({ say, expect: [reading = []] }: Entry): boolean {
      const calls = reading.flatMap((one) => callFor(one, say) ?? []);
      if (calls.length < reading.length) return false;
      service.behave = callsTools(calls, (answers) => `${answers.join('\n\n')}\nThat is about ${madeUp}.`);
      return true;
    },
  };
}
