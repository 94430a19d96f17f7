import type { ArticleRecord } from '#contract/assistant/assistant.calls.ts';
import { payAsked } from '../intent/inputs/read-pay.ts';
import { calculationOf, readCalculation, readCalculations } from '../intent/read-calculation.ts';
import { asksPrice, materialsIn, materialsNamed } from '../intent/read-price.ts';
import { asksPay } from '../intent/spoken/lexicon.ts';
import { answersSurely, surely } from '../knowledge/finding/answers-surely.ts';
import { findArticles } from '../knowledge/finding/find-articles.ts';
import { isTool, rentsTool, tradeIn } from '../knowledge/trades/named-trade.ts';
import { carried } from '../reading/after/carried.ts';
import { takesSize, withMaterial, withThing } from '../reading/after/referring.ts';
import { readHouseQuestion } from '../reading/house-question.ts';
import { withTown } from '../reading/named-town.ts';
import { offeredIn } from '../reading/price-limit.ts';
import {
  asksCount,
  endsOnSomebody,
  isOneSearch,
  readListingQuestion,
  readListingQuestions,
} from '../reading/search-question.ts';
import { articleForSituation } from '../reading/situation.ts';
import { askFor, calculate, calculatorTool, togetherOf } from './base/calculator-tool.ts';
import { type AnyTool, type Asker, type Finding, forModel, type Skill, type Skills } from './base/tool.ts';
import { budgetOf } from './budget-help.ts';
import { aboutLaw, goingOn, paysThem, still } from './going-on.ts';
import { houseTool } from './house-tool.ts';
import { howToJoin, howToPlan } from './how-to.ts';
import { adviceOf, adviceOn, findArticle, knowledgeTool } from './knowledge-tool.ts';
import { askInTown, type FindListings, listingsTool, placeIn } from './listings-tool.ts';
import { noFigureOf, noRateOf, priceOf, pricesTool } from './prices-tool.ts';
import { isOnTop } from './sums/on-top.ts';
import { resultInUnit } from './sums/result-in-unit.ts';
import { talkSum } from './sums/talk-sum.ts';
import { toldPrice } from './sums/told-price.ts';
import { toldSize } from './sums/told-size.ts';
import { asksOnlyTotal, toldSum } from './sums/told-sum.ts';
import { bothTogether, crewCost, pricedSum } from './sums/totals.ts';
import { volumeOf } from './volume-help.ts';
import { minimumWageOf } from './wage-help.ts';
import { wishTool } from './wish-tool.ts';
import { asksLabour, marketPriceOf, workPriceOf } from './work-prices.ts';

const asksAdvice =
  /\b(?:what|how|why|which|when|should|is it|can i|kya|kaise|kaisa|kyun|kyon|kab)\b|क्या|कैसे|कैसा|क्यों|कब/i;

/** "हथौड़ा किराये पर मिलता है क्या", "kya seedhi kiraye par milegi": whether there is one. */
const asksWhether =
  /(?:\b(?:mil[te]|d(?:e|o)g[aei])\w{0,40}|मिल(?:त|े)[\p{L}\p{M}]{0,40}|(?:दे|दो)ग[ाेी])(?: (?:hai|hain?|h|है|हैं))? (?:kya|क्या)(?!\p{L})|^(?:kya|क्या) |\b(?:chah?iye|chaiye|chahie)[\s,]{1,4}(?:koi|kisi)\b|^(?:can|could) (?:i|we) (?:get|have|rent|hire)\b|^(?:do you have|is there|are there)\b|(?:चाहिए|चाहिये)[\s,]{1,4}(?:कोई|किसी)/iu;

/** Somebody is looked for in so many words. */
const seeks =
  /\b(?:need(?:ed)?|want an?|looking for|hire|find|book|send|arrange|get me|require[ds]?|rent|contact|chah?iye|chaiye|chahie|dhundh?\w{0,40}|dhoond\w{0,40}|bula\w{0,40}|bhej\w{0,40}|tala{1,5}sh|dikhao|number (?:do|de|dijiye|batao|bata)|kiraye|bhad[ae]|chahije|pahije)\b|चाहिए|चाहिये|चाहिजे|पाहिजे|ढूंढ|ढूँढ|खोज|दिखाओ|नंबर (?:दो|दे|दीजिए|बता)|बुला|भेज|तलाश|किराए|किराये|भाड़े|भाड़ा/iu;

export interface Tools {
  /** As a model calls them. */
  forModel: readonly AnyTool[];
  findArticle: (id: string, language: 'en' | 'hi') => ArticleRecord | undefined;
  /** As the built-in assistant does: each reads a question by itself. */
  skills: Skills;
}

