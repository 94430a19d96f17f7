import { readCalculations } from '../intent/read-calculation.ts';
import { type CalculationAsked, otherUnit } from '../intent/read-conversion.ts';
import { readers } from '../intent/read-inputs.ts';
import { materialsIn, materialsNamed, type PriceAsked } from '../intent/read-price.ts';
import { type Inputs, readQuestion } from '../intent/read-sizes.ts';
import { asksPrice, asksTime } from '../intent/spoken/lexicon.ts';
import { stateIn } from '../intent/spoken/unit-words.ts';
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
  /^\s*(?:and|aur|or|ya|phir|fir|ok|okay|actually|instead|no|nahi|nhi|achha|accha|acha|what about|how about|make it|now|ab|नहीं|अब|और|या|फिर|तो|अच्छा)(?![\p{L}\p{M}])/iu;
const mostWords = 7;
const isShort = (text: string) => text.trim().split(/\s+/).length <= mostWords;
/** "Gahrai dedh meter kar den to", "1x1 foot wali loon to": something else is supposed. */
const supposes =
  /(?:kar (?:de|den|do|dein|diya)|ho|le|loon|lun|lu|lagau|lagaun|lagaye|karun|karein|rakhe|rakhun)\s+(?:to|toh)\W*$|(?:कर दें|कर दूँ|कर दूं|हो|लूँ|लूं|लें|लगाऊँ|लगाऊं|लगाएँ|रखें|करें)\s+तो\W*$|^(?:what )?if\b|\binstead\b/iu;
/** It begins as what goes on from something does. */
export const goesOn = (text: string): boolean =>
  joiner.test(text) && text.trim().split(/\s+/).length <= 2 * mostWords;

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

/** Metres: no floor is so small. */
const isTile = (side: unknown): side is number => typeof side === 'number' && side <= 1.3;
const barSizes = new Set([6, 8, 10, 12, 16, 20, 25, 32]);
const counts = ['people', 'count', 'coats', 'bags', 'pieces'] as const;

/** A bare number is the one thing that was counted; sizes and counts with a name are read as in any question. */
function changedInputs({ calculator, inputs }: CalculationAsked, text: string): Inputs | undefined {
  const question = readQuestion(text);
  if (calculator === 'conversion') {
    const [to, state] = [otherUnit(question, inputs), stateIn(text.toLowerCase())];
    const value = question.measures[0]?.sizes[0]?.value;
    return to || state || value !== undefined
      ? { ...(to && { to }), ...(state && { state }), ...(value !== undefined && { value }) }
      : undefined;
  }
  const said = readers[calculator](question);
  const [length, width] = [said.length, said.width];
  // "1x1 foot wali": another tile, not another floor.
  if (calculator === 'tiles' && isTile(length) && isTile(width) && said.tileLength === undefined)
    return { tileLength: length, tileWidth: width };
  if (Object.keys(said).length > 0) return said;
  const counted = counts.filter((key) => inputs[key] !== undefined);
  const [number, ...more] = question.tokens.filter((token) => /^\d+$/.test(token));
  // "Aur 16 ka?" of a bar is its diameter.
  const bar = calculator === 'steel' && number !== undefined && barSizes.has(Number(number));
  if (bar && more.length === 0) return { diameter: Number(number) };
  const [key] = counted;
  return key && counted.length === 1 && number && more.length === 0 ? { [key]: Number(number) } : undefined;
}

const workOf: Partial<Record<CalculationAsked['calculator'], string>> = {
  bricks: 'brickwork',
  plaster: 'plaster',
  tiles: 'tiles',
  paint: 'paint',
  slab: 'concrete',
  concrete: 'concrete',
  steel: 'steel',
};
const measures = ['length', 'width', 'height', 'thickness', 'area', 'volume', 'pieces', 'weight', 'count'];

/** "And what does it cost?", "kitne din lagenge?", "aur cement?": more about the same work. */
function ofTheSame(asked: CalculationAsked, text: string): Topic | undefined {
  const { says, text: typed } = readQuestion(text);
  const work = workOf[asked.calculator];
  if (work === undefined || !isShort(text)) return undefined;
  if (asksTime.test(typed) || (says('many') && (says('day') || says('worker')))) {
    const sides = Object.entries(asked.inputs).filter(([key]) => measures.includes(key));
    const inputs = { work, ...Object.fromEntries(sides) };
    return { about: 'sum', asked: { calculator: 'labour', inputs, missing: [] } };
  }
  if (says('cost') || asksPrice.test(typed)) return { about: 'sum', asked: { ...asked, priced: true } };
  const named = (['cement', 'sand', 'aggregate', 'steel', 'brick', 'water', 'material'] as const).some(says);
  return named ? { about: 'sum', asked } : undefined;
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
    if (!changes) return ofTheSame(topic.asked, text);
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
    // "Electrician bhi": in the same place, where nothing else is said.
    const sameTown =
      own?.about === 'people' && topic?.about === 'people' && !own.input.place && isShort(said);
    const next = goesOn(said) || supposes.test(said) || (isShort(said) && !own) || sameTown;
    const changed = topic && next ? withChange(topic, said) : undefined;
    followed = changed !== undefined;
    topic = changed ?? own ?? topic;
  }
  return followed ? topic : undefined;
}
