import { units } from '#domain/estimate/calculators/units.ts';
import { withWesternDigits } from '#domain/wish/fold.ts';
import { readQuestion } from '../../intent/inputs/read-sizes.ts';
import { readCalculations } from '../../intent/read-calculation.ts';
import { conversionIn } from '../../intent/read-conversion.ts';
import { materialsNamed } from '../../intent/read-price.ts';
import { withoutDenied } from '../../intent/spoken/corrected.ts';
import { asksOther, asksPay, asksTime } from '../../intent/spoken/lexicon.ts';
import { numberOf } from '../../intent/spoken/spoken-numbers.ts';
import { withoutCourtesy } from '../../knowledge/courtesy.ts';
import { isElsewhere } from '../../knowledge/finding/find-articles.ts';
import { asKind, tradeIn } from '../../knowledge/trades/named-trade.ts';
import { changesOfHouse, readHouseQuestion } from '../house-question.ts';
import { townIn } from '../named-town.ts';
import { onlyNumberIn } from '../people-count.ts';
import { detailsIn, readListingQuestion } from '../search-question.ts';
import { isForeign, isOwnQuestion } from './asks-of-it.ts';
import { nearestAmount } from './carried.ts';
import { correctedLand } from './corrected-size.ts';
import { doersOf, isAnybody, mendersOf } from './doers.ts';
import { countedOf, isAdvice, isAside, otherOfKind, settled } from './of-the-talk.ts';
import { crewIn, payOfThem } from './pay-after.ts';
import {
  another,
  asksItsCost,
  asksItsMaterial,
  asksTheirRate,
  asksWho,
  narrowsSearch,
  refersBack,
  samePlace,
  takesSize,
  withName,
} from './referring.ts';
import { asksHouseCost, changedInputs, inOtherUnit, ofTheSame, sumAfter, withSides } from './sum-after.ts';
import { isShort, lacksSizes, mostWords, ownTopic, type Topic, wordsIn } from './topic.ts';

const joiner =
  /^\s*(?:and|aur|or|ya|phir|fir|ok|okay|actually|instead|not|no|nahi|nhi|achha|accha|acha|what about|how about|make it|now|ab|नहीं|अब|और|या|फिर|तो|अच्छा)(?![\p{L}\p{M}])/iu;
const fewWords = 3;
/** "Gahrai dedh meter kar den to", "1x1 foot wali loon to": something else is supposed. */
const supposes =
  /(?:kar (?:de|den|do|dein|diya)|ho|le|loon|lun|lu|lagau|lagaun|lagaye|karun|karein|rakhe|rakhun)\s{1,4}(?:to|toh)\W{0,20}$|(?:कर दें|कर दूँ|कर दूं|हो|लूँ|लूं|लें|लगाऊँ|लगाऊं|लगाएँ|रखें|करें)\s{1,4}तो\W{0,20}$|^(?:what )?if\b|^(?:agar|yadi|अगर|यदि)\s|\binstead\b/iu;
/** "Only those under 900", "single floor please", "sirf ek manzil rakho": what was found or drawn is to be so. */
const settles =
  /\b(?:only|just|those|ones|please|plz|sirf|keval|bas|wal[aei]|rakh(?:o|na|iye|en|do)|kar (?:do|den|dijiye|dena))\b|(?<![\p{L}\p{M}])(?:सिर्फ|सिर्फ़|केवल|बस|वाल[ाेी]|रख(?:ो|ना|िए|ें)|कर (?:दो|दें|दीजिए|देना))(?![\p{L}\p{M}])/iu;
/** It begins as what goes on from something does. */
export const goesOn = (text: string): boolean => joiner.test(text) && wordsIn(text) <= 2 * mostWords;

const kindOf = (word: string): string | undefined => {
  if (/^\d+$/.test(word) || numberOf(word) !== undefined) return 'number';
  if (tradeIn(word)) return 'trade';
  if (materialsNamed(word).length > 0) return 'material';
  return townIn(`in ${word}`) && 'town';
};
/** "Not an architect, I meant an engineer": what is meant. */
const meant = (text: string): string =>
  withoutDenied(text, kindOf)
    .replace(/\bnot (?:an? |the )?[^,;]{1,30}[,;]\s*/i, ' ')
    .replace(/[\p{L}\p{M}]{1,40} (?:nahi|nahin|nhi|नहीं)[,;]\s*/iu, ' ')
    .replace(/\d{1,15} (?:nahi|nahin|nhi|नहीं)(?:[,;]| (?=\d))/iu, ' ');

