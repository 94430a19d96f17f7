import { type Concept, conceptOf, isLabel } from './lexicon.ts';
import { paidTradeOf } from './paid-trades.ts';
import { isCross } from './spoken-numbers.ts';
import { beginsUnit } from './unit-words.ts';

/** "8 isolated footings". */
const like =
  /^(?:isolated|such|same|similar|equal|identical|separate|big|small|new|aise|aisi|bade|badi|chhote|ऐसे|ऐसी|बड़े|छोटे|एक जैसे)$/u;

/** "600 AAC blocks", "8 RCC columns": what they are made of stands between. */
const madeOf = /^(?:aac|rcc|concrete|solid|hollow|कंक्रीट|आरसीसी|एएसी)$/u;

/** "Aise 9", "9 such", "nine of them": of what was measured before. */
const such = /^(?:such|aise|aisi|ऐसे|ऐसी)$/u;

/** What is priced by the piece, and measures nothing: "अठारह पॉइंट". */
const priced =
  /^(?:points?|trolley|trolleys|trucks?|loads?|sheets?|pipes?|taps?|fans?|doors?|windows?|darwa[zj][ae]|khidki(?:yan)?|rupees?|rupay[ae]?|rupaye|रुपये|रुपए|रुपया|पॉइंट|प्वाइंट|पाइंट|ट्रॉली|ट्रक|चादर|पाइप|नल|पंखे|दरवाज़?े|खिड़की|खिड़कियाँ)$/u;

/** "We are seven", "hum paanch hain". */
export const ourselves = /^(?:are|hum|हम)$/u;
/** A spelled number is one between a name and a thing: "unchai das", "das foot", "teen kamre". */
export const countable = (word: string, before: string) =>
  beginsUnit(word) ||
  like.test(word) ||
  isCross(word) ||
  countedNoun(word) !== undefined ||
  priced.test(word) ||
  paidTradeOf(word) !== undefined ||
  paidTradeOf(before) !== undefined ||
  isLabel(conceptOf(before)) ||
  such.test(before) ||
  ourselves.test(before);
const counted: readonly Concept[] = [
  'room',
  'wall',
  'brick',
  'tile',
  'steel',
  'slab',
  'column',
  'beam',
  'footing',
  'lintel',
  'people',
  'worker',
  'day',
  'floor',
  'coat',
  'piece',
  'tank',
  'stairs',
  'house',
  'opening',
];
export function countedNoun(word = ''): Concept | undefined {
  const concept = conceptOf(word);
  return concept !== undefined && counted.includes(concept) ? concept : undefined;
}

/** "9 such footings", "600 AAC blocks". */
export const describedNoun = (tokens: readonly string[], to: number): Concept | undefined =>
  like.test(tokens[to] ?? '') || madeOf.test(tokens[to] ?? '') ? countedNoun(tokens[to + 1]) : undefined;

export const isOfThese = (tokens: readonly string[], at: number, to: number): boolean =>
  such.test(tokens[to] ?? '') ||
  such.test(tokens[at - 1] ?? '') ||
  (tokens[to] === 'of' && /^(?:them|these|those)$/.test(tokens[to + 1] ?? ''));

/** "After 5 years", "9 बजे": no size, whatever is spoken of. */
const ofTime =
  /^(?:years?|yrs?|saal|sa+lon|varsh|months?|mahin[ae]|mahino|weeks?|hafte|baje|साल|सालों|वर्ष|महीने|महीनों|हफ्ते|हफ़्ते|बजे)$/u;
export const isOfTime = (word = ''): boolean => ofTime.test(word);
