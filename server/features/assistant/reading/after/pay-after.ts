import { hireOf } from '#domain/estimate/hire.ts';
import { pay, payAsked } from '../../intent/inputs/read-pay.ts';
import { type Inputs, readQuestion } from '../../intent/inputs/read-sizes.ts';
import { calculationOf } from '../../intent/read-calculation.ts';
import type { CalculationAsked } from '../../intent/read-conversion.ts';
import { beforeOrAfter } from '../../intent/spoken/lexicon.ts';
import { countOf } from '../../intent/spoken/measures.ts';
import { paidTradeAt } from '../../intent/spoken/paid-trades.ts';
import { tradeIn } from '../../knowledge/trades/named-trade.ts';
import type { ListingInput } from '../listing-input.ts';
import { readListingQuestion } from '../search-question.ts';

/** "Mistri 900 leta hai aur helper 550": what a day of each of the crew costs, told after its number. */
function ratesOf({ trade, workers, otherTrade, others }: Inputs, text: string): Inputs {
  const crew =
    otherTrade === undefined ? `${workers} ${trade}` : `${workers} ${trade} ${others} ${otherTrade}`;
  const { dayRate, otherRate } = pay(readQuestion(`${crew}, ${text}`));
  return { ...(dayRate === undefined ? {} : { dayRate }), ...(otherRate === undefined ? {} : { otherRate }) };
}

/** "Add 4 helpers", "2 mistri aur jod do". */
const adds = /\b(?:add(?:ing)?|extra|plus|more|jod(?!i\b)\w{0,40}|ba[rd]ha\w{0,40})\b|जोड़|बढ़ा|एक्स्ट्रा/iu;
const alsoThey =
  /\b(?:also|too|with|include|and|aur|bhi|saath|sath)\b|(?<!\p{L})(?:भी|और|साथ)(?![\p{L}\p{M}])/iu;
/** "1 more mason", "ek aur mistri": the number stands before the trade. */
export const withoutMore = (text: string): string =>
  text.replace(/([\p{L}\p{M}\d]{1,40}) (?:more|extra|aur|और) (?=[\p{L}\p{M}])/giu, '$1 ');
/** "2 helpers also, 600 each": those who come beside the crew, or another number of them. */
export function crewAfter(crew: Inputs, said: Inputs, text: string): Inputs {
  const { trade, workers, dayRate, ...more } = said;
  if (trade === undefined) return { ...ratesOf(crew, text), ...said };
  const isAdded = adds.test(text) && dayRate === undefined;
  if (isAdded && trade === crew.trade && more.otherTrade === undefined)
    return { ...said, workers: Number(crew.workers) + Number(workers ?? 0) };
  if (trade === crew.trade || more.otherTrade !== undefined) return said;
  const isNew = crew.otherTrade === undefined && (alsoThey.test(text) || adds.test(text));
  if (workers === undefined || (trade !== crew.otherTrade && !isNew)) return said;
  return {
    ...more,
    otherTrade: trade,
    others: isAdded && !isNew ? Number(crew.others) + Number(workers) : workers,
    ...(dayRate === undefined ? {} : { otherRate: dayRate }),
  };
}

/** How many people of each trade one needs. */
export const crewIn = (said: string): boolean => pay(readQuestion(said)).workers !== undefined;
/** "3 of them", "inme se 3", "3 log", "2 ka": so many of those who were looked for; in a text with its numbers in digits. */
const someOfThem =
  /(?<![\d.])(\d{1,3}) (?:of (?:them|these|those)|log(?:o|on)?|aadmi|admi|bande|jan[ae]?|people|persons?|k[aei]|लोग(?:ों)?|आदमी|बंदे|जन[ेा]?|क[ाेी])(?![\p{L}\p{M}])|(?:inm|unm)e(?:in)? se (\d{1,3})(?!\d)|(?:इनमे|उनमे|इनमें|उनमें) से (\d{1,3})(?!\d)|\b(?:for|of) (\d{1,3})(?= for )/u;
/** Those of a list who are paid by the day. */
export const hiredAs = ({ kind, category }: ListingInput): string | undefined =>
  Object.entries(hireOf).find(([, hired]) => hired.of === kind && hired.category === category)?.[0];
/** Of a search that told no number, the number that is asked about now. */
function crewOfThem(sought: string, said: string, input: ListingInput): Inputs | undefined {
  const { tokens } = readQuestion(sought);
  const named = tokens.map((_, at) => paidTradeAt(tokens, at)).find((one) => one !== undefined);
  // "And a carpenter?" came between.
  const isOther = readListingQuestion(sought)?.input.category !== input.category;
  const trade = isOther ? (hiredAs(input) ?? named) : named;
  const text = readQuestion(said).tokens.join(' ');
  const [part, ...counts] = someOfThem.exec(text) ?? [];
  const workers = counts.find((count) => count !== undefined);
  if (trade === undefined || part === undefined || workers === undefined) return undefined;
  const rest = text.replace(part, ' ');
  // Behind what a day costs, the days ask for their pay.
  const paid = input.rates ? `${rest} kitna paisa` : rest;
  const inputs = tradeIn(rest) ? undefined : payAsked(`${workers} mason ${paid}`);
  return inputs && { ...inputs, trade };
}

interface Looked {
  input: ListingInput;
  /** The message that looked for them. */
  sought: string;
  /** The text that said how many people of each trade. */
  crew: string;
}
/** "2 mistri 3 helper chahiye Noida", then "5 din ka kitna lagega inka"; "masons in Surat", then "3 of them for 6 days": what those are paid who are looked for. */
export function payOfThem({ input, sought, crew }: Looked, said: string): CalculationAsked | undefined {
  const days = countOf(readQuestion(said).measures, 'day');
  if (days === undefined || beforeOrAfter.test(said)) return undefined;
  const some = crewOfThem(sought, said, input);
  if (some) return calculationOf('pay', some);
  if (crewIn(said) || tradeIn(said)) return undefined;
  const inputs = payAsked(`${crew} ${said}`);
  if (!inputs || readListingQuestion(crew)?.input.category !== input.category) return undefined;
  // "Do nahi chaar" came between.
  const other = inputs.otherTrade === undefined && input.people;
  return calculationOf('pay', other ? { ...inputs, workers: other } : inputs);
}
