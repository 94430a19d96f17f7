import { westernDigits } from '#contract/written.ts';
import type { PaidTrade } from '#domain/estimate/calculators/pay.ts';
import type { Measure } from '../spoken/measures.ts';
import { paidTradeAt } from '../spoken/paid-trades.ts';
import { withSums } from './pay-extras.ts';
import { readQuestion } from './read-sizes.ts';
import { namesWeekDay } from './week-days.ts';

/** Words of a message of such a talk, and messages that are read. */
export const most = { words: 60, messages: 6, rate: 6000, people: 150, days: 400, total: 9 };
/** Rupees: fewer are people or days. */
const leastMoney = 150;
export const mostOfDay = 2000;

/** Somebody is looked for, or the days have dates: that is a request. */
export const isRequest =
  /\b(?:need(?:ed)?(?! to)|wants?(?! to)|hire|send|book|find|available|near|chah?iye|chaiye|bhej\w{0,9}|dhoondh\w{0,4}|tomorrow|max|under|below|within|budget|less than|se kam|from (?:mon|tue|wed|thu|fri|sat|sun)\w{0,6}(?! to| till)|kal se)\b|चाहिए|चाहिये|पाहिजे|भेज|ढूँढ|कल से|के पास|से कम|बजट/iu;
/** Numbers that are taken back: "900 not 850", "5 days, 4 nahi". */
const takenBack =
  /\b(?:not|instead of) \d{1,6}\b|(?<![\d.])\d{1,6}(?: (?:din|days?|दिन|roz|रोज))? (?:nahi|nahin|nhi|नहीं|नाही|नही)(?=\s{0,3}(?:[,.]|$|hai|है|na|ना))/giu;
/** The days that some are of: "2 of those 8 days", "usi 9 me se 2". */
const outOf =
  /\b(?:out )?of (?:those|these|the|that) \d{1,3}(?: days)?|(?<![\p{L}\p{M}])(?:usi|us|un|in|उसी|उस|उन|इन|ओइ) \d{1,3}(?: (?:din|दिन))?(?: क[ेा])?(?: (?:me|mein|में|मे|मध्ये|बीच))?(?: (?:se|से))?(?![\p{L}\p{M}])|(?<!\d)\d{1,3} (?:me|mein|में|मे) (?:se|से)(?![\p{L}\p{M}])/giu;
/** "One week, 6 days of work": the days alone. */
const weekOfDays =
  /(?<![\p{L}\p{M}\d])(?:one|a|ek|1|एक) (?:week|haft[ae]|हफ़?्त[ाे]|सप्ताह)(?:,? (?:me|mein|में|of|i\.?e\.?))?,? (?=\d (?:days?|din|दिन))/giu;
/** "On the 20th", "20 tarikh ko" of a payment: no number of it. */
const dated =
  /(?<![\p{L}\p{M}\d.])(?:(?:on |dated? )?(?:the )?\d{1,2}(?:st|nd|rd|th)(?: of)?(?: (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6})?|\d{1,2} (?:tari+kh|tar+e+kh|tarik|तारीख़?)(?: (?:ko|को))?|(?:on )?\d{1,2} (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6})(?![\p{L}\p{M}\d])/giu;
const isSpell =
  /\b(?:came|come|worked|work|absent|days?|din|aay[aei]|aaye|se|till?|to|from|tak)\b|दिन|आय[ाे]|आए|तक|से/iu;
/** "500, 500 aur 700 wale": rates one after the other. */
const listedRates =
  /(?:[,:] ?)?(?<![\d.])((?:\d{3,4}(?: ?[,/]| and| aur| or| और| आणि)? ){1,5}\d{3,4})(?= (?:rs |rupees? )?(?:wal[aei]|roz|a day|per day|daily|वाल[ाेी]|रोज़?)(?![\p{L}\p{M}]))/giu;
/** A payment without the date on which it was given. */
export const undated = (said: string): string =>
  isPaid.test(said) && !isSpell.test(said) ? said.replace(dated, ' ') : said;
const week =
  /(?<![\p{L}\p{M}\d])(one|a|ek|1|एक|two|do|2|दो) (?:weeks?|haft[ae]|हफ़?्त[ाे]|सप्ताह)(?![\p{L}\p{M}])/giu;
const weekdays = /\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)day\b/giu;
/**
 * A message of such a talk as it is read: what was taken back is gone, "500-500" is said once, a week is its days.
 * @param hasDays its days of the week are counted already: "one week, Monday to Saturday"
 */
