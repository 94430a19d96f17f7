import { asksPrice, materialsNamed } from '../intent/read-price.ts';
import { findArticles } from '../knowledge/finding/find-articles.ts';
import { route } from '../knowledge/finding/router.ts';
import { tradeIn } from '../knowledge/trades/named-trade.ts';
import {
  adviceAfter,
  articleSoFar,
  asksSaving,
  asksWhyOf,
  bookingAfter,
  findsDear,
  subjectOf,
} from '../reading/after/advice-after.ts';
import { asks, namesSubject } from '../reading/after/asks-of-it.ts';
import { carried } from '../reading/after/carried.ts';
import { doersSoFar } from '../reading/after/doers.ts';
import { followUp } from '../reading/after/follow-up.ts';
import { asksTheirRate, narrowsSearch } from '../reading/after/referring.ts';
import { isShort, ownTopic, type Topic, wordsIn } from '../reading/after/topic.ts';
import { bothOf, plotsOf } from '../reading/after/total-after.ts';
import { offeredIn } from '../reading/price-limit.ts';
import { articleForSituation } from '../reading/situation.ts';
import { askFor, calculate } from './base/calculator-tool.ts';
import type { Asker, Finding, Locale, Skills } from './base/tool.ts';
import { budgetOf } from './budget-help.ts';
import { houseTool } from './house-tool.ts';
import { howToJoin } from './how-to.ts';
import { adviceOf, adviceStill } from './knowledge-tool.ts';
import type { listingsTool } from './listings-tool.ts';
import { noRateOf, priceOf } from './prices-tool.ts';
import { minimumWageOf } from './wage-help.ts';
import {
  asksLabour,
  labourAfter,
  labourOfHouse,
  onlyWages,
  repairAfter,
  sizeAfter,
  workPriceOf,
} from './work-prices.ts';

/** What the law says of a trade is in the knowledge base. */
export const aboutLaw =
  /minimum wage|over ?time|ओवर ?टाइम|nyuntam|न्यूनतम|\blaws?\b|kanoon|क़ानून|कानून|\brights?\b|अधिकार|compensat|m[ua]{1,5}[vw]{1,5}a[zj]{1,5}a|मुआवज/i;

/** People, a material or a sum of its own is spoken of: it goes on from no trouble. */
const isOwnQuestionOf = (question: string): boolean => {
  const topic = ownTopic(question);
  return topic !== undefined && !(topic.about === 'sum' && topic.asked.calculator === 'cost');
};

/** "Sirf mazdoori kitni hogi" behind what a house costs. */
const mostWords = 6;
/** Words of a question about what was spoken of. */
const mostAsked = 10;
function onlyLabour(question: string, about: Topic | undefined, asker: Asker): Finding | undefined {
  const short = question.trim().split(/\s+/).length <= mostWords;
  if (!short || about?.about !== 'sum' || about.asked.calculator !== 'cost') return undefined;
  if (!asksLabour.test(question) || tradeIn(question.replace(asksLabour, ' '))) return undefined;
  const { area, length, width, floors = 1 } = about.asked.inputs;
  const built = Number(area ?? Number(length) * Number(width)) * Number(floors);
  return built > 0 ? labourOfHouse(built, asker) : undefined;
}

const mostTalk = 4;
/** "मजुरी किती", "labour for it?" of a work that was told: what people take for it. */
function labourSoFar(question: string, history: readonly string[], asker: Asker): Finding | undefined {
  if (!isShort(question) || tradeIn(question.replace(onlyWages, ' '))) return undefined;
  for (const told of [question, ...history.slice(-mostTalk).toReversed()]) {
    const priced = labourAfter(question, told, asker);
    if (priced) return priced;
  }
  return undefined;
}

