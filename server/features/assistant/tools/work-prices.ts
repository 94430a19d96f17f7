import {
  houseLabour,
  type Market,
  type Per,
  type Work,
  withoutFigure,
  works,
} from '#content/priced-works.ts';
import { paths } from '#contract/paths.ts';
import { inUnit, type Unit, units } from '#domain/estimate/calculators/units.ts';
import type { RateFile, RateKey } from '#domain/estimate/rates.ts';
import { asksPrice, materialsIn, materialsNamed } from '../intent/read-price.ts';
import { measuresIn } from '../intent/spoken/measures.ts';
import { kindOf } from '../intent/spoken/size.ts';
import { hinglishOf } from '../knowledge/language.ts';
import { tradeIn } from '../knowledge/trades/named-trade.ts';
import { readHouseQuestion } from '../reading/house-question.ts';
import { byPiece, offeredIn } from '../reading/price-limit.ts';
import type { Asker, Finding, Locale } from './base/tool.ts';
import { type Price, range, words } from './base/work-sentences.ts';
import { verdictOn } from './usual-pay.ts';

/** What is paid for the work of people, or a price for so much of it. */
const asksWork =
  /labou?r|ma[jz]d+o{0,2}r|majduri|charges?\b|thek[ae]|lagwa|karwa|lagan[ei]|lagai|banwa|per ?(?:sq|square|foot|feet|ft|metre|meter|running|point|kg)|(?:sq|square) ?(?:ft|feet|foot|meter|metre)|\brate\b|\brates\b|kiraya|rent\b|cost|kharch|मजदूरी|मज़दूरी|लेबर|ठेका|लगवा|करवा|लगाने|बनवा|बनाने|फुट|फ़ुट|मीटर|रेट|खर्च|ख़र्च|किराया|लागत/iu;
/** The pay of those who do it, and nothing else. */
export const asksLabour =
  /labou?r|ma[jz]d|charges?\b|lagwa|lagan[ei]|lagai|thek[ae]\b|मजदूरी|मज़दूरी|लेबर|लगव|लगाने|ठेका/iu;
const perArea =
  /per ?(?:sq|square|foot|feet|ft|metre|meter|running)|(?:a|prati|प्रति) (?:sq|square|foot|feet|fut|varg|वर्ग|फुट)|\b(?:sq ?ft|sqft|square (?:foot|feet)|varg f(?:oo|u)t) k[aei]\b/iu;
const asksItsPay =
  /charge|labou?r (?:rate|only)|\bonly labou?r|sirf (?:labou?r|ma[jz]d)|kitna let|कितना ले|सिर्फ़? (?:लेबर|मज़?दूरी)/iu;
/** "Gate banwana hai kitna lagega". */
const asksWhatItTakes =
  /(?:banwan|lagwan|karwan)[aei][^.?!]{0,20}kitn[ae] (?:lag|pad|aay)|(?:बनवान|लगवान|करवान)[ाेी][^.?!।]{0,20}कितन[ाे] (?:लग|पड़|आए)/iu;
/** "14 foot railing kitne me banegi", where a thing is named that has a price of its own. */
const asksItsSum =
  /\bfees?\b|फ़?ीस|kitne (?:me|mein|ka|ki|k) (?:ban|pad|lag|ho|aa|mil)|kitn[ae] (?:paisa|paise|rup)|(?:per|prati|ek|प्रति|एक) (?:sq |square |varg |वर्ग )?(?:f[ou]{1,2}t|ft|फ़?ुट)[^.?!]{0,8}(?:kitn|कितन)|कितने (?:में|मे|का|की) (?:बन|पड़|लग|हो|आ|मिल)|कितन[ाे] (?:पैस|रुप)/iu;
/** What is spoken of is no price: what is saved, paid to the state or to a bank. */
const otherMoney =
  /\bgst\b|\btax|\bloan|interest|subsid|\bbills?\b|\bemi\b|\bsav(?:e|ing)|reduce|\bbacha|जीएसटी|टैक्स|लोन|ब्याज|सब्सिडी|बिल(?![\p{L}\p{M}])|बचा|बचत/iu;
