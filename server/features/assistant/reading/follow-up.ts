import { readCalculations } from '../intent/read-calculation.ts';
import { type CalculationAsked, otherUnit } from '../intent/read-conversion.ts';
import { readers } from '../intent/read-inputs.ts';
import { materialsIn, materialsNamed, type PriceAsked } from '../intent/read-price.ts';
import { type Inputs, readQuestion } from '../intent/read-sizes.ts';
import type { HouseInput } from './answers-schema.ts';
import { changesOfHouse, readHouseQuestion } from './house-question.ts';
import type { ListingInput } from './listing-input.ts';
import { detailsIn, readListingQuestion } from './search-question.ts';

/** What a question is about, as far as the next one may go on from it. */
export type Topic =
  | { about: 'house'; input: HouseInput }
  | { about: 'sum'; asked: CalculationAsked }
  | { about: 'price'; asked: PriceAsked[] }
  | { about: 'people'; input: ListingInput };

const joiner =
  /^\s*(?:and|aur|or|ya|phir|fir|ok|okay|what about|how about|make it|और|या|फिर|तो|अच्छा)(?![\p{L}\p{M}])/iu;
const mostWords = 7;
const isShort = (text: string) => text.trim().split(/\s+/).length <= mostWords;
const goesOn = (text: string) => joiner.test(text) && text.trim().split(/\s+/).length <= 2 * mostWords;

function ownTopic(text: string): Topic | undefined {
  const house = readHouseQuestion(text);
  if (house) return { about: 'house', input: house };
  const [asked] = readCalculations(text);
  if (asked) return { about: 'sum', asked };
  const prices = materialsIn(text);
  if (prices.length > 0) return { about: 'price', asked: prices };
  const listing = readListingQuestion(text);
  return listing?.sure ? { about: 'people', input: listing.input } : undefined;
}

const counts = ['people', 'count', 'coats', 'bags', 'pieces'] as const;

/** A bare number is the one thing that was counted; sizes and counts with a name are read as in any question. */
function changedInputs({ calculator, inputs }: CalculationAsked, text: string): Inputs | undefined {
  const question = readQuestion(text);
  if (calculator === 'conversion') {
    const to = otherUnit(question, inputs);
    return to && { to };
  }
  const said = readers[calculator](question);
  if (Object.keys(said).length > 0) return said;
  const counted = counts.filter((key) => inputs[key] !== undefined);
  const [number, ...more] = question.tokens.filter((token) => /^\d+$/.test(token));
  const [key] = counted;
  return key && counted.length === 1 && number && more.length === 0 ? { [key]: Number(number) } : undefined;
}

function withChange(topic: Topic, text: string): Topic | undefined {
  if (topic.about === 'house') {
    const changes = changesOfHouse(text);
    return Object.keys(changes).length > 0
      ? { about: 'house', input: { ...topic.input, ...changes } }
      : undefined;
  }
  if (topic.about === 'price') {
    const named = materialsNamed(text);
    return named.length > 0 ? { about: 'price', asked: named } : undefined;
  }
  if (topic.about === 'sum') {
    const changes = changedInputs(topic.asked, text);
    if (!changes) return undefined;
    const { asked } = topic;
    return { about: 'sum', asked: { ...asked, inputs: { ...asked.inputs, ...changes }, missing: [] } };
  }
  const other = readListingQuestion(text)?.input;
  const details = detailsIn(text);
  if (!other && Object.values(details).every((value) => value === undefined)) return undefined;
  const told = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
  const { kind, category } = other ?? topic.input;
  return { about: 'people', input: { ...topic.input, ...told, kind, category } };
}

/**
 * What a message goes on from: "and for 8?" keeps the sum, "aur plumber?" the place, and changes one thing. Undefined
 * where it stands by itself, or has nothing of the questions before it.
 * @param history the questions before, the oldest first
 */
export function followUp(text: string, history: readonly string[]): Topic | undefined {
  let topic: Topic | undefined;
  let followed = false;
  for (const said of [...history, text]) {
    const own = ownTopic(said);
    const changed = topic && (goesOn(said) || (isShort(said) && !own)) ? withChange(topic, said) : undefined;
    followed = changed !== undefined;
    topic = changed ?? own ?? topic;
  }
  return followed ? topic : undefined;
}