/** What has no calculator: money for a house, what a pit holds, the price of a work. */
function reckoned(question: string, asker: Asker): Finding | undefined {
  const known = marketPriceOf(question, asker) ?? budgetOf(question, asker);
  if (known) return known;
  // A calculator that has all its sizes knows more, but for what people alone are paid.
  const summed = readCalculations(question).some(({ missing }) => missing.length === 0);
  const volume = summed ? undefined : volumeOf(question, asker);
  return volume ?? (summed && !asksLabour.test(question) ? undefined : workPriceOf(question, asker));
}

/** A whole house is the house model's; its walls, rooms and floors are the calculators'. */
const measured: Skill = async (question, asker) => {
  const own = reckoned(question, asker);
  if (own) return own;
  const house = readHouseQuestion(question);
  if (house) return houseTool.run(house, asker);
  // "A ladder on rent" is no staircase to be measured.
  if (rentsTool(question)) return undefined;
  const { locale } = asker;
  const sums = readCalculations(question).map((one) => withTown(one, question));
  // "Slab casting work in Nashik": without a size it is no sum, and who says where looks for somebody,
  // as does "painter chahiye deewar ke liye".
  const asked = sums.every(({ missing }) => missing.length > 0) ? readListingQuestion(question) : undefined;
  const named = seeks.test(question) || endsOnSomebody(question.toLowerCase());
  const looks = asked?.sure && (asked.input.place !== undefined || named);
  if (looks && !asksCount.test(question)) return undefined;
  // "Vitrified or ceramic tile for the floor": without a size it may ask what an article answers.
  if (sums.every(({ missing }) => missing.length > 0) && answersSurely(question)) return undefined;
  const found = sums.map((one) => calculate(one, asker) ?? askFor(one, locale));
  return found.length === 0 ? undefined : togetherOf(found);
};

const compares: Skills['compares'] = (question) =>
  /differen|\bfar[ak]{1,5}\b|\bfark\b|\bantar\b|\bvs\b|फ़र्क|फर्क|अंतर/iu.test(question);

/** "कितने मजदूर चाहिए": how many, not who. */
const asksHowMany = (question: string) =>
  /(?:how many|kitn[ei]|कितने|कितनी)\s{1,4}(?:\p{L}[\p{L}\p{M}]{0,40}\s{1,4}){1,2}(?:chahiye|chaiye|lagenge|lagega|do i need|are needed|needed|bula\w+|lagau\w*|rakhu\w*|चाहिए|लगेंगे|लगेगा|बुलाऊ[ँं]|लगाऊ[ँं]|रखूँ|रखूं|\p{L}{1,40}ne (?:pad|hong|chah)\w*|[\p{L}\p{M}]{1,40}ने (?:पड़|हों|चाह)[\p{L}\p{M}]*)/iu.test(
    question,
  );

const asksWho = /\b(?:who|whom|near(?:by|est)?|available|kaun|kon|koi)\b|के पास|\bke paas\b|कौन|कोई|उपलब्ध/iu;

/** "The switch board is sparking, who should I call?": somebody is looked for, whatever else is asked. */
const asksWhoToCall =
  /\b(?:whom?|which \p{L}{1,40}) (?:should|shall|can|do|must) (?:i|we) (?:call|contact|hire|book|phone)\b|\bwhom? to (?:call|contact|hire|book|phone)\b|\b(?:kise|kisko|kis ko) (?:bula|phone|call)\p{L}*|(?<!\p{M})(?:किसे|किसको|किस को) (?:बुला|फ़ोन|फोन|कॉल)[\p{L}\p{M}]*/iu;

const wordsOf = (text: string): number => text.trim().split(/\s+/).length;
const fewWords = 4;
/** A user who tells what happened takes more of them. */
const tellingWords = 7;

/** A sum, though a trade is named: one with its sizes, or one that nobody is sought for. */
function asksSum(question: string): boolean {
  const sum = readCalculation(question);
  if (!sum) return false;
  const looks = seeks.test(question) || endsOnSomebody(question.toLowerCase());
  return sum.missing.length === 0 || !looks || asksCount.test(question);
}

/** A sum or a house with all its sizes, that speaks of a place or of the people who do it and looks for nobody. */
function onlyTold(question: string): boolean {
  const named = tradeIn(question.replace(/(?<![\p{L}\p{M}])(?:wal[aei]|वाल[ाेी])(?![\p{L}\p{M}])/giu, ' '));
  if (readHouseQuestion(question)) return named === undefined;
  const summed = readCalculation(question)?.missing.length === 0;
  return summed && !seeks.test(question) && !asksWho.test(question);
}

