import { readQuestion } from '../../intent/inputs/read-sizes.ts';
import { readCalculation } from '../../intent/read-calculation.ts';
import type { CalculationAsked } from '../../intent/read-conversion.ts';
import { materialsIn, materialsNamed, type PriceAsked } from '../../intent/read-price.ts';
import { asksOther, asksTime } from '../../intent/spoken/lexicon.ts';
import { asksHowMuch, surely } from '../../knowledge/finding/answers-surely.ts';
import { findArticles } from '../../knowledge/finding/find-articles.ts';
import { tradeIn } from '../../knowledge/trades/named-trade.ts';
import { changesOfHouse } from '../house-question.ts';
import type { ListingInput } from '../listing-input.ts';
import { detailsIn } from '../search-question.ts';
import { isOwnMatter, namesSubject } from './asks-of-it.ts';
import { asksItsMaterial, asksTheirRate, narrowsSearch, refersBack } from './referring.ts';
import { changedInputs, ofTheSame, withSides } from './sum-after.ts';
import { lacksSizes, type Topic, wordsIn } from './topic.ts';

/** Words of a message that tells something. */
const fewest = 4;

/** What those of a kind are called, whatever each of them does. */
const calledOf: Partial<Record<ListingInput['kind'], string>> = {
  engineer: 'engineer',
  contractor: 'contractor',
  groupWorker: 'crew',
  worker: 'mistri',
};
/** "Structural one", "structural wala". */
const ofThatKind =
  /([\p{L}\p{M}]{1,40}) (?:ones?|[vw]al[aei]|वाल[ाीे])(?![\p{L}\p{M}])|^(?:(?:no|nah?i{1,5}n?|nhi|sorry|actually|i|need|want|an?|the|mujhe|नह[ीि]ं?|मुझे|बल्कि|balki)[\s,]{1,4}){1,6}([\p{L}\p{M}]{1,40})(?: (?:chah?iye|chaiye|please|plz|चाहिए))?[\s.!?।]{0,4}$/iu;

/** "No, a structural one" of engineers: another of the kind that was looked for; nothing else is changed. */
export function otherOfKind(
  said: string,
  { kind }: ListingInput,
): Pick<ListingInput, 'kind' | 'category'> | undefined {
  const [, one, other] = ofThatKind.exec(said.trim()) ?? [];
  const [which, called] = [one ?? other, calledOf[kind]];
  if (which === undefined || called === undefined) return undefined;
  // "Plumber wala" is the trade that it names.
  const own = tradeIn(kind === 'engineer' ? which : said);
  if (own && own.kind !== 'engineer') return undefined;
  const [trade, any] = [tradeIn(`${which} ${called}`), tradeIn(called)];
  // "A cheaper one" is any of them.
  const differs = trade?.kind === kind && trade.category !== undefined && trade.category !== any?.category;
  return differs ? { kind, category: trade.category } : undefined;
}

/** "Solar panel kitna bada": surely an article's question by itself. */
const isAnother = (said: string): boolean =>
  findArticles(said).some(({ sure, score }) => sure && score >= surely);

/** "And how many for one wall" behind what bricks cost: the sum of what was priced. */
export function countedOf(asked: readonly PriceAsked[], said: string): CalculationAsked | undefined {
  const [only, more] = asked;
  const { says, text } = readQuestion(said);
  const others =
    asksTime.test(text) ||
    materialsNamed(said).length > 0 ||
    (['worker', 'people', 'day', 'cost'] as const).some(says);
  if (!only || more || !says('many') || others || isAnother(said)) return undefined;
  const own = readCalculation(said);
  return own ? undefined : countedIn(said, only.key);
}

/** The name stands where it is counted: "how many bricks will I need". */
function countedIn(said: string, name: string): CalculationAsked | undefined {
  const many = /\b(?:how (?:many|much)|kitn[aei])|कितन[ाीे]/iu.exec(said);
  if (!many) return undefined;
  const behind = many.index + many[0].length;
  return readCalculation(`${said.slice(0, behind)} ${name}${said.slice(behind)}`);
}

const asksHow =
  /\b(?:how|kais[aei]|p[ae]h?ch?a{1,5}n\w{0,40}|good|safe|th(?:ee|i)k|badhiya)\b|कैस[ाीे]|पहचान|ठीक|बढ़िया/iu;
/** "What is M-sand": nobody asks a price so. */
const meaning = /^what (?:is|are)\b|\b(?:kya hot[ai]|matlab)\b|क्या होत[ाी]|मतलब/iu;
/** "Aur lal eent": its price, though an article is about it. */
const joins = /^\s*(?:and|aur|or|what about|how about|और)(?![\p{L}\p{M}])/iu;
/** "How is an AAC block", "a good brick's marks" behind a price: advice, though it names a material and no price. */
export function isAdvice(said: string): boolean {
  const [best] = materialsIn(said).length > 0 ? [] : findArticles(said);
  const how = asksHow.test(said) || meaning.test(said) || asksOther.test(readQuestion(said).text);
  return best?.sure === true && (how || (best.score >= surely && !joins.test(said)));
}

/** A price, a place, who is verified; the floors, bedrooms or land of a house. */
export const settled = ({ about }: Topic, said: string): boolean =>
  (about === 'people' && Object.values(detailsIn(said)).some((value) => value !== undefined)) ||
  (about === 'house' && Object.keys(changesOfHouse(said)).length > 0);

/** "White powder on bricks" behind a sum of land: no more than tells of another matter, and changes nothing of the sum. */
function onlyTellsOther(said: string, asked: CalculationAsked): boolean {
  if (asksHowMuch.test(said) || refersBack.test(said) || wordsIn(said) < fewest) return false;
  const [best] = findArticles(said);
  const other = best?.sure === true && namesSubject(said);
  return other && changedInputs(asked, said) === undefined && ofTheSame(asked, said) === undefined;
}

/**
 * Whether a message asks for an article of its own, and changes nothing of the people, sum, price or house before it.
 * @param own what it would be about by itself: a sum without its sizes may only name what an article is about
 */
export function isAside(said: string, topic: Topic, own: Topic | undefined): boolean {
  if (own && !(lacksSizes(own) && !asksHowMuch.test(said))) return false;
  const matter = isOwnMatter(said);
  if (topic.about === 'sum') {
    if (!matter) return onlyTellsOther(said, topic.asked);
    if (topic.asked.calculator === 'conversion') return true;
    // "OPC 53", "a house of 1988" measure nothing.
    const measured = readQuestion(said).measures.some(
      ({ sizes, noun, label }) => noun !== undefined || label !== undefined || sizes.some(({ unit }) => unit),
    );
    return !measured && (withSides(topic.asked, said) === undefined || !asksHowMuch.test(said));
  }
  if (!matter) return false;
  if (topic.about === 'people')
    return !settled(topic, said) && !narrowsSearch(said) && !asksTheirRate.test(said);
  if (topic.about === 'house') return !settled(topic, said) && !asksItsMaterial(said);
  return countedOf(topic.asked, said) === undefined;
}