/** How, and not how much. */
const asksHow = /\bhow (?:to|do|does|should|is|are|long|thick|deep)\b|\bkaise\b|\bwhy\b|कैसे|क्यों/iu;
/** The whole of it is given to somebody. */
const builds = /\bbhk\b|house|home|ghar\b|makan|build|construct|thek|contract|मकान|घर|ठेक|निर्माण/iu;
/** People are looked for, or a house is built. */
const others =
  /per day|a day|\bdaily\b|\broz\b|dihad|dihar|दिहाड़ी|रोज़?(?![\p{L}\p{M}])|chah?iye|chahie|\bneed\b|\bhire\b|\bnear\b|चाहिए|\bbhk\b|\bhouse\b|\bghar\b|makan|मकान|\bघर\b/iu;

/** Somebody is looked for, or paid for a day. */
const forPeople =
  /per day|a day|\bdaily\b|\broz\b|dihad|dihar|\bhire\b|\bnear\b|दिहाड़ी|रोज़?(?![\p{L}\p{M}])/iu;
/** "What does a house cost, and how big a septic tank": the house is asked about first. */
const houseCost =
  /(?:house|home|ghar|makan) (?:construction |banane )?(?:ka |ki )?(?:cost|kharch)|(?:घर|मकान) (?:बनाने )?(?:का |की )?(?:ख़?र्च|लागत)/iu;
/** "Grateful", "separate": no rate. */
const otherRate = /\b[a-z]{1,20}rate[a-z]{0,20}|\brate(?!s?\b)[a-z]{1,20}/giu;
const isSought = /\bneed\b|chah?iye|chahie|चाहिए/iu;
const isBuilt = /construct|\bbuil[dt]|banan|banwan|banega|बनान|बनवान|बनेगा|निर्माण/iu;

const sold: Record<Per, { shown: Unit; of: Unit } | undefined> = {
  m2: { shown: 'sqft', of: 'm2' },
  m3: { shown: 'cft', of: 'm3' },
  cum: { shown: 'm3', of: 'm3' },
  m: { shown: 'ft', of: 'm' },
  kg: { shown: 'kg', of: 'kg' },
  litre: { shown: 'litre', of: 'litre' },
  one: undefined,
  day: undefined,
};
const perWords: Record<Per, [en: string, hi: string]> = {
  m2: ['a sq ft', 'वर्ग फुट'],
  m3: ['a cubic foot', 'घन फुट'],
  cum: ['a cubic metre', 'घन मीटर'],
  m: ['a running foot', 'फुट'],
  kg: ['a kg', 'किलो'],
  litre: ['a litre', 'लीटर'],
  one: ['each', 'एक'],
  day: ['a day', 'दिन'],
};

const scaled = ({ low, likely, high }: Price, by: number): Price => ({
  low: low * by,
  likely: likely * by,
  high: high * by,
});
const priceOf = ({ rates }: RateFile, key: RateKey): Price => {
  const { rate, low, high } = rates[key];
  return { low, likely: rate, high };
};

/** From so many on, feet are square feet. */
const leastFeet = 100;
/** How much of it is told: an area, a length, a weight; sides make an area. */
function amountIn(question: string, per: Per): number | undefined {
  const shown = sold[per];
  for (const { sizes } of measuresIn(question).measures) {
    const [size, next, third] = sizes;
    if (!size || !shown || third || (size.value === 1 && !next)) continue;
    const length = (one: typeof size) => inUnit(one.value, one.unit ?? 'ft', 'm');
    if (next && per === 'm2' && kindOf(size) !== 'area') return length(size) * length(next);
    // "200 foot ka": no side of what is mended is so long.
    if (!next && per === 'm2' && size.unit === 'ft' && size.value >= leastFeet)
      return inUnit(size.value, 'sqft', 'm2');
    if (!next && size.unit && kindOf(size) === units[shown.of].kind)
      return inUnit(size.value, size.unit, shown.of);
  }
  return per === 'm2' ? areaOfSides(question) : undefined;
}
/** "7 feet high, 6 feet wide": each side by its name. */
function areaOfSides(question: string): number | undefined {
  const [one, other, more] = measuresIn(question).measures.flatMap(({ sizes: [size, next], label }) =>
    size && !next && label && kindOf(size) !== 'area' ? [size] : [],
  );
  if (!one || !other || more) return undefined;
  return inUnit(one.value, one.unit ?? 'ft', 'm') * inUnit(other.value, other.unit ?? 'ft', 'm');
}

