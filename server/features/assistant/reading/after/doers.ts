import type { CalculationAsked } from '../../intent/read-conversion.ts';
import { surely } from '../../knowledge/finding/answers-surely.ts';
import { findArticles } from '../../knowledge/finding/find-articles.ts';
import { tradeIn } from '../../knowledge/trades/named-trade.ts';
import { type Trade, tradeNamed } from '../../knowledge/trades/trade-names.ts';
import type { ListingInput } from '../listing-input.ts';
import { townIn } from '../named-town.ts';
import { detailsIn, readListingQuestion } from '../search-question.ts';
import { asksDoer, asksMender, asksWho, asksWhoDoes, doesIt, refersBack, whoDoesIt } from './referring.ts';
import { isShort, ownTopic, type Topic } from './topic.ts';

const hands: readonly Trade['kind'][] = ['worker', 'groupWorker', 'contractor'];

/**
 * Finds the trade that does what a question of advice is about, by its article; one that only draws or checks it does not.
 * @param looks finds the trade that looks at it before anybody does anything
 */
function tradeForMatter(question: string, looks = false): (Trade & { score: number }) | undefined {
  const [best] = findArticles(question);
  if (!best?.sure) return undefined;
  const trades = (best.article.trades ?? []).flatMap((name) => tradeNamed(name) ?? []);
  const trade =
    (looks ? trades.find(({ kind }) => kind === 'engineer') : undefined) ??
    trades.find(({ kind }) => hands.includes(kind));
  return trade && { ...trade, score: best.score };
}

const building = 'Construction Contract';
/** Who does it, where that is a trade of its own. */
const ownTrade: Partial<Record<CalculationAsked['calculator'], Pick<ListingInput, 'kind' | 'category'>>> = {
  tiles: { kind: 'worker', category: 'Tiles' },
  paint: { kind: 'contractor', category: 'color contract' },
  bricks: { kind: 'worker', category: 'Construction' },
  plaster: { kind: 'worker', category: 'Construction' },
  slab: { kind: 'worker', category: 'Construction' },
  concrete: { kind: 'worker', category: 'Construction' },
  cost: { kind: 'contractor', category: building },
};
/** "Find them for me", "inko dhoondh do", "who does this work": those who do what was spoken of. */
const asksThem =
  /\b(?:find|get|show|send|arrange|search|book)\b[^.?!]{0,12}\b(?:one|them|him|some(?:one|body)?|people)\b|\b(?:dh?oo?n?d|dhu?n?d|khoj|dila|bula)\w{0,3} (?:do|dijiye|dena|de)\b|\bwho does (?:it|this|that|such)\b/iu;
const asksThemInHindi =
  /(?:ढूँढ|ढूंढ|खोज|तलाश|दिला|बुला)[\p{L}\p{M}]{0,4} (?:दो|दे|देना|दीजिए|द्या|कॊटु|चाहिए)(?![\p{L}\p{M}])|^(?:(?:लोग|आदमी|मज़?दूर|मिस्त्री) )?मिल(?:ेगा|ेंगे| जाए?गा)/iu;
export const findsThem = (said: string): boolean =>
  isShort(said) && (asksThem.test(said) || asksThemInHindi.test(said));
/** Those who do the work of the sum before. */
function tradeOf({
  calculator,
  inputs,
}: CalculationAsked): Pick<ListingInput, 'kind' | 'category'> | undefined {
  if (calculator === 'pay') return tradeIn(String(inputs.trade));
  // What land measures is nobody's work; whatever else is built, a mason builds.
  if (calculator === 'conversion') return undefined;
  if (calculator !== 'labour') return ownTrade[calculator] ?? ownTrade.bricks;
  return inputs.work === 'paint' || inputs.work === 'tiles' ? ownTrade[inputs.work] : ownTrade.bricks;
}
/** Finds the people who do the work of the sum before. */
export function doersOf(topic: Topic | undefined, own: Topic | undefined, said: string): Topic | undefined {
  const sum = topic?.about === 'sum' ? tradeOf(topic.asked) : undefined;
  const trade = topic?.about === 'house' ? ownTrade.cost : sum;
  if (!trade) return undefined;
  const anybody = (!own || isAnybody(own)) && (asksDoer(said) || findsThem(said));
  if (anybody || whoDoesIt.test(said)) return { about: 'people', input: { ...detailsIn(said), ...trade } };
  const named = own?.about === 'people' && own.input.category === 'Construction' && doesIt.test(said);
  return named ? { about: 'people', input: { ...own.input, ...trade } } : undefined;
}

const most = { messages: 5 };
/** "Who does it in Nagpur?", some messages behind what is to be done: the last of them that a trade does. */
export function doersSoFar(said: string, history: readonly string[]): ListingInput | undefined {
  const own = tradeIn(said);
  if (!asksWhoDoes(said) || (own && !['Construction', building].includes(own.category ?? building)))
    return undefined;
  for (const before of history.slice(-most.messages).toReversed()) {
    const topic = ownTopic(before);
    const people = topic?.about === 'people' && !isAnybody(topic) ? topic.input : undefined;
    const sum = topic?.about === 'sum' ? tradeOf(topic.asked) : undefined;
    const trade =
      people ?? sum ?? tradeForMatter(before) ?? (asksWhoDoes(before) ? undefined : tradeIn(before));
    if (trade) return { ...detailsIn(said), kind: trade.kind, category: trade.category };
  }
  return undefined;
}

const asksToLook = /\b(?:dikha\w{0,40}|show|check|inspect\w{0,40}|jaa?nch\w{0,40})\b|दिखा|जाँच|जांच/iu;
/** "The wall is damp", then "who can fix it in Delhi?": people for what was told. */
export function mendersOf(before: string, said: string): Topic | undefined {
  const cures = asksMender(said) && (isShort(said) || refersBack.test(said) || townIn(said));
  const doer = asksDoer(said) || findsThem(said);
  if (!cures && !doer) return undefined;
  const listing = readListingQuestion(`${before} ${said}`);
  const looks = (listing?.sure || asksWho.test(said)) && listing?.input.category;
  const toLook = asksToLook.test(said);
  const matter = tradeForMatter(before, toLook);
  // A word of what was told, such as "paint", says less than what all of it is surely about.
  if (matter && (!looks || toLook || matter.score >= surely || listing.input.category === 'Construction')) {
    const { kind, category } = matter;
    return { about: 'people', input: { ...detailsIn(said), kind, category } };
  }
  return looks ? { about: 'people', input: listing.input } : undefined;
}

/** "Theek karne wala thekedar": somebody for what was told before; a text that names a trade means that trade. */
export const isAnybody = (own: Topic | undefined): boolean =>
  own?.about === 'people' && ['Construction', building].includes(own.input.category ?? building);
