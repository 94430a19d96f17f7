import { calculationOf, readCalculations } from '../intent/read-calculation.ts';
import { type CalculationAsked, otherUnit } from '../intent/read-conversion.ts';
import { readers } from '../intent/read-inputs.ts';
import { materialsIn, materialsNamed, type PriceAsked } from '../intent/read-price.ts';
import { type Inputs, type Question, readQuestion } from '../intent/read-sizes.ts';
import { asksOther, asksPay, asksPrice, asksTime } from '../intent/spoken/lexicon.ts';
import { kindOf, metresOf } from '../intent/spoken/measures.ts';
import { numberOf } from '../intent/spoken/spoken-numbers.ts';
import { stateIn, unitAt } from '../intent/spoken/unit-words.ts';
import { subjectOf } from '../intent/subject-rules.ts';
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
  /^\s*(?:and|aur|or|ya|phir|fir|ok|okay|actually|instead|not|no|nahi|nhi|achha|accha|acha|what about|how about|make it|now|ab|नहीं|अब|और|या|फिर|तो|अच्छा)(?![\p{L}\p{M}])/iu;
/** Thanks and the like, before what is asked. */
const courtesy =
  /^\s*(?:(?:thanks?(?: you)?|ok(?:ay)?|fine|great|good|the+k(?: h| hai)?|thik(?: h| hai)?|shukriya|dhanyavad|achh?a|ठीक है|धन्यवाद|शुक्रिया|अच्छा|ओके)[\s.,!]+)+/iu;
/** Another subject is announced. */
const another =
  /^\s*(?:now |and |aur )?(?:one (?:more|other) (?:thing|question)|another (?:thing|question)|ek (?:aur )?(?:baat|sawal)(?: aur)?|एक (?:और )?(?:बात|सवाल)(?: और)?)[\s.,:]*/iu;
const mostWords = 7;
const wordsIn = (text: string) => text.trim().split(/\s+/).length;
const isShort = (text: string) => wordsIn(text) <= mostWords;
/** "Gahrai dedh meter kar den to", "1x1 foot wali loon to": something else is supposed. */
const supposes =
  /(?:kar (?:de|den|do|dein|diya)|ho|le|loon|lun|lu|lagau|lagaun|lagaye|karun|karein|rakhe|rakhun)\s+(?:to|toh)\W*$|(?:कर दें|कर दूँ|कर दूं|हो|लूँ|लूं|लें|लगाऊँ|लगाऊं|लगाएँ|रखें|करें)\s+तो\W*$|^(?:what )?if\b|\binstead\b/iu;
/** What was asked before, by a word for it. */
const refersBack =
  /\b(?:it|this|that|ise|isse|isme|ismein|isko|iska|iski|iske|use|usme|usko|uska|uski|uske|ye|yeh|wahi)\b|(?<![\p{L}\p{M}])(?:इसे|इसको|इसका|इसकी|इसके|इसमें|उसे|उसको|उसका|उसकी|उसके|उसमें|ये|यह|वही)(?![\p{L}\p{M}])/iu;
/** It begins as what goes on from something does. */
export const goesOn = (text: string): boolean => joiner.test(text) && wordsIn(text) <= 2 * mostWords;

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

/** A calculation without its sizes: those of the question before may be meant. */
const lacksSizes = (topic: Topic | undefined): boolean =>
  topic?.about === 'sum' && topic.asked.missing.length > 0;

/** Metres: no floor is so small. */
const isTile = (side: unknown): side is number => typeof side === 'number' && side <= 1.3;
const barSizes = new Set([6, 8, 10, 12, 16, 20, 25, 32]);
const counts = ['people', 'count', 'coats', 'bags', 'pieces', 'workers', 'days'] as const;
const sides = ['length', 'width', 'height', 'area', 'count'];
const measures = [...sides, 'thickness', 'volume', 'pieces', 'weight'];
const pick = (inputs: Inputs, keys: readonly string[]): Inputs =>
  Object.fromEntries(Object.entries(inputs).filter(([key]) => keys.includes(key)));

/** "Not feet, metres", "फुट नहीं, मीटर": the same numbers in another unit. */
function inOtherUnit({ tokens }: Question, inputs: Inputs): Inputs | undefined {
  const at = tokens.findIndex((token) => /^(?:not|nahi|nahin|nhi|नहीं)$/.test(token));
  if (at < 0) return undefined;
  const units = tokens.flatMap((_, place) => unitAt(tokens, place)?.unit ?? []);
  const wrong = unitAt(tokens, tokens[at] === 'not' ? at + 1 : at - 1)?.unit;
  const right = units.find((unit) => unit !== wrong);
  if (!wrong || !right || kindOf({ value: 1, unit: wrong }) !== 'length') return undefined;
  const by = metresOf({ value: 1, unit: right }) / metresOf({ value: 1, unit: wrong });
  const lengths = pick(inputs, ['length', 'width', 'height', 'diameter']);
  return Object.fromEntries(Object.entries(lengths).map(([key, value]) => [key, Number(value) * by]));
}

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
  const other = inOtherUnit(question, inputs);
  if (other) return other;
  const said = readers[calculator](question);
  const [length, width] = [said.length, said.width];
  // "1x1 foot wali": another tile, not another floor.
  if (calculator === 'tiles' && isTile(length) && isTile(width) && said.tileLength === undefined)
    return { tileLength: length, tileWidth: width };
  const { work: _, ...changed } = said;
  if (Object.keys(changed).length > 0) return changed;
  const counted = counts.filter((key) => inputs[key] !== undefined);
  const spoken = question.tokens.map((token) => String(numberOf(token) ?? token));
  const [number, ...more] = spoken.filter((token) => /^\d+$/.test(token));
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
/** Who does it, where that is a trade of its own. */
const ownTrade: Partial<Record<CalculationAsked['calculator'], Pick<ListingInput, 'kind' | 'category'>>> = {
  tiles: { kind: 'worker', category: 'Tiles' },
  paint: { kind: 'contractor', category: 'color contract' },
};
const doesIt = /(?:lagane|karne|लगाने|करने)\s?(?:wal|वाल)|for (?:it|this)\b|(?:is|us)ke liye|(?:इस|उस)के लिए/iu;