export function plainOfPay(typed: string, hasDays: boolean): string {
  const plain = westernDigits(typed);
  const said = withSums(plain, isPaid.test(plain))
    .replace(/(\d{1,2}) (?:out )?of (?:those|these|the|that) days/giu, '$1 days')
    .replace(takenBack, ' ')
    .replace(outOf, ' ')
    .replace(weekOfDays, '')
    .replace(listedRates, (rates) => ` ${(rates.match(/\d+/gu) ?? []).join(' rs ')}`)
    .replace(/(?<!\d)(\d{1,5}) ?- ?\1(?!\d)/gu, (_, one: string) =>
      Number(one) > leastMoney ? `${one} each` : one,
    );
  return said
    .replace(
      /(?<![\p{L}\p{M}])(one|two|three|four|ek|do|teen|char|एक|दो|तीन|चार) (?=half days?|aadh[ae] din|आध[ाे] दिन)/giu,
      (_, count: string) => `${few[count.toLowerCase()]} `,
    )
    .replace(moreDays, (...[, count = '', before, behind]: string[]) => `${count} ${before ?? behind} extra`)
    .replace(/(?<![\p{L}\p{M}]|(?:har|हर) )(?:ek|1|एक) (?:aur|or|और) (?=\p{L})/giu, 'another 1 ')
    .replace(
      week,
      (_, count: string) => `${hasDays ? '' : /^(?:two|do|2|दो)$/iu.test(count) ? '14 days' : '7 days'}`,
    );
}
/** "Sorry 12", "arre nahi 21 din": what was told before is taken back. */
export const corrects =
  /^\s{0,3}(?:(?:oh|arr?e+y?|ruko|wait|hmm|ok|no|sorry|nahi|अरे|रुको) ?,? ?){0,2}(?:sorry|no|nahi+n?|nhi|actually|wait|galat|नहीं|नाही|नही|सॉरी|चुकलं|ना|না|కాదు|இல்லை)(?![\p{L}\p{M}])/iu;
/** "One more day", "ek din aur": on top of those that were told. */
export const moreDays =
  /(?<![\p{L}\p{M}\d])(\d{1,2}|one|two|three|ek|do|teen|एक|दो|तीन) (?:(?:more|extra|aur|और) (?:full )?(days?|din|दिन)|(days?|din|दिन) (?:more|extra|aur|और))(?![\p{L}\p{M}])/giu;
/** Of two weeks the days of one are told, or one of the days is taken out again: "Monday to Saturday but not on Wednesday". */
export const leavesDays = (counted: string): boolean =>
  /\b(?:two|do|2) (?:weeks|haft[ae])|(?:दो|2) (?:हफ़?्त|सप्ताह)/iu.test(counted) ||
  (namesWeekDay(counted) && /\b(?:not|except|without|minus|chhod\w{0,4})\b|छोड़|सिवा/iu.test(counted));
/** Days that are told one by one, or by their place, are not counted: "Monday, Tuesday and half of Wednesday". */
export const countsOneByOne = (said: string): boolean =>
  /\d(?:st|nd|rd|th)\b/iu.test(said) || ((said.match(weekdays) ?? []).length > 1 && !isPaid.test(said));
/** Somebody who came later, for days of his own. */
export const joins = /\b(?:another|joined?|more|teesra|third)\b|\bbhi (?:aay?[ae]|laya|lay?e)\b|भी आय/iu;
/** What is paid beside the days. */
export const isExtra =
  /\b(?:bhi|upar se|milak\w{0,3}|serthu|saman|samaan|bills?|transport|auto|kiray?a|chai|fittings?|tools?|expenses?)\b|ऊपर से|मिलाकर|सामान|किराया|(?<![\p{L}\p{M}])(?:भी|पण)(?![\p{L}\p{M}])/iu;
/** Is to be given, and was not. */
export const isOwed =
  /\b(?:(?<!how much (?:i |he |do i |we )?)(?:have|has) to (?:give|pay)|to be (?:given|paid)|will (?:give|pay)|i will|(?<!kitn[aei] )den[aei] (?:hai|hain|h|he))\b|(?<!कितन[ाेी] )देन[ाेी] (?:है|हैं)/iu;
export const asksLeft =
  /\b(?:left|balance|baki|baaki|bacha|bachi|bache|pending|still|remaining|baqi)\b|बाक़?ी|बच/iu;