function withChange(topic: Topic, text: string): Topic | undefined {
  if (topic.about === 'house') {
    const landSize = correctedLand(text, topic.input.landSize);
    const changes = landSize ? { landSize } : changesOfHouse(meant(text));
    return Object.keys(changes).length > 0 || asksItsCost(text) || asksItsMaterial(text)
      ? { about: 'house', input: { ...topic.input, ...changes } }
      : undefined;
  }
  if (topic.about === 'price') {
    const counted = countedOf(topic.asked, text);
    if (counted) return { about: 'sum', asked: counted };
    const inUnits = readQuestion(text).measures.some(({ sizes: [size] }) => size?.unit !== undefined);
    const number = Number(/\d{1,7}/.exec(readQuestion(text).tokens.join(' '))?.[0] ?? 0);
    const [first, second] = topic.asked;
    // "Aur do hazaar ki", of the bricks that were counted.
    if (
      first?.amount !== undefined &&
      !inUnits &&
      !second &&
      isShort(text) &&
      number > 0 &&
      materialsNamed(text).length === 0
    )
      return { about: 'price', asked: [{ ...first, amount: number }] };
    // "50 bori ka", of the one material that was priced.
    const [only, more] = topic.asked;
    const much = only && !more && isShort(text) ? materialsNamed(`${only.key} ${text}`) : [];
    if (much.length === 1 && much[0]?.amount !== undefined) return { about: 'price', asked: much };
    // "In Nagpur?": the same there.
    if (wordsIn(text) <= fewWords && townIn(text)) return topic;
    const named = isAdvice(text) ? [] : materialsNamed(meant(text));
    // "River sand?" behind three brass of the other: as much of it.
    const [sold, other] = named;
    const as = first && !second && sold && !other && sold.amount === undefined && sold.key === first.key;
    if (as && first.amount !== undefined)
      return { about: 'price', asked: [{ ...sold, amount: first.amount }] };
    return named.length > 0 ? { about: 'price', asked: named } : undefined;
  }
  if (topic.about === 'sum') {
    const asked = sumAfter(topic.asked, text);
    return asked && { about: 'sum', asked };
  }
  const said = meant(text);
  const other = otherOfKind(said, topic.input) ?? readListingQuestion(said)?.input;
  const read = detailsIn(said);
  // "7 kar do", where so many people were asked for.
  const counts = topic.input.people !== undefined && read.maxPrice === undefined;
  const number = onlyNumberIn(said) ?? 0;
  const people = read.people ?? (counts && number > 0 && number < 100 ? number : undefined);
  // "No, 900", where 800 was the most.
  const limits = topic.input.maxPrice !== undefined && number >= 100;
  const maxPrice = read.maxPrice ?? (limits ? number : undefined);
  const details = { ...read, people, maxPrice, rates: asksTheirRate.test(said) || undefined };
  // "How is the weather in Delhi?" looks for nobody there.
  if (!other && asksHow.test(said) && isElsewhere(said)) return undefined;
  const unchanged = !other && Object.values(details).every((value) => value === undefined);
  if (unchanged && !narrowsSearch(said)) return undefined;
  const told = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
  const { kind, category } = other ?? topic.input;
  // "Akela nahi puri toli": a crew of the same work.
  const same = category ?? asKind(kind, topic.input.category);
  // Whose rate is asked for now.
  const asked = other ? said : topic.input.asked;
  return { about: 'people', input: { ...topic.input, ...told, kind, category: same, asked } };
}

/** What a house costs is told of a usual one, where nothing of its size is said. */
const sizeless = (own: Topic | undefined): boolean =>
  own?.about !== 'sum' || ['area', 'length'].every((key) => own.asked.inputs[key] === undefined);

/** "Lagwane ki majduri kitni hogi": of a work, and of nobody who is named. */
const wagesOfWork = (said: string): boolean => {
  const text = said.toLowerCase();
  return asksPay.test(text) && tradeIn(text.replace(asksPay, ' ')) === undefined;
};

const asksTheWhole =
  /\b(?:this|these|that|it|its|all)\b|\b(?:what|how much) will\b|\b(?:aay?e|pade|ho|lage)g[ai]\b|\b(?:in|un)k[aei]\b|(?:आए|पड़े|हो|लगे)ग[ाी]|(?:इन|उन|इस)(?:का|की|के)(?![\p{L}\p{M}])/iu;
const asksHow = /\b(?:how is|what is|when|kais[aei]|kab)\b|कैस[ाीे]|कब/iu;

/** "If 3 masons do the plaster, how many days for 1800 sq ft": a sum with all that it takes. */
const isWhole = (said: string, own: Topic | undefined): boolean =>
  own?.about === 'sum' && !lacksSizes(own) && !isShort(said) && !takesSize(said) && !corrects.test(said);
