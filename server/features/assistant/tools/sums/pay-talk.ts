import { westernDigits } from '#contract/written.ts';
import { written } from '#domain/estimate/calculators/units.ts';
import { wordIn } from '#domain/estimate/calculators/words.ts';
import { withTrades } from '../../intent/inputs/named-people.ts';
import { withSums } from '../../intent/inputs/pay-extras.ts';
import { isRated, type Line, newLine, newPay, type Pay } from '../../intent/inputs/pay-lines.ts';
import {
  asksElse,
  asksHow,
  asksLeft,
  asksSum,
  hoursOfDay,
  isAbsent,
  isHalf,
  isOther,
  isPaid,
  isRequest,
  moreDays,
  most,
  tradesIn,
} from '../../intent/inputs/pay-part.ts';
import { take } from '../../intent/inputs/pay-so-far.ts';
import { readQuestion } from '../../intent/inputs/read-sizes.ts';
import { calculationOf } from '../../intent/read-calculation.ts';
import { hinglishOf } from '../../knowledge/language.ts';
import { ownTopic, wordsIn } from '../../reading/after/topic.ts';
import { calculate } from '../base/calculator-tool.ts';
import type { Asker, Finding, Locale } from '../base/tool.ts';
import { asksMore, asksOnlyTotal } from './told-sum.ts';

const say = {
  en: {
    total: 'Total',
    day: 'For one day',
    off: 'Not worked',
    more: 'And',
    overtime: 'Overtime',
    each: 'For each',
    paid: 'Paid already',
    left: 'Still to pay',
    twice: 'An hour of overtime is twice the eighth of a day.',
    note: 'By the numbers that you told.',
  },
  hi: {
    total: 'कुल',
    day: 'एक दिन का',
    off: 'काम नहीं किया',
    more: 'और',
    overtime: 'ओवरटाइम',
    each: 'हर एक का',
    paid: 'पहले दिया',
    left: 'अब देना है',
    twice: 'ओवरटाइम का एक घंटा दिन के आठवें हिस्से का दोगुना है।',
    note: 'आपके बताए अंकों से।',
  },
};

/** An hour of overtime is paid twice (Code on Wages, 2019, section 14). */
const overtimeRate = (rate: number): number => (2 * rate) / hoursOfDay;
/** @param isEach what each of them gets is asked for */
function reckoned(
  { lines, days: all, advance, more }: Pay,
  locale: Locale,
  isEach: boolean,
): Finding | undefined {
  const words = say[locale === 'en' ? 'en' : 'hi'];
  const money = (amount: number) => written(amount, 'rupee');
  const isDay = all === undefined && lines.every(({ days }) => days === undefined);
  const told: string[] = [];
  let total = more;
  const given = lines.reduce((sum, one) => sum + one.given, advance);
  for (const { trade, count, rate = 0, days = all ?? 1, off, hours } of lines) {
    const sum = count * days * rate;
    const over = hours * overtimeRate(rate);
    total += sum - off * rate + over;
    const factors = [`${count}`, ...(isDay ? [] : [written(days, 'day')]), money(rate)];
    told.push(`- ${wordIn(locale, trade)}: ${factors.join(' × ')} = ${money(sum)}`);
    if (off > 0)
      told.push(
        `- ${words.off}: ${wordIn(locale, trade)}, ${written(off, 'day')} × ${money(rate)} = −${money(off * rate)}`,
      );
    if (over > 0) told.push(`- ${words.overtime}: ${hours} × ${money(overtimeRate(rate))} = ${money(over)}`);
    if (isEach && lines.length > 1)
      told.push(`- ${words.each}: ${wordIn(locale, trade)}, **${money((sum - off * rate + over) / count)}**`);
  }
  if (more > 0) told.push(`- ${words.more}: ${money(more)}`);
  told.push(`- ${isDay ? words.day : words.total}: **${money(total)}**`);
  if (given > 0)
    told.push(`- ${words.paid}: ${money(given)}`, `- ${words.left}: **${money(total - given)}**`);
  if (total <= 0 || total < given) return undefined;
  const [only, other] = lines;
  if (isEach && only && !other && only.count > 1)
    told.push(
      `- ${words.each}: ${money(total - given)} ÷ ${only.count} = **${money((total - given) / only.count)}**`,
    );
  const isOver = lines.some(({ hours }) => hours > 0);
  const text = [...told, '', ...(isOver ? [words.twice] : []), words.note].join('\n');
  return { text: locale === 'hinglish' ? hinglishOf(text) : text, links: [] };
}