const asksFree =
  /\bfree\b|\bmu?ft\b|\b(?:fees?|charges?)\b|\b(?:pais[ae]|money)\b.{0,12}\b(?:lag|den|dena|kat|pay)|\bpay\b|मुफ़?्त|फ़?्री(?![\p{L}\p{M}])|शुल्क|फ़?ीस|पैस[ाे].{0,12}(?:देना|लग|कट)/iu;
const mostFree = 6;
/** "Is that free?" behind how one does something on Neev: what Neev costs. */
function isFree(question: string, history: readonly string[], locale: Locale): Finding | undefined {
  const last = history.at(-1) ?? '';
  if (question.trim().split(/\s+/).length > mostFree || !asksFree.test(question) || /\d/.test(question))
    return undefined;
  const ofNeev = howToJoin(last, locale) ?? (articleSoFar(history)?.startsWith('neev-') || undefined);
  return ofNeev === undefined ? undefined : adviceOf('neev-charges', locale);
}

/** Who of those that are looked for does what, by so much of it. */
const workOfTrade: Readonly<Record<string, string>> = {
  'color contract': 'painting',
  'electrician contract': 'electrical point',
  Tiles: 'tiles',
  Construction: 'plaster',
};
const perPiece =
  /\b(?:per|prati|ek) (?:sq|square|varg|foot|feet|ft|point|running)|\bsq ?ft\b|\bsqft\b|(?:प्रति|एक) (?:वर्ग|फ़?ुट|पॉइंट)|वर्ग फ़?ुट/iu;
/** "Per square foot?", then "900 feet of it" behind what a painter takes a day: what people ask for the work. */
function byPieceOf(question: string, history: readonly string[], asker: Asker): Finding | undefined {
  const from = history.findLastIndex(
    (said) => asksTheirRate.test(said) || ownTopic(said)?.about === 'people',
  );
  const topic = from < 0 ? undefined : ownTopic(history[from] ?? '');
  const work = topic?.about === 'people' ? workOfTrade[topic.input.category ?? ''] : undefined;
  const since = [...history.slice(from + 1), question];
  if (work === undefined || !since.some((said) => perPiece.test(said)) || !since.every(isShort))
    return undefined;
  const isAsked = perPiece.test(question) || (/\d/.test(question) && asksPrice(`${question} rate`));
  return isAsked ? labourAfter(`${question} labour`, `${work} labour`, asker) : undefined;
}

/** "1000 of them?" behind the price of bricks: what so many cost, though so many are a sum of their own. */
function moreOfIt(question: string, about: Topic | undefined, asker: Asker): Finding | undefined {
  const [priced, other] = about?.about === 'price' ? about.asked : [];
  const [named, more] = materialsNamed(question);
  const same = priced && !other && named && !more && named.key === priced.key && named.amount !== undefined;
  return same && isShort(question) ? priceOf([named], asker) : undefined;
}

/** "Why so much?": what makes prices differ, the formula of a sum, or the article that was told. */
function why(question: string, told: { about: Topic | undefined; history: readonly string[] }, asker: Asker) {
  const { about, history } = told;
  if (!asksWhyOf(question)) return undefined;
  const sum = about?.about === 'sum' && about.asked.missing.length === 0 ? about.asked : undefined;
  const paid = sum ? ['cost', 'pay', 'labour'].includes(sum.calculator) : about && about.about !== 'sum';
  if (paid) return adviceOf('price-differs', asker.locale);
  const article = sum ? undefined : articleSoFar(history);
  return sum ? calculate(sum, asker) : article === undefined ? undefined : adviceOf(article, asker.locale);
}

/** "Too much?", "can it be less?" of what something costs, changing nothing of it. */
function tooDear(
  question: string,
  { about, history }: { about: Topic | undefined; history: readonly string[] },
  asker: Asker,
) {
  const house = about?.about === 'house' || (about?.about === 'sum' && about.asked.calculator === 'cost');
  if (house && asksSaving(question)) return adviceOf('cost-shares', asker.locale);
  const last = history.at(-1) ?? '';
  const mends = repair(last, history.slice(0, -1), asker) !== undefined;
  const paid = mends || about?.about === 'price' || asksPrice(last) || offeredIn(last) !== undefined;
  const told = paid || house || about?.about === 'people' || asksLabour.test(last);
  return told && findsDear(question) ? adviceOf('price-differs', asker.locale) : undefined;
}