/** "The hall is 16 x 24 actually": what was not said again stays. */
const corrects =
  /\b(?:actually|instead|rather|sorry|i mean|asal me(?:in)?|darasal|galti)\b|दरअसल|असल में|गलती|ग़लती|माफ़?/iu;
const isCorrected = (said: string, topic: Topic | undefined, own: Topic | undefined): boolean =>
  topic?.about === 'sum' &&
  own?.about === 'sum' &&
  own.asked.calculator === topic.asked.calculator &&
  wordsIn(said) <= 2 * mostWords &&
  corrects.test(said);

const tellMe = /\b(?:ye|yeh|it|this|that) (?:ba?ta\w{0,4}|bolo)\b|(?:ये|यह) (?:बता|बोल)\S{0,3}/giu;
/** Whether a message may go on from the one before, by how it is said. */
function mayGoOn(said: string, topic: Topic | undefined, own: Topic | undefined): boolean {
  if (another.test(said)) return false;
  if (topic?.about === 'people' && isOwnQuestion(said)) return false;
  if (isCorrected(said, topic, own)) return true;
  if (topic && !goesOn(said) && !supposes.test(said) && isAside(said, topic, own)) return false;
  if (!goesOn(said) && (isForeign(said) || isWhole(said, own))) return false;
  // What stands by itself whatever it begins with: a price of today, people in a town that is named.
  const aside = own?.about === 'price' || (own?.about === 'people' && own.input.place !== undefined);
  if (topic?.about === 'sum' && aside && !refersBack.test(said)) return false;
  // "But first tell me what steel costs today" looks for nobody.
  if (topic?.about === 'people' && own?.about === 'price' && !refersBack.test(said.replace(tellMe, ' ')))
    return false;
  // "And how much would 2 masons cost for 6 days" is a whole sum, also after a search.
  if (topic?.about === 'people' && own?.about === 'sum' && !lacksSizes(own)) return false;
  if (goesOn(said) || supposes.test(said)) return true;
  if (topic?.about === 'people' && (samePlace.test(said) || (narrowsSearch(said) && !own))) return true;
  // "Feet, no, metres" looks like a conversion, "its wages" like a search.
  if (topic?.about === 'sum' && inOtherUnit(readQuestion(said), topic.asked.inputs)) return true;
  if (topic?.about === 'sum' && own?.about === 'people' && !own.input.place) {
    // "Only 7 helpers" of a crew that is paid.
    if (topic.asked.calculator === 'pay' && isShort(said)) return true;
    if (refersBack.test(said) || wagesOfWork(said)) return ofTheSame(topic.asked, said) !== undefined;
  }
  if (topic?.about === 'sum' && own?.about === 'sum' && takesSize(said)) return true;
  // "What would it cost?" of a house whose materials were counted, though alone it is asked of any house.
  if (topic?.about === 'sum' && sizeless(own) && asksHouseCost(topic.asked, readQuestion(said))) return true;
  const long = wordsIn(said) > 3 * mostWords;
  // "How many bags of cement and how much steel for it": of the house that was drawn.
  if (topic?.about === 'house' && !long && sizeless(own) && asksItsMaterial(said)) return true;
  const few = wordsIn(said) <= 2 * mostWords;
  if (topic?.about === 'price' && few && countedOf(topic.asked, said)) return true;
  const narrows = topic !== undefined && few && settles.test(said) && settled(topic, said);
  // "Cost of these bricks", "what will the cement cost": of as much as was counted.
  if (topic?.about === 'sum' && own?.about === 'price' && few && asksTheWhole.test(said))
    return ofTheSame(topic.asked, said)?.priced === true;
  if (own && !lacksSizes(own))
    // "Electrician bhi": in the same place, where nothing else is said.
    return (
      own.about === 'people' && topic?.about === 'people' && !own.input.place && (isShort(said) || narrows)
    );
  if (isShort(said)) return true;
  if (narrows) return true;
  if (long || asksOther.test(readQuestion(said).text)) return false;
  // Longer ones say a size, a count or a finish of the sum before, or a word for it; or another town.
  if (topic?.about === 'sum')
    return (
      refersBack.test(said) ||
      changedInputs(topic.asked, said) !== undefined ||
      withSides(topic.asked, said) !== undefined ||
      ofTheSame(topic.asked, said)?.calculator === 'labour'
    );
  return topic?.about === 'people' && detailsIn(said).place !== undefined;
}

