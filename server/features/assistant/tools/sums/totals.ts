import { calculators } from '#domain/estimate/calculators/calculators.ts';
import { type PaidTrade, paidTrades } from '#domain/estimate/calculators/pay.ts';
import { inUnit, type Unit, units, written } from '#domain/estimate/calculators/units.ts';
import { wordIn } from '#domain/estimate/calculators/words.ts';
import type { RateFile } from '#domain/estimate/rates.ts';
import { withWesternDigits } from '#domain/wish/fold.ts';
import { readQuestion } from '../../intent/inputs/read-sizes.ts';
import { calculationOf, readCalculations } from '../../intent/read-calculation.ts';
import type { CalculationAsked } from '../../intent/read-conversion.ts';
import { materialsNamed, type PriceAsked } from '../../intent/read-price.ts';
import { countOf } from '../../intent/spoken/measures.ts';
import { paidTradeAt } from '../../intent/spoken/paid-trades.ts';
import { followUp } from '../../reading/after/follow-up.ts';
import { hiredAs } from '../../reading/after/pay-after.ts';
import { isShort, ownTopic, type Topic } from '../../reading/after/topic.ts';
import { calculate } from '../base/calculator-tool.ts';
import { type Asker, type Finding, type Locale, rupees } from '../base/tool.ts';
import { rateTold } from './told-price.ts';

/** The units of a result that a price can be of: a foot of tiles is a square one, of sand a cubic one; "38 each" counts. */
function unitsFor(unit: Unit | undefined, of: string | undefined): readonly Unit[] {
  if (unit === undefined) return ['piece', 'bag'];
  if (unit !== 'ft') return [unit];
  return of === 'sand' || of === 'aggregate' ? ['cft'] : ['sqft', 'ft', 'cft'];
}
/** How much a sum has, in its results or as the area that was told, of what a price is of; undefined where it has none. */
function amountOf(
  { calculator, inputs }: CalculationAsked,
  { of, unit }: { of: string | undefined; unit: Unit | undefined },
  rates: RateFile,
): { amount: number; unit: Unit } | undefined {
  // Land in the unit that it was told in: its size differs by state.
  if (calculator === 'conversion' && inputs.value === 1) return undefined;
  if (calculator === 'conversion' && unit !== undefined && unit === inputs.from)
    return { amount: Number(inputs.value), unit };
  const { result } = calculators[calculator].run(inputs, rates);
  const { area: told, length, width, count = 1 } = inputs;
  const own = typeof told === 'number' ? told : Number(length) * Number(width) * Number(count);
  // Of walls the result says their area, openings out; of a floor its sides do, and the tiles to spare are no area.
  const shown = inputs.height === undefined ? [] : result.filter((one) => units[one.unit].kind === 'area');
  const area = shown.length > 0 ? shown : own > 0 ? [{ amount: own, unit: 'm2' as const }] : [];
  const named = result.filter(({ key }) => key === of || (of === 'steel' && key === 'weight'));
  const some = named.length === 0 && of === undefined ? result : named;
  const all = [...area, ...some, ...some.flatMap(({ also }) => also ?? [])];
  const counted = (one: Unit) => one === 'piece' || one === 'bag';
  for (const wanted of unitsFor(unit, of)) {
    const found = all.find((one) =>
      counted(wanted) ? one.unit === wanted : units[one.unit].kind === units[wanted].kind,
    );
    if (found) return { amount: inUnit(found.amount, found.unit, wanted), unit: wanted };
  }
  return undefined;
}

/** "At 65 rupees a kilo", "one brick he gives for 9, total" behind a sum: so much of its result or area at that price. */
function atRate(text: string, topics: readonly (Topic | undefined)[], rates: RateFile): string | undefined {
  const told = rateTold(text);
  if (!told) return undefined;
  const [named] = materialsNamed(text);
  for (const topic of topics) {
    if (topic?.about !== 'sum') continue;
    const { calculator, inputs } = topic.asked;
    // "12 bars of 16 mm" are of the usual length.
    const asked = { ...topic.asked, inputs: { ...calculators[calculator].usual, ...inputs } };
    if (calculators[calculator].missing(asked.inputs).length > 0) continue;
    const found = amountOf(asked, { of: named?.key, unit: told.unit }, rates);
    if (found)
      return `${written(found.amount, found.unit)} × ${written(told.value, 'rupee')} = **${written(found.amount * told.value, 'rupee')}**`;
  }
  return undefined;
}