/** What one half says of the place, said in each half that looks for people. */
const completed: Skills['completed'] = (said) => {
  const halves = withMaterial(said);
  const asked = halves.map((half) => readListingQuestion(half));
  const [place, ...others] = new Set(asked.flatMap((one) => one?.input.place ?? []));
  return halves.map((half, at) =>
    place && others.length === 0 && asked[at]?.sure && !asked[at].input.place
      ? `${half} near ${place}`
      : half,
  );
};

/** "2 mistri aur 3 mazdoor, 5 din": one sum, whatever joins its halves. */
const crew: Skill = async (question, asker) => {
  const [asked] = readCalculations(question);
  const sum = asked?.calculator === 'pay' && readListingQuestion(question)?.input.place === undefined;
  return sum ? calculate(asked, asker) : undefined;
};

const sureAdvice: Skill = async (question, { locale }) => adviceOn(question, locale, true);
const advice: Skill = async (question, { locale }) => adviceOn(question, locale);
const prices: Skill = async (question, asker) => {
  const materials = materialsIn(question);
  return materials.length > 0 ? priceOf(materials, asker) : undefined;
};

/** "Is 430 a bag of cement too much?" */
const fairPrice: Skill = async (question, asker) => {
  const offered = offeredIn(question);
  const [named, more] =
    offered === undefined || readCalculation(question) || readListingQuestion(question)
      ? []
      : materialsNamed(question);
  if (!named || more || workPriceOf(question, asker)) return undefined;
  return priceOf([{ key: named.key }], asker, offered);
};

/** What one pays for a material that Neev has no rate of. */
const noRate: Skill = async (question, { locale }) =>
  asksPrice(question) ? noRateOf(question, locale) : undefined;
/** "What does a home lift cost", and not how to save or when to pay. */
const asksCostOf =
  /\b(?:costs?|price|rates?|charges?)\b|\bhow much (?:does|do|is|are|will|would|for|to)\b|\bkharcha?\b|\bkitne (?:ka|ki|me|mein)\b|\bbhav\b|\bdaam\b|ख़?र्च|रेट|दाम|भाव|कितने (?:का|की|में)/iu;
const notItsCost =
  /\b(?:why|save|saving|reduce|cut|how to|when|which|difference|who|share|percent|interest|loan|kyu\w*|kyo\w*|kaise|bach\w*|kab|kaun|kam kar\w*)\b|क्यों|कैसे|बचा|कब|कौन|कम कर|ब्याज|लोन|%/iu;
const longestCost = 12;
/** Says that Neev has no figure, what the price depends on and who says one; the nearest article is linked. */
const noFigure: Skill = async (question, { locale }) => {
  const short = wordsOf(question) <= longestCost;
  if (!short || !asksCostOf.test(question) || notItsCost.test(question)) return undefined;
  const [best] = findArticles(question);
  if (!best || best.score >= surely) return undefined;
  return {
    text: noFigureOf[locale],
    links: adviceOf(best.article.id, locale)?.links ?? [],
    incomplete: true,
  };
};
const bareTown: Skill = async (question, { locale }) =>
  askInTown(question, (place) => placeIn(place, locale), locale);

/** Who says where looks for somebody. */
const situation: Skill = async (question, { locale, rates }) => {
  if (workPriceOf(question, { locale, rates })) return undefined;
  const sum = readCalculation(question)?.missing.length === 0;
  const { place } = readListingQuestion(question)?.input ?? {};
  // "My flat in Pune is two years late, where does RERA help": where it happened, and nobody is looked for.
  const advised = /\bwhere\b/i.test(question) || asksAdvice.test(question);
  const told = !sum && (place === undefined || (advised && !seeks.test(question)));
  const article = told && articleForSituation(question);
  return article ? adviceOf(article, locale) : undefined;
};
/** A user who has registered and asks who sees it does not ask how to. */
const ownData: Skill = async (question, { locale }) => {
  const article = articleForSituation(question);
  return article === 'neev-privacy' || article === 'neev-booking' ? adviceOf(article, locale) : undefined;
};
const joins: Skill = async (question, { locale }) => howToJoin(question, locale);
const first: Skill = async (question, asker) =>
  (await crew(question, asker)) ??
  (await fairPrice(question, asker)) ??
  minimumWageOf(question, asker) ??
  howToJoin(question, asker.locale) ??
  (readHouseQuestion(question) ? undefined : howToPlan(question, asker.locale)) ??
  (await situation(question, asker));