/** "Cement for plaster?", then "30 ft long, 9 ft high"; "ghar ka plan chahiye", then "30x60": one wish in two messages. */
function wholeOf(before: string, said: string): Topic | undefined {
  const house = changesOfHouse(said).landSize && readHouseQuestion(`${before} ${said}`);
  if (house) return { about: 'house', input: house };
  // "Ghar banane ka thekedar batao", "Bhopal".
  const place = wordsIn(said) <= fewWords ? townIn(said) : undefined;
  const looked = place === undefined ? undefined : readListingQuestion(before)?.input;
  if (looked?.category) return { about: 'people', input: { ...looked, place } };
  // "The plot is 30 by 50 ft", "in gaj?"
  const turned =
    isShort(said) && !conversionIn(readQuestion(before)) && conversionIn(readQuestion(`${before} ${said}`));
  if (turned) return { about: 'sum', asked: turned };
  if (readQuestion(said).measures.length === 0) return undefined;
  // "The tiles come off. If I have 500 sq ft new ones laid, how many days do 2 masons take?"
  const timed = asksTime.test(readQuestion(said).text);
  const [named] = timed ? readCalculations(withName(said, before)) : [];
  if (named?.missing.length === 0) return { about: 'sum', asked: named };
  const [asked] = readCalculations(`${before} ${said}`);
  // "Sariye ka wajan", "16 mm": what is still missing is asked for.
  const begun =
    asked && (asked.missing.length === 0 || (isShort(said) && Object.keys(asked.inputs).length > 0));
  return begun ? { about: 'sum', asked } : undefined;
}

/** "Pune", then "mason": there. */
function inTownBefore(before: string, own: Topic | undefined): Topic | undefined {
  const place = wordsIn(before) <= fewWords ? townIn(before) : undefined;
  return own?.about === 'people' && own.input.place === undefined && place !== undefined
    ? { about: 'people', input: { ...own.input, place } }
    : undefined;
}

/** "Make it 4" behind a slab of 5 inches: the number that it is nearest to is the one that is meant. */
function withNearest(before: string, said: string): Topic | undefined {
  if (!isShort(said) || !(goesOn(said) || supposes.test(said))) return undefined;
  const whole = nearestAmount(before, withWesternDigits(said));
  const next = whole === undefined ? undefined : ownTopic(whole);
  return next?.about === 'sum' && !lacksSizes(next) ? next : undefined;
}

function wagesOf(
  topic: Topic | undefined,
  told: { crew: string; sought: string },
  said: string,
): Topic | undefined {
  const asked = topic?.about === 'people' ? payOfThem({ ...told, input: topic.input }, said) : undefined;
  return asked && { about: 'sum', asked };
}

/** "And if it is 6 inches, how much cement?" behind a price: of the sum before it. */
function sumAgain(sum: Topic | undefined, said: string): Topic | undefined {
  const turns = supposes.test(said) || ifIt.test(said);
  const hasSize = readQuestion(said).measures.some(
    ({ sizes: [size] }) => size?.unit !== undefined && units[size.unit].kind === 'length',
  );
  return sum && turns && hasSize && isShort(said) ? withChange(sum, said) : undefined;
}
const ifIt =
  /(?:करने|होने|रखने|लेने) पर|(?:हो|करें|करूँ|रखें) तो|\bif\b|\bagar\b|अगर|\b(?:karne|hone|rakhne) (?:par|pe)\b/iu;

/**
 * What a message goes on from: "and for 8?" keeps the sum, "aur plumber?" the place, and changes one thing. Undefined
 * where it stands by itself, or has nothing of the questions before it.
 * @param history the questions before, the oldest first
 */
export function followUp(text: string, history: readonly string[]): Topic | undefined {
  let topic: Topic | undefined;
  let followed = false;
  let before = '';
  let [crew, sought] = ['', ''];
  let sum: Topic | undefined;
  for (const message of [...history, text]) {
    const said = withoutCourtesy(message);
    const own = ownTopic(said);
    if (crewIn(said)) crew = said;
    const changed =
      wagesOf(topic, { crew, sought }, said) ??
      doersOf(topic, own, said) ??
      (topic && mayGoOn(said, topic, own) ? withChange(topic, said) : undefined) ??
      (topic?.about === 'sum' ? withNearest(before, said) : undefined);
    // "4 labourers to fill earth, Ujjain" says all that is wanted.
    const placed =
      own?.about === 'people' && own.input.place !== undefined && !isShort(said) && !asksWho.test(said);
    const menders = topic || placed || (own && !isAnybody(own)) ? undefined : mendersOf(before, said);
    const whole =
      menders ?? (topic || changed ? undefined : own ? inTownBefore(before, own) : wholeOf(before, said));
    const back = changed || whole || topic?.about === 'sum' ? undefined : sumAgain(sum, said);
    followed = changed !== undefined || whole !== undefined || back !== undefined;
    topic = back ?? changed ?? whole ?? own ?? topic;
    if (topic?.about === 'sum') sum = topic;
    if (own?.about === 'people') sought = said;
    before = said;
  }
  return followed ? topic : undefined;
}
