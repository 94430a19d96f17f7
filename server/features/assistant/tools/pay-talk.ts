import type { PaidTrade } from '#domain/estimate/calculators/pay.ts';
import { written } from '#domain/estimate/calculators/units.ts';
import { wordIn } from '#domain/estimate/calculators/words.ts';
import { readQuestion } from '../intent/inputs/read-sizes.ts';
import type { Measure } from '../intent/spoken/measures.ts';
import { paidTradeAt } from '../intent/spoken/paid-trades.ts';
import { hinglishOf } from '../knowledge/language.ts';
import { wordsIn } from '../reading/after/topic.ts';
import { asksMore, asksOnlyTotal } from './told-sum.ts';
import type { Asker, Finding, Locale } from './tool.ts';

/** People of one trade at one rate; of their days `off` were not worked, all of them together. */
interface Line {
  trade: PaidTrade;
  count: number;
  rate: number | undefined;
  days: number | undefined;
  off: number;
}
/** What a talk has told of people who are paid by the day. */
interface Pay {
  lines: Line[];
  days: number | undefined;
  advance: number;
  more: number;
  /** What a day costs, told before it is said of how many. */
  rate: number | undefined;
  /** The trade that was spoken of last. */
  named: PaidTrade | undefined;
}

/** Words of a message of such a talk, and messages that are read. */
const most = { words: 60, messages: 6, rate: 6000, people: 150, days: 400, total: 9 };
/** Rupees: fewer are people or days. */
const leastMoney = 150;
const mostOfDay = 2000;

/** Somebody is looked for, or the days have dates: that is a request. */
const isRequest =
  /\b(?:need(?:ed)?|wants?|hire|send|book|find|available|near|chah?iye|chaiye|bhej\w{0,9}|dhoondh\w{0,4}|tomorrow|from (?:mon|tue|wed|thu|fri|sat|sun)\w{0,6}|kal se)\b|चाहिए|चाहिये|पाहिजे|भेज|ढूँढ|कल से|के पास/iu;
/** Who is paid by the piece, or a sum of another kind. */
const isOther =
  /\b(?:sq ?ft|sqft|feet|foot|fut|cement|bricks?|sand|sariya|bags?|bori|tiles?|doors?|points?|month\w{0,3}|mahin\w{0,3}|law|minimum|interest|gst|phone|number|trust)\b|फ़?ुट|सीमेंट|ईंट|बोरी|टाइल|पॉइंट|महीन|क़?ानून|न्यूनतम|फ़?ोन/iu;
const isPaid =
  /\b(?:advance|peshgi|uchal|already|paid|given?|gave|took|taken|diy[ae]|de (?:di\w{0,3}|chu\w{1,3})|le (?:li\w{0,3}|ga\w{0,3}|chu\w{1,3})|liy[ae])\b|एडवांस|ऐडवांस|पेशगी|अग्रिम|बयाना|उचल|(?<![\p{L}\p{M}])(?:दिया|दिए|दिये|दे|ले|लिया|लिए|लिये|चुका|चुके)(?![\p{L}\p{M}])/iu;
const isAdvance =
  /\b(?:advance|peshgi|uchal|already|de chu\w{1,3}|le chu\w{1,3})\b|एडवांस|ऐडवांस|पेशगी|अग्रिम|उचल|चुक[ाेी]/iu;
const isHalf = /\b(?:half|aadh[aei]|adh[aei]|after lunch|lunch ke baad)\b|आध[ाेी]|हाफ|अर्ध|दोपहर/iu;
const isAbsent =
  /\b(?:absent|chh?utti|leave|off|missed|(?:did ?n.?t|did not|not|never|nah?i{1,2}n?|nhi) (?:\w{1,6} )?(?:com\w{1,3}|came|turn\w{0,2}|work\w{0,2}|aa?y\w{0,2}))\b|छुट्टी|गैरहाज़?िर|नागा|(?:नहीं|नही) (?:आ|थ|कर|लग)/iu;