const isNamed = ({ names }: Work, text: string): boolean => [names].flat().some((one) => one.test(text));
const workIn = (text: string): Work | undefined =>
  withoutFigure.some((one) => one.test(text)) ? undefined : works.find((work) => isNamed(work, text));
/** A thing or a work with its material, and not what people alone are paid. */
const isThing = ({ market, rent }: Work): boolean => !market?.labour && !rent;
/** What no calculator and no house knows: a work with its material, by what people ask in the market. */
export function marketPriceOf(question: string, asker: Pick<Asker, 'locale' | 'rates'>): Finding | undefined {
  const work = workIn(question);
  return work?.market && (isThing(work) || work.rent) ? workPriceOf(question, asker) : undefined;
}

/** A house, its land or people are spoken of, and no work. */
function isOfOthers(question: string, work: Work | undefined): boolean {
  if (!work || !isThing(work)) return others.test(question);
  if (forPeople.test(question)) return true;
  if (isSought.test(question) && tradeIn(question) !== undefined) return true;
  if (!others.test(question)) return false;
  if (!work.home && houseCost.test(question)) return true;
  return readHouseQuestion(question) !== undefined && (!work.home || isBuilt.test(question));
}

const inLocale = (locale: Locale, finding: string): string =>
  locale === 'hinglish' ? hinglishOf(finding) : finding;

/** "What rent to expect", "kiraya kitna hai": of a machine that is hired. */
/** "Kiraye par milegi kya": whether there is one. */
const isLooked = (question: string): boolean =>
  /\bmil(?!ti|ta|te)|\bmiln|मिल(?!त)|\bneed\b|chah?iye|चाहिए/iu.test(question) &&
  !/\bkitn|how much|\brate|कितन|रेट/iu.test(question);
const asksRent =
  /(?:\brent\b|\bhire\b|\bcharges?\b|kiray|bhad[ae]|bhara|किराय|भाड़)[^.?!]{0,30}(?:\bkitn|how much|\bwhat\b|\bkya\b|\brate|\bper\b|expect|usual|कितन|क्या|प्रति)|(?:\bkitn|how much|\bwhat\b|\bkya\b|कितन|क्या|रेट)[^.?!]{0,30}(?:\brent\b|kiray|bhad[ae]|bhara|\bhire charge|किराय|भाड़)|^[^.?!]{0,40}\brent (?:per|a|an|for one) (?:hour|day)|(?:ghant[ae]|घंट[ाे]) k[aei] (?:kitn|kya|rate)/iu;
/** What a work costs by its usual unit, and for so much of it where a question says how much; undefined for every other. */
export function workPriceOf(
  question: string,
  { locale, rates }: Pick<Asker, 'locale' | 'rates'>,
): Finding | undefined {
  const fair = offeredIn(question) !== undefined && byPiece.test(question);
  const named = workIn(question);
  const thing = named !== undefined && isThing(named);
  const asked = asksPrice(thing ? question.replace(otherRate, ' ') : question) || asksItsPay.test(question);
  const takes = asksWhatItTakes.test(question) && (thing || materialsNamed(question).length === 0);
  const rented = named?.rent === true && asksRent.test(question) && !isLooked(question);
  if (!(fair || asked || takes || rented || (thing && asksItsSum.test(question)))) return undefined;
  if (!(fair || thing || rented || asksWork.test(question)) || asksHow.test(question)) return undefined;
  if (thing && otherMoney.test(question)) return undefined;
  const ofHouse = asksLabour.test(question) && byPiece.test(question) && builds.test(question);
  const work = named ?? (ofHouse ? houseLabour : undefined);
  if (work !== houseLabour && !fair && !rented && isOfOthers(question, work)) return undefined;
  // "The rate of paint" is that of the material, unless it is said of people's work or of an area.
  const ofWork = asksLabour.test(question) || perArea.test(question);
  if (work?.market?.labour && !ofWork && materialsIn(question).length > 0) return undefined;
  return work && priceFinding(work, question, { locale, rates });
}