/** "It is 600 sq ft, what does it cost" behind a leaking roof, and then "800": of that still. */
function repair(question: string, history: readonly string[], asker: Asker): Finding | undefined {
  if (isOwnQuestionOf(question)) return undefined;
  const trouble = subjectOf(withoutRepairs(history, asker)) ?? history.at(-1) ?? '';
  const whole = carried(question, history.slice(-1)) ?? question;
  const goes = trouble !== history.at(-1) && isShort(question) && /\d/.test(question);
  return repairAfter(question, trouble, asker) ?? (goes ? repairAfter(whole, trouble, asker) : undefined);
}
/** The talk without what only asked the price of a repair. */
function withoutRepairs(history: readonly string[], asker: Asker): string[] {
  const kept: string[] = [];
  for (const said of history) {
    const last = kept.at(-1);
    const priced = last !== undefined && !isOwnQuestionOf(said) && repairAfter(said, last, asker);
    if (!priced) kept.push(said);
  }
  return kept;
}

/** "2 people, 4 days" behind what a day of them costs: their pay, and no request. */
export const paysThem: Skills['paysThem'] = (question, history, asker) => {
  if (!history.some((said) => asksTheirRate.test(said))) return undefined;
  const topic = followUp(question, history);
  const pay = topic?.about === 'sum' && topic.asked.calculator === 'pay' ? topic.asked : undefined;
  return pay && calculate(pay, asker);
};

const namesSide =
  /\b(?:height|thick\w{0,4}|width|length|depth|unch\w{1,3}|oonch\w{1,3}|mota\w{1,3}|chau?d\w{1,3}|lamba\w{1,3}|gehra\w{1,3})\b|ऊ[ँं]चा|मोटा|चौड़ा|लंबा|गहरा/iu;
function turnsSide(question: string, history: readonly string[]): boolean {
  const last = history.at(-1) ?? '';
  return (
    namesSide.test(question) && (followUp(last, history.slice(0, -1)) ?? ownTopic(last))?.about === 'sum'
  );
}

/** "And gravel?" behind the rate of sand. */
function noRateAfter(question: string, history: readonly string[], locale: Locale) {
  const before = history.at(-1) ?? '';
  const topic = followUp(before, history.slice(0, -1)) ?? ownTopic(before);
  return topic?.about === 'price' && isShort(question) ? noRateOf(question, locale) : undefined;
}

/** Messages that are read together with what says nothing by itself. */
const mostJoined = 2;
/** Its words: more of them are of another matter. */
const mostLeft = 6;
/** A word for what was spoken of. */
const refers =
  /\b(?:it|its|that|these|those|such|isk[aie]|usk[aie]|isko|isme|ye kaha|yeh kaha)\b|(?<![\p{L}\p{M}])(?:इसक[ाेी]|उसक[ाेी]|इसको|इसमें|ऐस[ाेी])(?![\p{L}\p{M}])/iu;
/** "How do I find where it comes from" behind damp: it names nothing, and nothing else was spoken of. */
export const still: Skills['still'] = (question, history, { locale }) => {
  const few = question.trim().split(/\s+/).length <= mostAsked;
  const article = articleSoFar(history);
  if (few && refers.test(question) && asks.test(question) && !namesSubject(question))
    return article === undefined ? undefined : adviceStill(article, locale);
  // "He took my keys, too" behind a contractor who asks for more: with what was told before it says enough.
  if (wordsIn(question) > mostLeft) return undefined;
  const [guess] = route(question).guesses;
  if (guess?.name === 'elsewhere' || guess?.name.startsWith('talk:')) return undefined;
  const last = history.slice(-mostJoined);
  const [joined] = article === undefined ? [] : findArticles([...last, question].join('. '));
  return joined?.sure ? adviceOf(joined.article.id, locale) : undefined;
};