/** "2 hours more at 150 an hour" is one sum: it asks not whether that is too much. */
const summed = (said: string): string => withSums(westernDigits(said), isPaid.test(said));

/**
 * A talk about people who are paid by the day: who came at what rate, for how many days, who did not come, what was paid
 * already. Each message adds to it or changes it. Undefined for every other talk, and where a number is not understood:
 * no sum is better than a wrong one.
 * @param history what the same user said before, the oldest first
 */
function reckonedTalk(typed: string, history: readonly string[], asker: PayAsker): Finding | undefined {
  const said = summed(typed);
  if (
    wordsIn(said) > most.words ||
    isRequest.test(said.replace(moreDays, ' ').replace(/\btomorrow\b/iu, moreDays.test(said) ? ' ' : '$&')) ||
    isOther.test(said)
  )
    return undefined;
  const shows = asksHow.test(said);
  if (!shows && (asksMore.test(said) || asksElse.test(said))) return undefined;
  const isOpening = history.length === 0 && !asksOnlyTotal(said);
  const pay = newPay();
  let isSearch = false;
  for (const one of history.slice(-most.messages).map(summed)) {
    const before = structuredClone({ ...pay, rated: new Set<Line>(), joined: undefined });
    isSearch ||= isRequest.test(one) || ownTopic(one)?.about === 'people';
    const aside = isRequest.test(one) || isOther.test(one) || asksElse.test(one);
    if (!aside && take(pay, one) !== 'unread') continue;
    // What is no part of the talk of pay still says who is spoken of.
    Object.assign(pay, before, { named: tradesIn(readQuestion(one).tokens).at(-1) ?? before.named });
    // In the middle of it, no sum is better than a wrong one.
    if (!aside && before.lines.some(({ rate }) => rate !== undefined)) return undefined;
  }
  // What stands by itself behind another subject is no talk of pay: it tells all of it and asks for the sum.
  const isFirst = pay.lines.length === 0 && pay.days === undefined && pay.rate === undefined;
  // "850 each, 3 people, 4 days" is of those who were spoken of.
  const isAlone = isFirst && (pay.named === undefined || tradesIn(readQuestion(said).tokens).length > 0);
  const topic = isAlone ? ownTopic(said) : undefined;
  if (isAlone && history.length > 0 && (topic?.about === 'people' || !asksOnlyTotal(said))) return undefined;
  const last = take(pay, said);
  const { lines, days } = pay;
  // "Guddu does the shuttering, 850 a day": one who is paid, whatever he does.
  if (lines.length === 0 && pay.rate !== undefined && days !== undefined)
    lines.push(newLine({ trade: pay.named ?? 'helper', count: 1 }));
  // "Mason 950 a day, helper 600" tells of a crew and asks for nothing yet: what a day of it costs.
  if (isOpening && (lines.length < 2 || days !== undefined || /[?]/u.test(said))) return undefined;
  for (const line of lines) line.rate ??= pay.rate;
  const isWhole = lines.length > 0 && lines.every(({ rate }) => rate !== undefined);
  const lacksDays = lines.some((one) => one.off > 0 && (one.days ?? days) === undefined);
  if (last === 'unread' || !isWhole || lacksDays) return undefined;
  // Behind a search, people without days are those who are looked for.
  if ((isAlone || isSearch) && !isOpening && lines.some((one) => (one.days ?? days) === undefined))
    return undefined;
  if (last === 'nothing' && !shows && !(asksSum.test(said) && wordsIn(said) <= most.total)) return undefined;
  const isEach = asksEach.test(said) && !/\p{Nd}/u.test(said);
  const asked = last === 'nothing' ? ofOne(pay, said) : pay;
  return (isEach ? undefined : plainly(asked, asker)) ?? reckoned(asked, asker.locale, isEach);
}
/** "How much for the helper alone": what was given to nobody by name is nobody's own. */
function ofOne(pay: Pay, said: string): Pay {
  const [trade, other] = new Set(tradesIn(readQuestion(said).tokens));
  const lines = pay.lines.filter((one) => one.trade === trade);
  const isOne = trade !== undefined && other === undefined && lines.length === 1 && pay.lines.length > 1;
  return isOne && pay.advance === 0 && pay.more === 0 ? { ...pay, lines } : pay;
}
const asksEach = /\b(?:har ek|ek ek|each|per (?:head|person)|apiece)\b|हर एक|एक[ -]एक|प्रति व्यक्ति/iu;

