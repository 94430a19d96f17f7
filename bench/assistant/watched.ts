import type { AnswerLink } from '#contract/assistant/events.ts';
import type { Outcome } from '#domain/estimate/calculators/calculator.ts';
import { type CalculatorName, calculators } from '#domain/estimate/calculators/calculators.ts';
import { shippedRates } from '#domain/estimate/rates.ts';
import { ramesh } from '#server/features/assistant/answering/answer-in-test.ts';
import type { Answerer } from '#server/features/assistant/answering/answerer.ts';
import { makeBuiltIn } from '#server/features/assistant/answering/built-in.ts';
import { dangerFirst } from '#server/features/assistant/answering/danger-first.ts';
import { languageOf, type Writing } from '#server/features/assistant/knowledge/language.ts';
import type { ListingKind } from '#server/features/assistant/knowledge/trades/trade-labels.ts';
import { makeTools } from '#server/features/assistant/tools/tools.ts';

/** An answer, and what was asked of the tools for it. */
export interface Answered {
  text: string;
  links: AnswerLink[];
  language: Writing;
  calculated: { name: CalculatorName; outcome: Outcome }[];
  looked: { kind: ListingKind; filter: Record<string, unknown> }[];
  ms: number;
}

let calculated: Answered['calculated'] = [];
let looked: Answered['looked'] = [];

const nameOf = (name: string): name is CalculatorName => name in calculators;
/** As they are before anybody watches them. */
export const run: Record<string, (inputs: Record<string, unknown>) => Outcome> = {};
for (const [name, one] of Object.entries(calculators)) {
  if (!nameOf(name)) continue;
  const sum = one.run.bind(one);
  run[name] = (inputs) => sum(inputs, shippedRates);
  one.run = (inputs, rates) => {
    const outcome = sum(inputs, rates);
    calculated.push({ name, outcome });
    return outcome;
  };
}

/** The people that every search finds. */
export const somebody = ramesh;
export const tools = makeTools(async (kind, filter) => {
  looked.push({ kind, filter });
  return { listings: [somebody], total: 1 };
});
const builtIn = makeBuiltIn(tools.skills);

type Said = { role: 'user' | 'assistant'; text: string };

async function answer(answerer: Answerer, text: string, history: Said[]): Promise<Answered> {
  calculated = [];
  looked = [];
  const answered: Answered = { text: '', links: [], language: languageOf(text), calculated, looked, ms: 0 };
  const { signal } = new AbortController();
  const caller = { userId: 'u', admin: false };
  const begun = performance.now();
  for await (const piece of answerer.answer({
    text,
    locale: answered.language,
    history,
    caller,
    rates: shippedRates,
    signal,
  })) {
    if (piece.type === 'text') answered.text += piece.text;
    if (piece.type === 'used') answered.links.push(...piece.links);
  }
  answered.ms = performance.now() - begun;
  return answered;
}

/** The answer to the last of these. @param answerer who gives it; what was said before is the built-in assistant's */
export async function converse(say: string[], answerer: Answerer = builtIn): Promise<Answered> {
  const history: Said[] = [];
  for (const text of say.slice(0, -1)) {
    const before = await answer(builtIn, text, [...history]);
    history.push({ role: 'user', text }, { role: 'assistant', text: before.text });
  }
  return answer(answerer, say.at(-1) ?? '', history);
}

/** The same as a user gets it, with what tells of a danger before anything else. */
export const answered = (say: string[]): Promise<Answered> =>
  converse(say, dangerFirst(say.at(-1) ?? '', say.slice(0, -1), builtIn).answerer);
