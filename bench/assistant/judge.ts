import { paths } from '#contract/paths.ts';
import type { Outcome } from '#domain/estimate/calculators/calculator.ts';
import { inUnit, unitNames, units } from '#domain/estimate/calculators/units.ts';
import { shippedRates } from '#domain/estimate/rates.ts';
import { sentences } from '#server/features/assistant/answering/sentences.ts';
import { normaliseCity } from '#server/platform/geo/normalise.ts';
import type { Entry, Expected } from './corpus.ts';
import { type Answered, run, somebody } from './watched.ts';

/** 9 inches are 0.2286 m or a brick's 0.23. */
const tolerance = 0.02;

const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', '')));
const close = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(tolerance * Math.abs(other), 0.011);

const base = { length: 'm', area: 'm2', volume: 'm3' } as const;
function measured(value: string | number | boolean): string | number | boolean {
  const [, amount, name] = (typeof value === 'string' && /^([\d.]+) (\w+)$/.exec(value)) || [];
  const unit = unitNames.find((one) => one === name);
  if (!unit) return value;
  const { kind } = units[unit];
  return kind in base ? inUnit(Number(amount), unit, base[kind as keyof typeof base]) : Number(amount);
}

/** Every figure of it, whatever it is called. */
const tells = (text: string, { result }: Outcome): boolean => {
  const numbers = numbersIn(text);
  return result.every(({ amount, also }) =>
    numbers.some((number) => close(number, amount) || (also !== undefined && close(number, also.amount))),
  );
};

function calculates(answered: Answered, name: string, inputs: Record<string, unknown>): boolean {
  const same = answered.calculated.filter((one) => one.name === name);
  const outcome = run[name]?.(inputs);
  if (!outcome) throw new Error(`no calculator ${name}`);
  return same.length > 0 && tells(answered.text, outcome);
}

type Search = Extract<Expected, { find: string }>;
function finds({ looked, text }: Answered, asked: Search): boolean {
  const said = numbersIn(text);
  // As the lists compare towns: Solapur is the PIN table's "Solapur North".
  const place = asked.place && normaliseCity(asked.place);
  return looked.some(({ kind, filter }) => {
    const where = [filter.city, filter.near].map((one) => normaliseCity(String(one ?? '')));
    const there = place === undefined || where.includes(place);
    const price = asked.maxPrice === undefined || filter.maxPrice === asked.maxPrice;
    const { people } = asked;
    const enough = people === undefined || filter.freeCount === people || said.includes(people);
    return kind === asked.find && filter.category === asked.category && there && price && enough;
  });
}

function plans({ links }: Answered, { land, floors = 2 }: { land?: string; floors?: number }): boolean {
  return links.some(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://neev');
    const sizes = numbersIn(searchParams.get('land') ?? '40x60');
    const right = numbersIn(land ?? '').every((size, place) => sizes[place] === size);
    return pathname === paths.house && right && Number(searchParams.get('floors') ?? 2) === floors;
  });
}

const says = (text: string, key: 'greeting' | 'thanks' | 'bye' | 'whoAmI' | 'unknown' | 'sorry'): boolean =>
  Object.values(sentences).some((words) => text.startsWith(words[key]));

const asksForSizes = /please tell|tell me|बताइए|bataiye/i;
const answers = {
  // Who scolds is told that one is sorry.
  doesNotKnow: ({ text }: Answered) => says(text, 'unknown') || says(text, 'sorry'),
  asksForSizes: ({ text, calculated }: Answered) => calculated.length === 0 && asksForSizes.test(text),
  howToJoin: ({ links }: Answered) => links.some(({ path }) => path === paths.roles),
};

function holds(answered: Answered, expected: Expected): boolean {
  if ('calculate' in expected) {
    const inputs = Object.entries(expected.inputs).map(([key, value]) => [key, measured(value)]);
    return calculates(answered, expected.calculate, Object.fromEntries(inputs));
  }
  if ('find' in expected) return finds(answered, expected);
  if ('house' in expected) {
    const { land, floors } = expected.house;
    return plans(answered, { ...(land && { land }), ...(floors && { floors }) });
  }
  if ('articles' in expected)
    return answered.links.some(({ path }) => {
      const id = new URL(path, 'http://neev').searchParams.get('article');
      return id !== null && expected.articles.includes(id);
    });
  if ('smallTalk' in expected) return says(answered.text, expected.smallTalk);
  if ('price' in expected) return numbersIn(answered.text).includes(shippedRates.rates[expected.price].rate);
  return answers[expected.answer](answered);
}

/** docs/rules.md#assistant-1 */
const inItsScript = (text: string, language: string): boolean =>
  language === 'hi' ? /\p{Script=Devanagari}/u.test(text) : !/\p{Script=Devanagari}/u.test(text);

export interface Verdict {
  right: boolean;
  /** A calculation stands in the answer that nobody asked for, or with other figures. */
  invented: boolean;
}

export function judge(answered: Answered, { expect }: Entry, language: string): Verdict {
  const { calculated, text } = answered;
  const told = calculated.some(({ outcome }) => tells(text, outcome));
  const named = text.includes(somebody.name);
  const fits = expect.some((reading) => {
    // People or a sum beside the advice that was asked for are wrong too.
    const uncalled =
      (named && !reading.some((one) => 'find' in one)) ||
      (told && !reading.some((one) => 'calculate' in one));
    return !uncalled && reading.every((one) => holds(answered, one));
  });
  return { right: fits && inItsScript(text, language), invented: !fits && told };
}