/** "2 hours more" asks not whether that is too much. */
const moreHours = /(?:hours?|hrs?|ghant[aeo]n?|घंट[ाे]|घंटों|तास) (?:zyada|jyada|ज़?्यादा|जास्त)/giu;
const isAside = (said: string): boolean =>
  [isRequest, isOther, asksElse, asksMore].some((is) => is.test(said.replace(moreHours, ' ')));
/** "Ganpat gets 1000 a day": what somebody is paid is told, and nothing else. */
export function tellsPay(said: string): boolean {
  const pay = newPay();
  return !isAside(said) && take(pay, summed(said)) === 'told' && (isRated(pay) || pay.rate !== undefined);
}

const ofHours = /\b(?:hours?|hrs?|ghant[aeo]n?)\b|घंट|तास/iu;
/** Who is paid by the day was told, and now what changes their pay. */
function isOfPay(said: string, history: readonly string[]): boolean {
  const changes = [isPaid, asksLeft, isAbsent, isHalf, ofHours].some((is) => is.test(said));
  if (!/\p{Nd}/u.test(said) || !changes || isAside(said) || ownTopic(said)?.about === 'people') return false;
  return history.slice(-most.messages).some((one) => {
    const pay = newPay();
    return !isRequest.test(one) && !isOther.test(one) && take(pay, one) === 'told' && isRated(pay);
  });
}
const isWork =
  /\b(?:came|come|worked|aay[aei]|aya|aye|days?|din|weeks?|haft[ae])\b|(?<![\p{L}\p{M}])(?:दिन|हफ़?्त[ाे]|आय[ाे]|आए|आले?|आला)(?![\p{L}\p{M}])/iu;
/** The sum of what was not understood is asked for: "came Monday and half of Tuesday", "total?". */
function asksUnread(said: string, history: readonly string[]): boolean {
  const last = history.at(-1) ?? '';
  const isPart = [isWork, isHalf, isAbsent, isPaid].some((is) => is.test(last));
  if (!asksSum.test(said) || wordsIn(said) > most.total || isAside(said) || isAside(last) || !isPart)
    return false;
  const pay = newPay();
  for (const one of history.slice(-most.messages, -1)) if (!isAside(one)) take(pay, one);
  return isRated(pay) && take(pay, last) === 'unread';
}
/** What a talk of pay comes to; where a number of it is not understood, how to say it. See {@link reckonedTalk}. */
export function payTalk(typed: string, talk: readonly string[], asker: PayAsker): Finding | undefined {
  const history = withTrades([...talk, typed]);
  const said = history.pop() ?? '';
  const sum = reckonedTalk(said, history, asker);
  if (sum || (!isOfPay(said, history) && !asksUnread(said, history))) return sum;
  return { text: sayPlainly[asker.locale], links: [], incomplete: true };
}
const sayPlainly: Record<Locale, string> = {
  en: 'I did not understand all of these numbers, and a wrong sum is worse than none. Say each by itself: who, the rate of a day, the days, who did not come, what was paid.',
  hi: 'ये सब अंक समझ नहीं आए, और ग़लत हिसाब से कुछ न बताना अच्छा। एक-एक करके बताइए: कौन, एक दिन का रेट, कितने दिन, कौन नहीं आया, कितना दे चुके।',
  hinglish:
    'Yeh sab ank samajh nahi aaye, aur galat hisaab se kuchh na batana achha. Ek-ek karke bataiye: kaun, ek din ka rate, kitne din, kaun nahi aaya, kitna de chuke.',
};

/** One or two trades for the same days, and nothing else: the wages of a crew. */
function plainly({ lines, days, advance, more }: Pay, asker: PayAsker): Finding | undefined {
  const [one, other, third] = lines;
  const isPlain = lines.every(
    (line) => line.off + line.hours + line.given === 0 && (line.days ?? days) === (one?.days ?? days),
  );
  const spell = one?.days ?? days;
  if (
    !one?.rate ||
    third ||
    one.trade === other?.trade ||
    !isPlain ||
    spell === undefined ||
    advance > 0 ||
    more > 0
  )
    return undefined;
  const lead = { trade: one.trade, workers: one.count, dayRate: one.rate, days: spell };
  const second = other && { otherTrade: other.trade, others: other.count, otherRate: other.rate ?? 0 };
  return calculate(calculationOf('pay', { ...lead, ...second }), asker);
}
type PayAsker = Pick<Asker, 'locale' | 'rates'>;