/** "And what does it cost?", "kitne din lagenge?", "aur cement?": more about the same work. */
function ofTheSame(asked: CalculationAsked, text: string): Topic | undefined {
  const question = readQuestion(text);
  const { says, text: typed } = question;
  const work = workOf[asked.calculator];
  if (work === undefined || asksOther.test(typed)) return undefined;
  const timed = asksTime.test(typed) || asksPay.test(typed);
  if (timed || (says('many') && (says('day') || says('worker')))) {
    const crew = pick(readers.labour(question), ['workers', 'days']);
    const inputs = { work, ...pick(asked.inputs, measures), ...crew };
    return { about: 'sum', asked: { calculator: 'labour', inputs, missing: [] } };
  }
  if (says('cost') || asksPrice.test(typed)) return { about: 'sum', asked: { ...asked, priced: true } };
  const named = (['cement', 'sand', 'aggregate', 'steel', 'brick', 'water', 'material'] as const).some(says);
  return named ? { about: 'sum', asked } : undefined;
}

/** "And paint for that wall?": another sum with the sides of the one before. */
function withSides(asked: CalculationAsked, text: string): Topic | undefined {
  const question = readQuestion(text);
  const calculator = subjectOf(question);
  if (!calculator || calculator === 'conversion' || calculator === asked.calculator) return undefined;
  if (!question.says('many') && !question.says('asks')) return undefined;
  const inputs = { ...pick(asked.inputs, sides), ...readers[calculator](question) };
  const sum = calculationOf(calculator, inputs);
  return sum.missing.length === 0 ? { about: 'sum', asked: sum } : undefined;
}

/** "Not an architect, I meant an engineer": what is meant. */
const meant = (text: string): string =>
  text
    .replace(/\bnot (?:an? |the )?[^,;]{2,30}[,;]\s*/i, ' ')
    .replace(/[\p{L}\p{M}]+ (?:nahi|nahin|nhi|नहीं)[,;]\s*/iu, ' ');

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
    const { asked } = topic;
    const sum = withSides(asked, text);
    if (sum) return sum;
    const changes = changedInputs(asked, text);
    if (!changes) return ofTheSame(asked, text);
    return { about: 'sum', asked: { ...asked, inputs: { ...asked.inputs, ...changes }, missing: [] } };
  }
  const said = meant(text);
  const other = readListingQuestion(said)?.input;
  const details = detailsIn(said);
  if (!other && Object.values(details).every((value) => value === undefined)) return undefined;
  const told = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
  const { kind, category } = other ?? topic.input;
  return { about: 'people', input: { ...topic.input, ...told, kind, category } };
}

/** Whether a message may go on from the one before, by how it is said. */
function mayGoOn(said: string, topic: Topic | undefined, own: Topic | undefined): boolean {
  if (another.test(said)) return false;
  if (goesOn(said) || supposes.test(said)) return true;
  // "Feet, no, metres" looks like a conversion, "its wages" like a search.
  if (topic?.about === 'sum' && inOtherUnit(readQuestion(said), topic.asked.inputs)) return true;
  if (topic?.about === 'sum' && own?.about === 'people' && !own.input.place && refersBack.test(said))
    return ofTheSame(topic.asked, said) !== undefined;
  if (own && !lacksSizes(own))
    // "Electrician bhi": in the same place, where nothing else is said.
    return own.about === 'people' && topic?.about === 'people' && !own.input.place && isShort(said);
  if (isShort(said)) return true;
  // Longer ones say a size or a count of the sum before, or a word for it.
  const { text, measures: numbers } = readQuestion(said);
  const tells = refersBack.test(said) || numbers.length > 0;
  return topic?.about === 'sum' && tells && wordsIn(said) <= 2 * mostWords && !asksOther.test(text);
}

/** "Cement for plaster?", then "30 ft long, 9 ft high": one sum in two messages. */
function sumOf(before: string, said: string): Topic | undefined {
  if (readQuestion(said).measures.length === 0) return undefined;
  const [asked] = readCalculations(`${before} ${said}`);
  return asked?.missing.length === 0 ? { about: 'sum', asked } : undefined;
}

/**
 * What a message goes on from: "and for 8?" keeps the sum, "aur plumber?" the place, and changes one thing. Undefined
 * where it stands by itself, or has nothing of the questions before it.
 * @param history the questions before, the oldest first
 */
export function followUp(text: string, history: readonly string[]): Topic | undefined {
  let topic: Topic | undefined;
  let followed = false;
  let before = '';
  for (const message of [...history, text]) {
    const said = message.replace(courtesy, '') || message;
    const own = ownTopic(said);
    const trade = topic?.about === 'sum' && doesIt.test(said) ? ownTrade[topic.asked.calculator] : undefined;
    const changed: Topic | undefined =
      own?.about === 'people' && own.input.category === 'Construction' && trade
        ? { about: 'people', input: { ...own.input, ...trade } }
        : topic && mayGoOn(said, topic, own)
          ? withChange(topic, said)
          : undefined;
    const whole = own || changed || topic ? undefined : sumOf(before, said);
    followed = changed !== undefined || whole !== undefined;
    topic = changed ?? own ?? whole ?? topic;
    before = said;
  }
  return followed ? topic : undefined;
}