const talkOf = 4;
/** What the last messages of a talk were about, the newest first. */
export const topicsOf = (history: readonly string[]): (Topic | undefined)[] =>
  history
    .map((said, at) =>
      at < history.length - talkOf ? undefined : (followUp(said, history.slice(0, at)) ?? ownTopic(said)),
    )
    .slice(-talkOf)
    .toReversed();

const tellsMoney =
  /₹|\b(?:rs|rupees?|rupa?ya?y?e?|rate|per|each|se|total|kul|kitn[aei]|how much|cost)\b|रुप|रेट|कुल|कितन|से(?![\p{L}\p{M}])/iu;
/** "One brick he gives for 9 rupees, total" behind a sum of the talk. */
export function pricedSum(
  question: string,
  history: readonly string[],
  { rates }: Asker,
): Finding | undefined {
  const told = rateTold(question);
  if (told === undefined || !tellsMoney.test(question)) return undefined;
  // "4 painters at 650" look for people, whatever was summed before; "22 a foot" is of a work.
  const own = ownTopic(question);
  if ((own?.about === 'people' && told.unit === undefined) || own?.about === 'house') return undefined;
  const text = atRate(question, topicsOf(history), rates);
  return text === undefined ? undefined : { text, links: [] };
}

const together =
  /\b(?:both|dono+n?|together|milake|milakar|in all|total of)\b|दोनों|दोनो|मिलाकर|मिलाके|कुल मिला/iu;
/** "Both together?" behind two sums of one kind, or two prices: what they come to. */
export function bothTogether(
  question: string,
  history: readonly string[],
  asker: Asker,
): Finding | undefined {
  if (!together.test(question) || !isShort(question) || /\p{Nd}/u.test(question)) return undefined;
  const topics = history.map((said, at) => followUp(said, history.slice(0, at)) ?? ownTopic(said));
  const [last, before] = topics
    .slice(-talkOf)
    .toReversed()
    .filter((one) => one !== undefined);
  const same = last && before && JSON.stringify(last) !== JSON.stringify(before);
  if (same && last.about === 'sum' && before.about === 'sum')
    return bothSums(before.asked, last.asked, asker);
  if (same && last.about === 'price' && before.about === 'price')
    return bothPrices([...before.asked, ...last.asked], asker);
  return undefined;
}
function bothSums(
  one: CalculationAsked,
  other: CalculationAsked,
  { locale, rates }: Asker,
): Finding | undefined {
  const runs = [one, other].map(({ calculator, inputs }) => {
    const whole = { ...calculators[calculator].usual, ...inputs };
    return calculators[calculator].missing(whole).length > 0
      ? undefined
      : calculators[calculator].run(whole, rates);
  });
  const [first, second] = runs;
  if (one.calculator !== other.calculator || !first || !second) return undefined;
  const lines = first.result.flatMap(({ key, amount, unit }) => {
    const more = second.result.find((each) => each.key === key && each.unit === unit);
    // What one of them weighs a metre is no part of a total.
    if (!more || key === 'perMetre') return [];
    const each = [amount, more.amount].map((value) => written(value, unit)).join(' + ');
    return [`- ${wordIn(locale, key)}: ${each} = **${written(amount + more.amount, unit)}**`];
  });
  return lines.length === 0 ? undefined : { text: lines.join('\n'), links: [] };
}
function bothPrices(asked: readonly PriceAsked[], { locale, rates: { rates } }: Asker): Finding | undefined {
  const worth = asked.map(({ key, amount }) => (amount === undefined ? undefined : rates[key].rate * amount));
  const known = worth.filter((one) => one !== undefined);
  if (known.length !== worth.length || known.length < 2) return undefined;
  const sum = known.reduce((total, one) => total + one, 0);
  const text = `- ${known.map((one) => rupees(one)).join(' + ')} = **${rupees(sum)}**`;
  return { text: `${text}\n\n${ofOurRates[locale]}`, links: [] };
}
const ofOurRates: Record<Locale, string> = {
  en: 'By Neev’s rates; today’s price is the shop’s to say.',
  hi: 'नींव के रेट से; आज का भाव दुकान से पूछिए।',
  hinglish: 'Neev ke rate se; aaj ka bhaav dukaan se poochhiye.',
};