const advises: Skills['advises'] = async (question, asker) => {
  const told = await situation(question, asker);
  const sure = findArticles(question).flatMap((found) =>
    found.sure ? (adviceOf(found.article.id, asker.locale) ?? []) : [],
  );
  return [...(told ? [told] : []), ...sure];
};

const toldSumOf = /\b(?:jod(?!i\b)\w{0,3}|add\w{0,3}|milak\w{0,3}|total|kul)\b|जोड़|मिलाकर|कुल|टोटल/iu;
/** What was told adds up, or so many people for so many days. */
const paid: Skills['paysThem'] = (question, said, asker) => {
  const talk = talkSum(question, said, asker);
  // What comes on top of the sum before is no price of what was counted.
  if (talk || isOnTop(question)) return talk;
  const sum =
    resultInUnit(question, said, asker) ??
    pricedSum(question, said, asker) ??
    bothTogether(question, said, asker) ??
    toldSum(question, asker);
  // "Gadi ka bhada 20 rupay bori, vo bhi jodo": with a price on top nothing is looked for.
  const onTop = /\d/.test(question) && toldSumOf.test(question);
  if (sum || (seeks.test(question) && !onTop)) return sum;
  // "6 labour 4 days at 650 each, total?" asks for no people.
  const crew = asksOnlyTotal(question) ? payAsked(question) : undefined;
  const whole = crew?.dayRate === undefined ? undefined : calculate(calculationOf('pay', crew), asker);
  return (
    whole ??
    paysThem(question, said, asker) ??
    crewCost(question, said, asker) ??
    toldSize(question, said, asker) ??
    toldPrice(question, said, asker)
  );
};

const mentioned = (question: string) => {
  const asked = readListingQuestion(question);
  return asked && (asked.sure || wordsOf(question) <= fewWords) ? asked : undefined;
};

/** The one list of tools: both assistants use them, so that numbers never come from a model. */
export function makeTools(find: FindListings): Tools {
  const listings = listingsTool(find);
  const people: Skill = async (question, asker) => {
    const asked = readListingQuestion(question);
    if (!asked?.sure || aboutLaw.test(question) || compares(question)) return undefined;
    // "How many masons do I need for 500 sq ft" is a calculation, unless it says where; so it is without a size.
    const { place, maxPrice } = asked.input;
    const open = place === undefined && maxPrice === undefined;
    if ((open && (asksSum(question) || asksHowMany(question))) || onlyTold(question)) return undefined;
    const found: Finding[] = [];
    for (const { input } of readListingQuestions(question)) found.push(await listings.run(input, asker));
    return togetherOf(found);
  };
  // "What safety gear do workers need" names a trade and wants advice.
  const plainly: Skill = async (question, asker) => {
    if (reckoned(question, asker)) return undefined;
    const help = howToJoin(question, asker.locale) ?? howToPlan(question, asker.locale);
    if (help) return help;
    const { place, maxPrice, rates } = readListingQuestion(question)?.input ?? {};
    const told = place === undefined && maxPrice === undefined && !rates;
    // "Labourers keep pouring water into the mix, any harm?" tells of people and looks for none.
    const long = wordsOf(question) > tellingWords;
    const tells = told && long && !seeks.test(question) && findArticles(question)[0]?.sure === true;
    const whether = isTool(question) && asksWhether.test(question.trim());
    const asksHow = told && !whether && !asksWhoToCall.test(question) && (tells || asksAdvice.test(question));
    return asksHow ? undefined : people(question, asker);
  };
  // A trade in a long sentence is mentioned, not looked for.
  const anybody: Skill = async (question, asker) => {
    const asked = mentioned(question);
    return asked && listings.run(asked.input, asker);
  };
  return {
    forModel: [
      forModel(listings),
      forModel(calculatorTool),
      forModel(houseTool),
      forModel(pricesTool),
      forModel(knowledgeTool),
    ],
    findArticle,
    skills: {
      wish: wishTool(find),
      first,
      own: ownData,
      advises,
      completed,
      isOneSearch,
      compares,
      seeks: (question) => seeks.test(question),
      asksWages: (question) => asksPay.test(question.toLowerCase()) && !seeks.test(question),
      withThing,
      takesSize,
      goesOn: goingOn(listings),
      carried,
      still,
      paysThem: paid,
      measured,
      exact: [measured, plainly],
      plain: [joins, situation, prices, sureAdvice],
      otherwise: [prices, noRate, noFigure, sureAdvice, people, bareTown, advice, anybody],
    },
  };
}