/** Who is paid by the piece, or a sum of another kind. */
export const isOther =
  /\b(?:sq ?ft|sqft|feet|foot|fut|cement|bricks?|sand|sariya(?! (?:wal|bend|band))|bags?|bori|tiles?(?! (?:mistri|mason|cutter|wal\w{1,2}|layer))|doors?|points?|per month|monthly|month(?:ly)? salary|mahine ka|law|minimum|interest|gst|phone|number|trust)\b|फ़?ुट|सीमेंट|ईंट|बोरी|टाइल(?!्?स? (?:मिस्त्री|राज|वाल))|पॉइंट|महीने का|क़?ानून|न्यूनतम|फ़?ोन/iu;
export const isPaid =
  /\b(?:received|(?<!nah?i{1,2}n? |nhi |not )(?:mil (?:chu\w{1,3}|ga\w{1,3})|mil[ae] (?:hai|hain|h|the))|advance|peshgi|uchal|already|paid|given?|gave|took|taken|diy[ae]|de (?:di\w{0,3}|chu\w{1,3})|le (?:li\w{0,3}|ga\w{0,3}|chu\w{1,3})|liy[ae])\b|एडवांस|ऐडवांस|पेशगी|अग्रिम|बयाना|उचल|(?<!नहीं |नही )मिल (?:चुक|ग)|(?<![\p{L}\p{M}])(?:दिया|दिए|दिये|दे|ले|लिया|लिए|लिये|चुका|चुके)(?![\p{L}\p{M}])/iu;
export const isAdvance =
  /\b(?:received|(?<!nah?i{1,2}n? |nhi |not )mil (?:chu\w{1,3}|ga\w{1,3})|advance|peshgi|uchal|already|de chu\w{1,3}|le chu\w{1,3})\b|एडवांस|ऐडवांस|पेशगी|अग्रिम|उचल|चुक[ाेी]/iu;
export const isHalf = /\b(?:half|aadh[aei]|adh[aei]|after lunch|lunch ke baad)\b|आध[ाेी]|हाफ|अर्ध|दोपहर/iu;
export const isAbsent =
  /\b(?:absent|gair ?ha[zj]ir|chh?utti|leave|off|missed|(?:did ?n.?t|did not|not|never|nah?i{1,2}n?|nhi) (?:\w{1,6} )?(?:com\w{1,3}|came|turn\w{0,2}|work\w{0,2}|aa?y\w{0,2}|kiya|kara))\b|छुट्टी|गैर ?हाज़?िर|नागा|(?:नहीं|नही) (?:आ|थ|कर|लग)/iu;
/** "One of them left after 7 days". */
export const isGone =
  /\b(?:left(?= (?:after|early|on|in|the|his|work|job|site|us|me|mid|at|before))|stopped|went|chal[ae] ga\w{1,3}|chhod\w{0,4}|baad)\b|छोड़|चल[ाे] ग|बाद(?![\p{L}\p{M}])/iu;
/** Of a day. */
export const isDaily =
  /\b(?:ro[zj]\w{0,3}|daily|per day|a day|each day|din ka|dih?a+di)\b|रोज़?|दिन का|दिहाड़ी|प्रति दिन|के हिसाब|करके/iu;
/** "He came only four days". */
export const isOnly = /\b(?:only|just|sirf|hi)\b|(?<![\p{L}\p{M}])(?:सिर्फ़?|केवल|ही|बस)(?![\p{L}\p{M}])/iu;
export const isEach =
  /\b(?:each|both|sa?b(?:ko|ka|ne)?|dono|all|everybody|har)\b|दोनों|सब|हर(?![\p{L}\p{M}])|प्रति/iu;
export const isAdded =
  /\b(?:more|extra|also|add\w{0,3}|plus|jod(?!i\b)\w{0,3}|alag)\b|और जोड़|जोड़|अलग|एक्स्ट्रा/iu;
const ofThem =
  /\b(?:of them|one|ek(?: ne)?|unme\w{0,2} se)\b|(?<![\p{L}\p{M}])(?:एक|उनमें|इनमें)(?![\p{L}\p{M}])/iu;
/** Whether it is fair, and where or how one does something. */
export const asksElse =
  /\b(?:fair|usual|normal|too (?:much|high|less)|zyada|jyada|kam to|sahi|app|where|kaha+n?|kaise|likh\w{0,3}|rule|vahan|pr?ice of)\b|ज़्यादा|ज्यादा|कम तो|सही|ऐप|कहाँ|कहां|कैसे|लिख/iu;