const asksCost =
  /\b(?:costs?|total|how much|kharcha?|kul|kitn[aei] (?:lagega|lega|lenge|paisa|padega|hoga|dena))\b|कुल|कितन[ाे]|खर्च|ख़र्च/iu;
/** Something else is asked of them. */
const asksNoCost =
  /\b(?:rate|per|a day|roz|each|dihadi|available|sq ?ft|foot|fut)\b|रोज़?|दिहाड़ी|रेट|फ़?ुट|प्रति/iu;
const mostAsked = 10;
const week = /(?<![\p{L}\p{M}\d])(?:one |a |ek |1 |एक )?(?:week|haft[ae]|हफ़?्त[ाे]|सप्ताह)(?![\p{L}\p{M}])/iu;

interface Crew {
  trade: PaidTrade | undefined;
  workers: number | undefined;
  days: number | undefined;
}
/** "Make it 2", "3 kar do". */
function countAlone(said: string): number | undefined {
  const found =
    /\bmake (?:it|that) (\d{1,2})\b|\b(\d{1,2}) kar (?:do|dijiye|de)\b|(\d{1,2}) कर (?:दो|दीजिए)/iu.exec(
      withWesternDigits(said),
    );
  return found === null ? undefined : Number(found.slice(1).find(Boolean));
}
/** Who, how many and for how many days, as far as one message says it. */
function crewIn(said: string): Crew {
  const { tokens, measures } = readQuestion(said.replace(week, ' 7 days '));
  const counted = measures.find(
    ({ noun, sizes: [size] }) =>
      (noun === 'worker' || noun === 'people' || noun === 'piece') && size !== undefined && size.value < 100,
  );
  const trades = tokens.flatMap((_, at) => paidTradeAt(tokens, at) ?? []);
  const topic = ownTopic(said);
  const hired = topic?.about === 'people' ? hiredAs(topic.input) : undefined;
  const sought = paidTrades.find((one) => one === hired);
  return {
    // "Bijli mistri" is no mason; "two people" are those who were looked for.
    trade: sought ?? trades.find((one) => one !== 'helper'),
    workers: counted?.sizes[0]?.value ?? countAlone(said),
    days: countOf(measures, 'day'),
  };
}

/** "2 masons and 3 helpers from Monday", "total for 5 days?": the wages of both. */
function crewOfTwo(question: string, history: readonly string[]): CalculationAsked | undefined {
  const asked = history.findLast((said) => ownTopic(said)?.about === 'people');
  if (asked === undefined || countOf(readQuestion(question).measures, 'day') === undefined) return undefined;
  const [sum] = readCalculations(`${asked.replace(/[.?!]/gu, ' ')}, ${question}`);
  const isCrew = sum?.calculator === 'pay' && sum.missing.length === 0;
  return isCrew && sum.inputs.otherTrade !== undefined ? sum : undefined;
}

/** "A painter near Kharadi", "3 of them, 6 days", "what will it cost": what those are paid who are looked for, as the talk says it. */
export function crewCost(question: string, history: readonly string[], asker: Asker): Finding | undefined {
  const talk = [...history.slice(-talkOf), question];
  // "One is enough" behind what they cost.
  const goes = asksCost.test(history.at(-1) ?? '') && isShort(question);
  const isAsked = asksCost.test(question) && question.trim().split(/\s+/).length <= mostAsked;
  if (
    (!isAsked && !goes) ||
    together.test(question) ||
    asksNoCost.test(question) ||
    rateTold(question) !== undefined
  )
    return undefined;
  if (!history.some((said) => ownTopic(said)?.about === 'people')) return undefined;
  const both = crewOfTwo(question, history);
  if (both) return calculate(both, asker);
  const told = talk.map(crewIn);
  const now = told.at(-1);
  const sought = followUp(history.at(-1) ?? '', history.slice(0, -1));
  const people = sought?.about === 'people' ? sought.input.people : undefined;
  if (!isAsked && now?.workers === undefined && now?.days === undefined) return undefined;
  const [trade, workers = people ?? 1, days] = (['trade', 'workers', 'days'] as const).map(
    (what) => told.findLast((one) => one[what] !== undefined)?.[what],
  ) as [PaidTrade | undefined, number | undefined, number | undefined];
  if (trade === undefined || days === undefined) return undefined;
  return calculate(calculationOf('pay', { trade, workers, days }), asker);
}