/** "One of them left after 7 days". */
const isGone =
  /\b(?:left|stopped|went|chal[ae] ga\w{1,3}|chhod\w{0,4}|baad)\b|छोड़|चल[ाे] ग|बाद(?![\p{L}\p{M}])/iu;
/** Of a day. */
const isDaily =
  /\b(?:roz\w{0,3}|daily|per day|a day|each day|din ka|dih?a+di)\b|रोज़?|दिन का|दिहाड़ी|प्रति दिन|के हिसाब|करके/iu;
/** "He came only four days". */
const isOnly = /\b(?:only|just|sirf|hi)\b|(?<![\p{L}\p{M}])(?:सिर्फ़?|केवल|ही|बस)(?![\p{L}\p{M}])/iu;
const isEach = /\b(?:each|both|sab(?:ko|ka)?|dono|all|everybody|har)\b|दोनों|सब|हर(?![\p{L}\p{M}])|प्रति/iu;
const isAdded = /\b(?:more|extra|also|add\w{0,3}|plus|jod\w{0,3}|alag)\b|और जोड़|जोड़|अलग|एक्स्ट्रा/iu;
const ofThem =
  /\b(?:of them|one|ek(?: ne)?|unme\w{0,2} se)\b|(?<![\p{L}\p{M}])(?:एक|उनमें|इनमें)(?![\p{L}\p{M}])/iu;
/** Whether it is fair, and where or how one does something. */
const asksElse =
  /\b(?:fair|usual|normal|too (?:much|high|less)|zyada|jyada|kam to|sahi|app|where|kaha+n?|kaise|likh\w{0,3}|rule|vahan|pr?ice of)\b|ज़्यादा|ज्यादा|कम तो|सही|ऐप|कहाँ|कहां|कैसे|लिख/iu;
/** "Show me how it came". */
const asksHow =
  /\b(?:break ?up|how (?:it|this|did it) c[ao]me|show me how|kaise (?:aaya|aayi|hua|bana))\b|कैसे (?:आया|हुआ|बना)/iu;
const asksSum =
  /\b(?:total|altogether|in all|sum|balance|left|owe|final|net|how much|kul|kitn[aei]|hisa+b|baki|baaki|milake|milakar)\b|कुल|टोटल|हिसाब|जोड़|बाक़?ी|कितन|एकूण/iu;

const parts =
  /[,;\n।]|[.?!] | (?:and|aur|और|but|lekin|par|पर|लेकिन|मगर|be+ch me|bich me|jisme|usme|बीच में|जिसमें|उसमें) /u;

/** "6500 in between" is no size. */
const single = ({ sizes: [size, next] }: Measure): number | undefined =>
  size && !next && (size.unit === undefined || (size.unit === 'inch' && size.value >= leastMoney))
    ? size.value
    : undefined;

interface Part {
  text: string;
  people: { trade: PaidTrade | undefined; count: number }[];
  money: { value: number; trade: PaidTrade | undefined }[];
  days: number[];
  /** Half days that are counted, as whole ones: "3 half days" are 1.5. */
  halves: number;
  /** A trade that is named without its number. */
  named: PaidTrade | undefined;
  /** So many of them. */
  some: number | undefined;
}

/** "Log" and "aadmi" are people of any trade. */
const anybody = /^(?:people|ppl|persons?|men|log|aadmi|admi|लोग|आदमी|workers?)$/u;
const ofName = (tokens: readonly string[], at: number): PaidTrade | undefined =>
  anybody.test(tokens[at] ?? '') ? undefined : paidTradeAt(tokens, at);
