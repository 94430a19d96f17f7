import type { PaidTrade } from '../calculators/sums/pay.ts';
import type { Inputs, Question } from './read-sizes.ts';
import { readQuestion, single } from './read-sizes.ts';
import { kindOf } from './spoken/measures.ts';

const trades: readonly [PaidTrade, RegExp][] = [
  ['painter', /^(?:painters?|पेंटर|पेन्टर)$/u],
  ['tiler', /^(?:tilers?|tile ?masons?)$/u],
  ['carpenter', /^(?:carpenters?|badhai|barhai|बढ़ई|बढई)$/u],
  ['plumber', /^(?:plumbers?|प्लंबर|प्लम्बर)$/u],
  ['electrician', /^(?:electricians?|इलेक्ट्रिशियन)$/u],
  ['barBender', /^(?:bar ?benders?)$/u],
  ['mason', /^(?:masons?|mistri|mistry|mistries|rajmistri|raj|karigar|kaarigar|मिस्त्री|राजमिस्त्री|कारीगर)$/u],
  [
    'helper',
    /^(?:helpers?|labou?rs?|labou?rers?|workers?|ma[jz]d+u?o?o?rs?|majdoor|mazdoor|beldar|coolies?|aadmi|admi|log|people|persons?|men|लेबर|हेल्पर|मज़दूर|मजदूर|मज़दूरों|मजदूरों|आदमी|लोग|बेलदार)$/u,
  ],
];
const tradeOf = (token = ''): PaidTrade | undefined =>
  trades.find(([, pattern]) => pattern.test(token.normalize('NFC')))?.[0];

/** Rupees: fewer are people or days. */
const leastRate = 150;
const asksSum =
  /how much|total|altogether|cost|kitn[aie]|kharch|kul\b|hisa+b|wages?|ma[jz]doori|majduri|कितन|कुल|खर्च|ख़र्च|हिसाब|मज़दूरी|मजदूरी/u;
/** "Under 800": then somebody is looked for. */
const asksLimit = /under|below|less than|up ?to|\btak\b|se kam|budget|तक|से कम/u;

interface Crew {
  trade: PaidTrade;
  count: number;
}

/** Who comes, at what a day, for how many days: what was said of it. Three trades in one sum are too many. */
export function pay(question: Question): Inputs {
  const crews: Crew[] = [];
  const rates = new Map<PaidTrade | undefined, number>();
  const found: Inputs = {};
  for (const { sizes, noun, from, to } of single(question)) {
    const value = sizes[0]?.value ?? 0;
    const [before, behind] = [tradeOf(question.tokens[from - 1]), tradeOf(question.tokens[to])];
    if (noun === 'day') found.days ??= value;
    else if (value >= leastRate && (before || !behind)) rates.set(before, value);
    else if (behind && Number.isInteger(value)) crews.push({ trade: behind, count: value });
    // "Mason 4 nos".
    else if (before && noun === 'piece' && Number.isInteger(value))
      crews.push({ trade: before, count: value });
  }
  const [lead, other, third] = crews;
  if (third) return {};
  const rateOf = (crew: Crew | undefined) => rates.get(crew?.trade) ?? rates.get(undefined);
  const [dayRate, otherRate] = [rateOf(lead), other && rateOf(other)];
  return {
    ...found,
    ...(lead ? { trade: lead.trade, workers: lead.count } : {}),
    ...(dayRate === undefined ? {} : { dayRate }),
    ...(other ? { otherTrade: other.trade, others: other.count } : {}),
    ...(otherRate === undefined ? {} : { otherRate }),
  };
}

/** "5 painters for 10 days at 800", "2 mistri 3 mazdoor 5 din, mistri 900 mazdoor 500": undefined where no sum is asked for. */
export function payAsked(typed: string): Inputs | undefined {
  const question = readQuestion(typed);
  const { measures, text } = question;
  const measured = measures.some(({ sizes: [size, next] }) => next || (size && kindOf(size) !== undefined));
  const drinks = question.says('tank') || question.says('water');
  if (measured || drinks || asksLimit.test(text)) return undefined;
  const inputs = pay(question);
  const whole = inputs.workers !== undefined && inputs.days !== undefined;
  return whole && (inputs.dayRate !== undefined || asksSum.test(text)) ? inputs : undefined;
}
