import { readCalculations } from '../../intent/read-calculation.ts';
import type { CalculationAsked } from '../../intent/read-conversion.ts';
import { materialsIn, type PriceAsked } from '../../intent/read-price.ts';
import { answersSurely } from '../../knowledge/finding/answers-surely.ts';
import { tradeIn } from '../../knowledge/trades/named-trade.ts';
import type { HouseInput } from '../answers-schema.ts';
import { readHouseQuestion } from '../house-question.ts';
import type { ListingInput } from '../listing-input.ts';
import { withTown } from '../named-town.ts';
import { readListingQuestion } from '../search-question.ts';

/** What a question is about, as far as the next one may go on from it. */
export type Topic =
  | { about: 'house'; input: HouseInput }
  | { about: 'sum'; asked: CalculationAsked }
  | { about: 'price'; asked: PriceAsked[] }
  | { about: 'people'; input: ListingInput };

export function ownTopic(text: string): Topic | undefined {
  const house = readHouseQuestion(text);
  if (house) return { about: 'house', input: house };
  const [asked] = readCalculations(text);
  // "The wall's paint is bubbling" names what is painted, and tells nothing of a sum.
  const told = Object.keys(asked?.inputs ?? {}).length > 0 || tradeIn(text) !== undefined;
  if (asked && (told || !answersSurely(text))) return { about: 'sum', asked: withTown(asked, text) };
  const prices = materialsIn(text);
  if (prices.length > 0) return { about: 'price', asked: prices };
  const listing = readListingQuestion(text);
  return listing?.sure ? { about: 'people', input: listing.input } : undefined;
}

/** A calculation without its sizes: those of the question before may be meant. */
export const lacksSizes = (topic: Topic | undefined): boolean =>
  topic?.about === 'sum' && topic.asked.missing.length > 0;

/** Words of a short message. */
export const mostWords = 7;
export const wordsIn = (text: string) => text.trim().split(/\s+/).length;
export const isShort = (text: string) => wordsIn(text) <= mostWords;