/** "Show me how it came". */
export const asksHow =
  /\b(?:break ?up|how (?:it|this|did it) c[ao]me|show me how|kaise (?:aaya|aayi|hua|bana))\b|कैसे (?:आया|हुआ|बना)/iu;
export const asksSum =
  /\b(?:total|altogether|in all|sum|balance|left|owe|final|net|how much|kul|kitn[aei]|hisa+b|baki|baaki|milake|milakar)\b|कुल|टोटल|हिसाब|जोड़|बाक़?ी|कितन|एकूण/iu;

export const parts =
  /[,;\n।]| plus (?=\d{1,2} (?:hours?|hrs?|ghant))|[.?!] | (?:and|aur|और|but|lekin|par|पर|लेकिन|मगर|be+ch me|bich me|jisme|usme|बीच में|जिसमें|उसमें) /u;

/** "6500 in between" is no size. */
const single = ({ sizes: [size, next] }: Measure): number | undefined =>
  size &&
  !next &&
  (size.unit === undefined || size.unit === 'piece' || (size.unit === 'inch' && size.value >= leastMoney))
    ? size.value
    : undefined;

/** Hours of a day that is paid; more of them are overtime. */
export const hoursOfDay = 8;
const hour = /^(?:hours?|hrs?|ghant[aeo]n?|घंट[ाे]|घंटों|घण्ट[ाे]|तास)$/u;
const isOvertime =
  /\b(?:over ?time|ot|extra|more|zyada|jyada|upar|aur|jasti)\b|ओवर ?टाइम|ज़्यादा|ज्यादा|अतिरिक्त|जास्त|ऊपर|और/iu;
const isWorked = /\b(?:only|just|sirf|work(?:ed)?|kaam|kam)\b|सिर्फ़?|केवल|काम/iu;
const weekIn = (text: string): string | undefined =>
  /\b(?:(this|is|iss)|last|pic?h\w{2,4}|first|second|third|next|pehle|dusre) (?:week|haft[ae])\b|(?<![\p{L}\p{M}])(?:(इस)|पिछले|पहले|दूसरे) (?:हफ़?्ते|सप्ताह)/iu
    .exec(text)?.[0]
    .toLowerCase();

export interface Part {
  text: string;
  people: { trade: PaidTrade | undefined; count: number }[];
  money: { value: number; trade: PaidTrade | undefined }[];
  days: number[];
  /** Half days that are counted, as whole ones: "3 half days" are 1.5. */
  halves: number;
  /** Of overtime. */
  hours: number;
  /** Whose days they are of several weeks: "6 days last week and 4 this week". */
  week: string | undefined;
  /** A trade that is named without its number. */
  named: PaidTrade | undefined;
  /** So many of them. */
  some: number | undefined;
  /** "3 helpers, 500, 500 and 700": the rate of each. */
  ratesOfEach: number[];
}

/** "Log" and "aadmi" are people of any trade. */
const anybody = /^(?:people|ppl|persons?|men|log|aadmi|admi|लोग|आदमी|workers?)$/u;
const ofName = (tokens: readonly string[], at: number): PaidTrade | undefined =>
  anybody.test(tokens[at] ?? '')
    ? undefined
    : (paidTradeAt(tokens, at) ?? (alsoHelpers.test(tokens[at] ?? '') ? 'helper' : undefined));
/** Who helps, as people call them. */
const alsoHelpers = /^(?:ass?ist\w{0,8}|ladk[ae]|chela|bigari|chokra|लड़क[ाे]|चेला|सहायक)$/u;
export const tradesIn = (tokens: readonly string[]): PaidTrade[] =>
  tokens.flatMap((_, at) => ofName(tokens, at) ?? []);

/** "One of them", "unme se do": numbers that count nothing by their next word. */
const few: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, ek: 1, do: 2, teen: 3, char: 4 },
  ...{ एक: 1, दो: 2, तीन: 3, चार: 4 },
};
const someOf = (tokens: readonly string[]): number | undefined => {
  const at = tokens.findIndex((word, place) => word in few && tokens[place + 1] !== 'not');
  return few[tokens[at] ?? ''];
};