/** A slab is paid by its area, whatever it is reckoned in. */
const paidBy = ({ per }: Work, market?: Market): Per =>
  market?.unit ? (market.unit[0].includes('sq ft') ? 'm2' : 'one') : per;

const ofHours = { each: ['an hour', 'घंटा'], many: ['hours', 'घंटे'], ofDay: 8 };
const wholeDay = /\b(?:full|whole|p[ou]{1,2}r[ae]|one|ek) (?:day|din)\b|पूर[ाे] दिन|एक दिन/iu;
/** "10 hours", "one full day" of a machine. */
function hoursIn(question: string): number | undefined {
  const { tokens, measures } = measuresIn(question);
  for (const { sizes, noun, to } of measures) {
    const [size, next] = sizes;
    if (!size || next) continue;
    if (noun === 'day') return size.value * ofHours.ofDay;
    if (/^(?:h(?:ou)?rs?|ghant\w{1,2}|घंट\S{1,2})$/u.test(tokens[to] ?? '')) return size.value;
  }
  return wholeDay.test(question) ? ofHours.ofDay : undefined;
}

/** What people ask for one unit and, where it is told how much of it is wanted, for that. */
function marketLines(
  work: Work,
  market: Market,
  { question, language }: { question: string; language: 'en' | 'hi' },
): string[] {
  const at = language === 'en' ? 0 : 1;
  const say = words[language];
  const unit = market.unit?.[at] ?? perWords[work.per][at];
  const labour = market.labour ? `${work[language]}, ${say.labour}` : work[language];
  const name = market === work.people ? say.labour.charAt(0).toUpperCase() + say.labour.slice(1) : labour;
  const line = say.asked(name, market, unit);
  const per = paidBy(work, market);
  const shown = sold[per];
  const amount = shown && amountIn(question, per);
  const hours = unit === ofHours.each[at] ? hoursIn(question) : undefined;
  if (hours !== undefined) {
    const sum = range({ low: market.low * hours, likely: 0, high: market.high * hours });
    return [line, `- ${hours} ${ofHours.many[at]}: **${sum}**`];
  }
  if (!shown || amount === undefined) return [line];
  const many = inUnit(amount, shown.of, shown.shown);
  const much = `${Math.round(many).toLocaleString('en-IN')} ${perWords[per][at].replace(/^a /, '')}`;
  const sum = range({ low: market.low * many, likely: 0, high: market.high * many });
  return [line, `- ${much}: **${sum}**`];
}

function priceFinding(
  work: Work,
  question: string,
  { locale, rates }: Pick<Asker, 'locale' | 'rates'>,
): Finding {
  const language = locale === 'en' ? 'en' : 'hi';
  const say = words[language];
  const unit = perWords[work.per][language === 'en' ? 0 : 1];
  const shown = sold[work.per];
  const each = shown ? 1 / inUnit(1, shown.of, shown.shown) : 1;
  const amount = amountIn(question, work.per);
  const lines: string[] = [];
  const tell = (name: string, one: Price) => {
    lines.push(say.line(name, scaled(one, each), unit));
    if (amount !== undefined && shown) {
      const much = Math.round(inUnit(amount, shown.of, shown.shown)).toLocaleString('en-IN');
      const named = unit.replace(/^a /, '');
      lines.push(say.sum(`${much} ${named}`, scaled(one, amount)));
    }
  };
  const { market, whole, people } = work;
  const offered = offeredIn(question);
  if (offered !== undefined && market)
    lines.push(verdictOn(offered, people && asksLabour.test(question) ? people : market, locale), '');
  if (market) lines.push(...marketLines(work, market, { question, language }));
  if (people) lines.push(...marketLines(work, people, { question, language }));
  if (whole) tell(work[language], priceOf(rates, whole));
  return {
    text: inLocale(locale, [...lines, '', whole ? say.note(rates.date) : say.ofMarket].join('\n')),
    links: [
      {
        title: inLocale(
          locale,
          language === 'en' ? 'A house with every quantity and rate' : 'हर मात्रा और रेट के साथ घर',
        ),
        path: paths.house,
      },
    ],
  };
}