/** "Is that too much?" behind a price that was told: whether it is. */
async function isFair(
  listings: ReturnType<typeof listingsTool>,
  { question, last, about }: { question: string; last: string; about: Topic | undefined },
  asker: Asker,
): Promise<Finding | undefined> {
  const whole = `${last}, ${question}`;
  if (!isShort(question) || /\d/.test(question) || offeredIn(whole) === undefined) return undefined;
  const work = budgetOf(whole, asker) ?? workPriceOf(whole, asker);
  if (work) return work;
  const [sold, more] = materialsNamed(last);
  if (sold && !more) return priceOf([{ key: sold.key }], asker, offeredIn(whole));
  return about?.about === 'people' ? listings.run({ ...about.input, asked: whole }, asker) : undefined;
}

/** What goes on from the questions before keeps their subject, and changes one thing of it. */
export const goingOn =
  (listings: ReturnType<typeof listingsTool>): Skills['goesOn'] =>
  async (question, whole, asker) => {
    const { locale } = asker;
    const history = withoutRepairs(whole, asker);
    const wage = minimumWageOf(question, asker, history);
    if (wage) return wage;
    // "Make the height 4 feet" is of the bricks that were counted, and not of what a wall costs.
    const sized = turnsSide(question, history) ? undefined : sizeAfter(question, whole, asker);
    if (sized) return sized;
    const booking = bookingAfter(question, history);
    if (booking) return adviceOf(booking, locale);
    // "Thanks, and how do I add my name here": it stands by itself, whatever was spoken of.
    if (howToJoin(question, locale)) return undefined;
    const free = isFree(question, history, locale) ?? byPieceOf(question, history, asker);
    if (free) return free;
    const unknown = noRateAfter(question, history, locale);
    if (unknown) return unknown;
    const topic = followUp(question, history);
    const last = history.at(-1) ?? '';
    const about = followUp(last, history.slice(0, -1)) ?? ownTopic(last);
    const dearer = moreOfIt(question, about, asker);
    if (dearer) return dearer;
    const crew = bothOf(question, history);
    if (crew) return calculate(crew, asker);
    const sum = plotsOf(question, about);
    if (sum !== undefined) return { text: sum, links: [] };
    const of = repair(question, whole, asker) ?? onlyLabour(question, about, asker);
    const more = of ?? why(question, { about, history }, asker);
    if (more) return more;
    // "And who compensates a labourer that falls?" behind a search: advice, though it names somebody.
    const advises = aboutLaw.test(question) || (articleForSituation(question) && !narrowsSearch(question));
    const same = topic === undefined || JSON.stringify(topic) === JSON.stringify(about);
    const fair = same && (await isFair(listings, { question, last, about }, asker));
    if (fair) return fair;
    const dear = same && tooDear(question, { about, history: whole }, asker);
    if (dear) return dear;
    const labour = topic?.about === 'sum' ? undefined : labourSoFar(question, history, asker);
    if (labour) return labour;
    const doers = topic ? undefined : doersSoFar(question, history);
    if (doers) return listings.run(doers, asker);
    if (!topic || (topic.about === 'people' && advises)) {
      const article = adviceAfter(question, history);
      return article === undefined ? undefined : adviceOf(article, locale);
    }
    if (topic.about === 'house') return houseTool.run(topic.input, asker);
    if (topic.about === 'people') return listings.run(topic.input, asker);
    if (topic.about === 'price') return priceOf(topic.asked, asker);
    // "Sariye ka wajan", "12 mm": its length is asked for next.
    const lacks = topic.asked.missing.length > 0;
    return calculate(topic.asked, asker) ?? (lacks ? askFor(topic.asked, locale) : undefined);
  };