/** What one part of a message says; undefined where a number of it is not understood. */
export function readPart(text: string): Part | undefined {
  const { tokens, measures } = readQuestion(text);
  const [named] = tradesIn(tokens);
  const part: Part = {
    ...{ text, people: [], money: [], days: [], named, some: someOf(tokens) },
    ...{ halves: 0, hours: 0, week: weekIn(text), ratesOfEach: [] },
  };
  let isOfHalf = false;
  /** After the trade that a number stood before: "4 mistri 6 lebar" are no six masons. */
  let counted = -1;
  for (const [place, measure] of measures.entries()) {
    const { noun, from, to, percent } = measure;
    const value = single(measure);
    const unit = measure.sizes[0]?.unit;
    if (value === undefined || percent) return undefined;
    const behind = ofName(tokens, to);
    const before = ofName(tokens, from - 1) ?? ofName(tokens, from - 2);
    const own = from - 1 < counted ? undefined : before;
    const later = measures[place + 1];
    // "3 half days" are read as two numbers, 3 and 0.5 of a day.
    if (later?.from === to && later.noun === 'day' && single(later) === 0.5) {
      part.halves += value / 2;
      isOfHalf = true;
    } else if (isOfHalf) isOfHalf = false;
    else if (hour.test(tokens[to] ?? '')) {
      // "500 for 8 hours" are paid for a day, "he worked only 3 hours" for a part of one.
      if (isOvertime.test(text)) part.hours += value;
      else if (value < hoursOfDay && isWorked.test(text)) part.days.push(value / hoursOfDay);
      else if (value !== hoursOfDay) return undefined;
    } else if (isCountedBehind(tokens, from, half)) part.halves += value / 2;
    else if (isCountedBehind(tokens, from, full) || (part.week && weekIn(tokens.slice(to, to + 2).join(' '))))
      part.days.push(value);
    else if (noun === 'day' || isFullDay(tokens, to) || isAllDays(tokens, { from, to }))
      part.days.push(value);
    else if (value >= leastMoney) part.money.push({ value, trade: before ?? behind });
    else if (!Number.isInteger(value) || value > most.people) return undefined;
    else if (
      noun === 'worker' ||
      noun === 'people' ||
      noun === 'piece' ||
      behind ||
      own ||
      unit === 'piece'
    ) {
      part.people.push({ trade: behind ?? own ?? ofName(tokens, to + 1), count: value });
      counted = to + 1;
    } else if (value === 1 && ofThem.test(text)) part.people.push({ trade: undefined, count: value });
    // "He came only 6", "2 were half days".
    else if ((isOnly.test(text) || isHalf.test(text) || corrects.test(text)) && part.days.length === 0)
      part.days.push(value);
    else return undefined;
  }
  part.ratesOfEach = ratesOfEach(part);
  // "5,000 5,000 wale": so much each of them, said twice.
  part.money = part.money.filter(({ value }, at) => at === 0 || value !== part.money[at - 1]?.value);
  // "Four people, two masons and two helpers": they are named once more.
  const [all, ...others] = part.people;
  if (
    all?.trade === undefined &&
    others.length > 1 &&
    all?.count === others.reduce((sum, one) => sum + one.count, 0)
  )
    part.people = others;
  return part;
}

function ratesOfEach({ people: [said, other], money }: Part): number[] {
  const isEach = other === undefined && money.length > 1 && money.length === said?.count;
  return isEach ? money.map(({ value }) => value) : [];
}

/** "Helpers all 5", behind the days. */
const isAllDays = (tokens: readonly string[], { from, to }: Pick<Measure, 'from' | 'to'>): boolean =>
  /^(?:all|full|pure|poore|पूरे)$/u.test(tokens[from - 1] ?? '') && ofName(tokens, to) === undefined;
const full = /^(?:full|whole|p[ou]+r[aei]|पूर[ाेी])$/u;
const half = /^(?:half|aadh[ae]|adh[ae]|आध[ाे])$/u;
const dayWord = /^(?:days?|din|दिन)$/u;
/** "11 full days". */
const isFullDay = (tokens: readonly string[], at: number): boolean =>
  full.test(tokens[at] ?? '') && dayWord.test(tokens[at + 1] ?? '');
/** "Full days 11", "half days 2". */
const isCountedBehind = (tokens: readonly string[], at: number, kind: RegExp): boolean =>
  dayWord.test(tokens[at - 1] ?? '') && kind.test(tokens[at - 2] ?? '');