/** What people ask for building a whole house, its material aside. */
export const labourOfHouse = (area: number, asker: Pick<Asker, 'locale' | 'rates'>): Finding =>
  priceFinding(houseLabour, `${inUnit(area, 'm2', 'sqft')} sqft`, asker);

const asksCost = /cost|price|how much|money|kharch|kitn[aei]|paisa|paise|खर्च|ख़र्च|कितन|पैस/iu;
/** Words of "and what will it cost". */
const mostWords = 6;
const isLand = /house|home|ghar|makan|plot|मकान|घर|प्लॉट/iu;

/** What the repair of a trouble that was told before costs, where only its size or the money is spoken of now. */
export function repairAfter(
  question: string,
  before: string,
  asker: Pick<Asker, 'locale' | 'rates'>,
): Finding | undefined {
  const named = works.some((work) => isNamed(work, question));
  // A long message that tells no size is about another matter.
  const few = question.trim().split(/\s+/).length <= mostWords;
  if (!few && amountIn(question, 'm2') === undefined) return undefined;
  if (!asksCost.test(question) || isLand.test(question)) return undefined;
  const trouble = works.find((work) => isNamed(work, before));
  if (!trouble?.whole || (named && !isNamed(trouble, question))) return undefined;
  return priceFinding(trouble, question, asker);
}

/** What people take for their work, and nobody who is looked for. */
export const onlyWages =
  /\blabou?r(?: (?:rate|cost|charges?))?\b|\bma[jz]d[ou]{1,3}ri\b|\bcharges?\b|मज़?द[ूु]री|लेबर(?: (?:रेट|चार्ज))?/giu;
/** "And the labour?" behind a work that was told: what people ask for it by its unit. */
export function labourAfter(
  question: string,
  told: string,
  asker: Pick<Asker, 'locale' | 'rates'>,
): Finding | undefined {
  const work = workIn(told);
  const wages = question.match(onlyWages) !== null;
  if (!work || !wages || work.rent) return undefined;
  return priceFinding(work, `${told}, ${question}`, asker);
}

/** Of something else, which is counted. */
const asksMany = /how many|kitn[ei]\b(?! (?:ka|ki|me|mein|paise|rup))|कितन[ेी](?! (?:का|की|में|मे|पैसे|रुप))/iu;

/** "10x8", "14 foot" behind what a work costs by its unit: for so much of it. */
export function sizeAfter(
  question: string,
  history: readonly string[],
  asker: Pick<Asker, 'locale' | 'rates'>,
): Finding | undefined {
  const few = (text: string) => text.trim().split(/\s+/).length <= mostWords;
  // Sizes after sizes are all of the one work.
  const priced = history.findLast((said) => !few(said) || workIn(said) !== undefined);
  const work = priced === undefined ? undefined : workIn(priced);
  if (!priced || !work || !few(question) || asksHow.test(question) || asksMany.test(question))
    return undefined;
  const other = workIn(question) ?? materialsNamed(question).length > 0;
  if ((other && other !== work) || isLand.test(question) || tradeIn(question)) return undefined;
  const hours = work.rent ? hoursIn(question) : undefined;
  if (hours === undefined && amountIn(question, paidBy(work, work.market)) === undefined) return undefined;
  return workPriceOf(priced, asker) && priceFinding(work, question, asker);
}
