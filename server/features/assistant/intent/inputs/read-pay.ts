import type { PaidTrade } from '#domain/estimate/calculators/pay.ts';
import { denies } from '../spoken/corrected.ts';
import { paidTradeAt, paidTradeOf, suchBefore } from '../spoken/paid-trades.ts';
import { kindOf } from '../spoken/size.ts';
import type { Inputs, Question } from './read-sizes.ts';
import { readQuestion, single } from './read-sizes.ts';

/** Rupees: fewer are people or days. */
const leastRate = 150;
const asksSum =
  /how much|\bpay\b|\bcharges?\b|dih?a{1,5}di|दिहाड़ी|total|altogether|cost|kitn[aie]|kharch|kul\b|hisa{1,5}b|wages?|ma[jz]doori|majduri|कितन|कुल|खर्च|ख़र्च|हिसाब|मज़दूरी|मजदूरी/u;
/** "Under 800": then somebody is looked for. */
const asksLimit =
  /under|below|less than|up ?to|\d{3,15}[\p{L}\s.]{0,12}\bta?k\b|se kam|budget|\d{3,15}[\p{L}\p{M}\s.]{0,12}तक|से कम/u;

interface Crew {
  trade: PaidTrade;
  count: number;
}

const small = new Set(
  'ka ki ke ko का की के को is at = for takes gets charges wants leta lete lega लेता लेते लेगा'.split(' '),
);

/** Who comes, at what a day, for how many days: what was said of it. Three trades in one sum are too many. */
export function pay(question: Question): Inputs {
  const { tokens } = question;
  const crews: Crew[] = [];
  const rates: { of: PaidTrade | undefined; rate: number }[] = [];
  const found: Inputs = {};
  /** "Mistri 850", "mistri ka 850". */
  const tradeBefore = (from: number) =>
    paidTradeOf(tokens[from - 1]) ??
    (small.has(tokens[from - 1] ?? '') ? paidTradeOf(tokens[from - 2]) : undefined);
  for (const { sizes, noun, from, to } of single(question)) {
    const value = sizes[0]?.value ?? 0;
    // "Tile wale 3 bande": people who do it.
    const doers = noun === 'worker' || noun === 'people' ? suchBefore(tokens, from) : undefined;
    const [before, behind] = [tradeBefore(from), doers ?? paidTradeAt(tokens, to)];
    const ofThem = noun === 'people' || (tokens[to] === 'of' && tokens[to + 1] === 'them');
    // "Painter do aaye the".
    const trade = behind ?? (noun === undefined || noun === 'piece' || ofThem ? before : undefined);
    const named = trade ?? (ofThem || noun === 'piece' ? onlyTrade(tokens) : undefined);
    if (noun === 'day') found.days ??= value;
    else if (value >= leastRate && (before || !behind)) rates.push({ of: before, rate: value });
    else if (named && Number.isInteger(value)) crews.push({ trade: named, count: value });
  }
  const [lead, other, third] = crews;
  if (third) return {};
  // "900 and 600 respectively": as many rates as trades, in their order.
  const inTurn = rates.length === crews.length && rates.every(({ of }) => of === undefined);
  const rateOf = (crew: Crew | undefined, at: number) =>
    inTurn
      ? rates[at]?.rate
      : (rates.find(({ of }) => of === crew?.trade) ?? rates.findLast(({ of }) => of === undefined))?.rate;
  const [dayRate, otherRate] = [rateOf(lead, 0), other && rateOf(other, 1)];
  return {
    ...found,
    ...(lead ? { trade: lead.trade, workers: lead.count } : {}),
    ...(dayRate === undefined ? {} : { dayRate }),
    ...(other ? { otherTrade: other.trade, others: other.count } : {}),
    ...(otherRate === undefined ? {} : { otherRate }),
  };
}

/** The one that is named with a name of its own, not as people. */
function onlyTrade(tokens: readonly string[]): PaidTrade | undefined {
  const named = new Set(tokens.flatMap((token) => paidTradeOf(token) ?? []));
  const own = [...named].filter((trade) => trade !== 'helper');
  return own.length === 1 ? own[0] : named.size === 1 ? [...named][0] : undefined;
}

/** "Mistri nahi helper", "not masons, helpers", "helper ka batao": the one trade that is meant, and the one that is not. */
export function tradeMeant({ tokens }: Question): {
  meant?: PaidTrade | undefined;
  not?: PaidTrade | undefined;
} {
  const isDenied = (at: number) =>
    denies.test(tokens[at + 1] ?? '') || /^(?:not|na|न)$/u.test(tokens[at - 1] ?? '');
  return {
    meant: onlyTrade(tokens.filter((_, at) => !isDenied(at))),
    not: onlyTrade(tokens.filter((_, at) => isDenied(at))),
  };
}

/** The one who asks has worked: "mai helper hu, 26 din kaam kiya". */
const myWork =
  /\bi (?:am|work|did)\b|\bworked\b|\bmy (?:pay|wages?)\b|\b(?:ma(?:i|in|ine)|mujhe|mera|meri)\b|(?:kaam|kam) (?:kiya|kara|ki)\b|मैं|मैंने|मुझे|मेर[ाी]|काम किया/u;
const earned = /how much|total|kitn[aie]|\bkul\b|hisa{1,5}b|calculate|कितन|कुल|हिसाब/u;
const unpaid = /unpaid|not paid|(?:nah?i{1,5}n?|nhi|mat) (?:mil|diy|de|kiy)|नह[ीि]ं? (?:मिल|दि|दे|कि)/u;

/** What one who worked alone has earned. */
function ownPay(question: Question): Inputs | undefined {
  const { text, tokens } = question;
  const { dayRate, days, workers } = pay(question);
  if (dayRate === undefined || days === undefined || workers !== undefined) return undefined;
  if (!myWork.test(text) || !earned.test(text) || unpaid.test(text)) return undefined;
  return { trade: onlyTrade(tokens) ?? 'helper', workers: 1, dayRate, days };
}

/** "5 painters for 10 days at 800", "2 mistri 3 mazdoor 5 din, mistri 900 mazdoor 500": undefined where no sum is asked for. */
export function payAsked(typed: string): Inputs | undefined {
  const question = readQuestion(typed);
  const { measures, text } = question;
  const measured = measures.some(({ sizes: [size, next] }) => next || (size && kindOf(size) !== undefined));
  const drinks = question.says('tank') || question.says('water');
  if (measured || drinks || asksLimit.test(text)) return undefined;
  const own = ownPay(question);
  if (own) return own;
  const inputs = pay(question);
  const whole = inputs.workers !== undefined && inputs.days !== undefined;
  return whole && (inputs.dayRate !== undefined || asksSum.test(text)) ? inputs : undefined;
}