const tradesIn = (tokens: readonly string[]): PaidTrade[] =>
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
function readPart(text: string): Part | undefined {
  const { tokens, measures } = readQuestion(text);
  const [named] = tradesIn(tokens);
  const part: Part = { text, people: [], money: [], days: [], halves: 0, named, some: someOf(tokens) };
  let isOfHalf = false;
  /** After the trade that a number stood before: "4 mistri 6 lebar" are no six masons. */
  let counted = -1;
  for (const [place, measure] of measures.entries()) {
    const { noun, from, to, percent } = measure;
    const value = single(measure);
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
    else if (noun === 'day' || isFullDay(tokens, to)) part.days.push(value);
    else if (value >= leastMoney) part.money.push({ value, trade: before ?? behind });
    else if (!Number.isInteger(value) || value > most.people) return undefined;
    else if (noun === 'worker' || noun === 'people' || noun === 'piece' || behind || own) {
      part.people.push({ trade: behind ?? own, count: value });
      counted = to + 1;
    } else if (value === 1 && ofThem.test(text)) part.people.push({ trade: undefined, count: value });
    // "He came only 6".
    else if (isOnly.test(text) && part.days.length === 0) part.days.push(value);
    else return undefined;
  }
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

/** "11 full days". */
const isFullDay = (tokens: readonly string[], at: number): boolean =>
  /^(?:full|whole|p[ou]+r[aei]|पूर[ाेी])$/u.test(tokens[at] ?? '') &&
  /^(?:days?|din|दिन)$/u.test(tokens[at + 1] ?? '');

/** The line of a trade, or the only one. */
const lineOf = (pay: Pay, trade: PaidTrade | undefined): Line | undefined =>
  trade === undefined
    ? pay.lines.length === 1
      ? pay.lines[0]
      : undefined
    : pay.lines.find((one) => one.trade === trade);
const newLine = (line: Pick<Line, 'trade' | 'count'> & Partial<Line>): Line => ({
  rate: undefined,
  days: undefined,
  off: 0,
  ...line,
});

/** "One mason did half a day", "two helpers did not come on one day", "he came only 4 days". @returns whether it is clear whose days */
function takeOff(pay: Pay, part: Part): boolean {
  const { people, days, halves, named, text } = part;
  const [said] = people;
  const trade = said?.trade ?? named;
  // "Your mason came only half a day today".
  if (pay.lines.length === 0 && trade) pay.lines.push(newLine({ trade, count: said?.count ?? 1, days: 1 }));
  const line = lineOf(pay, trade);
  if (!line || people.length > 1) return false;
  const some = said?.count ?? (isEach.test(text) ? undefined : part.some);
  // "One day he did not come": of several people it is not said how many.
  if (some === undefined && trade === undefined && line.count > 1 && !isEach.test(text)) return false;
  const count = Math.min(some ?? line.count, line.count);
  const [told, half] = days;
  const all = line.days ?? pay.days;
  let off: number;
  if (halves > 0) off = halves;
  // "2 din aadha din", "half on 2 days", "half a day".
  else if (isHalf.test(text)) off = (told === undefined || told < 1 ? 1 : told) * (half ?? 0.5);
  else if (isAbsent.test(text)) off = told ?? 1;
  else if (told !== undefined && all !== undefined && told <= all) off = all - told;
  else return false;
  line.off += off * count;
  return true;
}

/** People, rates and days that a part tells. @returns whether all of it is understood */
function takeLine(pay: Pay, part: Part): boolean {
  const { people, money, days, halves, named, text } = part;
  if (people.length > 2 || money.length > 2 || days.length > 1) return false;
  const told: (Line | undefined)[] = [];
  for (const { trade, count } of people) {
    const line = lineOf(pay, trade);
    if (line && isAdded.test(text) && money.length === 0) line.count += count;
    else if (line) line.count = count;
    else pay.lines.push(newLine({ trade: trade ?? pay.named ?? 'helper', count }));
    told.push(line ?? pay.lines.at(-1));
  }
  const spell = days.length > 0 || halves > 0 ? (days[0] ?? 0) + halves : undefined;
  if ((spell ?? 0) > most.days) return false;
  for (const [at, { value, trade }] of money.entries()) {
    if (value > most.rate) return false;
    const whose = trade ?? people[at]?.trade ?? named;
    const known = (trade ? lineOf(pay, trade) : undefined) ?? told[at] ?? lineOf(pay, whose);
    if (known) known.rate = value;
    else if (whose ?? (pay.lines.length === 0 && ((isDaily.test(text) || spell) ?? pay.days)))
      pay.lines.push(newLine({ trade: whose ?? pay.named ?? 'helper', count: 1, rate: value }));
    else if (pay.lines.length === 0) pay.rate = value;
    else if (isEach.test(text) || pay.lines.every(({ rate }) => rate === undefined))
      for (const line of pay.lines) line.rate = value;
    else return false;
    told.push(known ?? pay.lines.at(-1));
  }
  if (spell === undefined) return true;
  // "Mason 950 worked 11 days, helper 620 worked 13 days": each his own; "for 4 days" alone is of all.
  const own = new Set([...told, named ? lineOf(pay, named) : undefined].filter((one) => one !== undefined));
  const [only] = own;
  if (own.size === 1 && only) only.days = spell;
  else for (const line of pay.lines) line.days = undefined;
  pay.days = own.size === 1 ? (pay.days ?? spell) : spell;
  return true;
}

/** A week of work, where it is not said which days. */
const week =
  /(?<![\p{L}\p{M}\d])(one|a|ek|1|एक|two|do|2|दो) (?:weeks?|haft[ae]|हफ़?्त[ाे]|सप्ताह)(?![\p{L}\p{M}])/giu;
const inDays = (said: string): string =>
  said.replace(week, (_, count: string) => {
    const days = /\bmon\w{0,3} (?:to|se) sat/iu.test(said) ? 6 : 7;
    return `${/^(?:two|do|2|दो)$/iu.test(count) ? 2 * days : days} days`;
  });

type Taken = 'told' | 'nothing' | 'unread';
/** Adds what a part of a message tells. @returns whether it told anything, and all of it is understood */
function takePart(pay: Pay, part: Part, isGiven: boolean): Taken {
  const { people, money, days, named, halves, text } = part;
  const isSpell = isGone.test(text) || isOnly.test(text);
  const isEvent = isHalf.test(text) || isAbsent.test(text) || (days.length > 0 && isSpell);
  const who = named !== undefined || (pay.lines.length > 0 && part.some !== undefined);
  if (people.length + money.length + days.length + halves === 0 && !(isEvent && who)) return 'nothing';
  const [sum, other] = money;
  // "Mistri ko 900 diya": what a day of him costs; "2000 diya" is paid already.
  const ofDay = people.length > 0 || (named !== undefined && (sum?.value ?? 0) < mostOfDay);
  if (sum && (isAdvance.test(text) || (isGiven && !ofDay))) {
    if (other || days.length > 0) return 'unread';
    pay.advance += sum.value;
    return 'told';
  }
  // Half days stand beside the whole ones where the rate is told.
  const isOff = isEvent && money.length === 0 && (pay.lines.length > 0 || named !== undefined);
  if (isOff && !(halves > 0 && days.length > 0)) return takeOff(pay, part) ? 'told' : 'unread';
  const isMore = sum && people.length === 0 && named === undefined && days.length === 0;
  if (isMore && isAdded.test(text) && pay.lines.some(({ rate }) => rate !== undefined)) {
    pay.more += sum.value;
    return 'told';
  }
  return takeLine(pay, part) ? 'told' : 'unread';
}

function take(pay: Pay, said: string): Taken {
  let told: Taken = 'nothing';
  for (const text of inDays(said).split(parts)) {
    if (text.trim() === '') continue;
    const part = readPart(text);
    // "Mistri ko 3000 aur helper ko 1500 de chuka": it is said once, of each.
    const ofEach = isAdvance.test(said) && part?.named !== undefined && part.days.length === 0;
    const isGiven = ofEach ? part.people.length === 0 : isPaid.test(text) && !isDaily.test(text);
    const taken = part ? takePart(pay, part, isGiven) : 'unread';
    if (taken === 'unread') return taken;
    if (taken === 'told') told = taken;
    pay.named = part?.named ?? pay.named;
  }
  return told;
}

const say = {
  en: {
    total: 'Total',
    day: 'For one day',
    off: 'Not worked',
    more: 'And',
    paid: 'Paid already',
    left: 'Still to pay',
    note: 'By the numbers that you told.',
  },
  hi: {
    total: 'कुल',
    day: 'एक दिन का',
    off: 'काम नहीं किया',
    more: 'और',
    paid: 'पहले दिया',
    left: 'अब देना है',
    note: 'आपके बताए अंकों से।',
  },
};

const newPay = (): Pay => ({
  lines: [],
  days: undefined,
  advance: 0,
  more: 0,
  rate: undefined,
  named: undefined,
});

function reckoned({ lines, days: all, advance, more }: Pay, locale: Locale): Finding | undefined {
  const words = say[locale === 'en' ? 'en' : 'hi'];
  const money = (amount: number) => written(amount, 'rupee');
  const isDay = all === undefined && lines.every(({ days }) => days === undefined);
  const told: string[] = [];
  let total = more;
  for (const { trade, count, rate = 0, days = all ?? 1, off } of lines) {
    const sum = count * days * rate;
    total += sum - off * rate;
    const factors = [`${count}`, ...(isDay ? [] : [written(days, 'day')]), money(rate)];
    told.push(`- ${wordIn(locale, trade)}: ${factors.join(' × ')} = ${money(sum)}`);
    if (off > 0)
      told.push(
        `- ${words.off}: ${wordIn(locale, trade)}, ${written(off, 'day')} × ${money(rate)} = −${money(off * rate)}`,
      );
  }
  if (more > 0) told.push(`- ${words.more}: ${money(more)}`);
  told.push(`- ${isDay ? words.day : words.total}: **${money(total)}**`);
  if (advance > 0)
    told.push(`- ${words.paid}: ${money(advance)}`, `- ${words.left}: **${money(total - advance)}**`);
  if (total <= 0 || total < advance) return undefined;
  const text = [...told, '', words.note].join('\n');
  return { text: locale === 'hinglish' ? hinglishOf(text) : text, links: [] };
}

/**
 * A talk about people who are paid by the day: who came at what rate, for how many days, who did not come, what was paid
 * already. Each message adds to it or changes it. Undefined for every other talk, and where a number is not understood:
 * no sum is better than a wrong one.
 * @param history what the same user said before, the oldest first
 */
export function payTalk(
  said: string,
  history: readonly string[],
  { locale }: Pick<Asker, 'locale'>,
): Finding | undefined {
  if (wordsIn(said) > most.words || isRequest.test(said) || isOther.test(said)) return undefined;
  const shows = asksHow.test(said);
  if (!shows && (asksMore.test(said) || asksElse.test(said))) return undefined;
  if (history.length === 0 && !asksOnlyTotal(said)) return undefined;
  const pay = newPay();
  for (const one of history.slice(-most.messages)) {
    const before = structuredClone(pay);
    const aside = isRequest.test(one) || isOther.test(one) || asksElse.test(one);
    if (!aside && take(pay, one) !== 'unread') continue;
    // What is no part of the talk of pay still says who is spoken of.
    Object.assign(pay, before, { named: tradesIn(readQuestion(one).tokens).at(-1) ?? before.named });
    // In the middle of it, no sum is better than a wrong one.
    if (!aside && before.lines.some(({ rate }) => rate !== undefined)) return undefined;
  }
  const last = take(pay, said);
  const { lines, days } = pay;
  for (const line of lines) line.rate ??= pay.rate;
  const isWhole = lines.length > 0 && lines.every(({ rate }) => rate !== undefined);
  const lacksDays = lines.some((one) => one.off > 0 && (one.days ?? days) === undefined);
  if (last === 'unread' || !isWhole || lacksDays) return undefined;
  if (history.length === 0 && lines.some((one) => (one.days ?? days) === undefined)) return undefined;
  if (last === 'nothing' && !shows && !(asksSum.test(said) && wordsIn(said) <= most.total)) return undefined;
  return reckoned(pay, locale);
}
