import { written } from '#domain/estimate/calculators/units.ts';
import { readQuestion } from '../../intent/inputs/read-sizes.ts';
import { rupees } from '../../intent/inputs/told-numbers.ts';
import { materialsNamed } from '../../intent/read-price.ts';
import { numberOf } from '../../intent/spoken/spoken-numbers.ts';
import { hinglishOf } from '../../knowledge/language.ts';
import { tradeIn } from '../../knowledge/trades/named-trade.ts';
import type { Asker, Finding } from '../base/tool.ts';

type Change =
  | { what: 'percent'; share: number; does: 'adds' | 'takes' | 'is' }
  | { what: 'plus' | 'minus'; count: number; each: number }
  | { what: 'parts'; count: number };

const most = { words: 12, share: 100, parts: 50 };
const adds =
  /\b(?:plus|add(?:ed|ing)?|extra|on top|also|including|with|jod\w{0,4}|upar se|alag se|milak\w{0,3}|bhi|aur|gst|tax)\b|जोड़|ऊपर से|अलग से|मिलाकर|और|भी(?![\p{L}\p{M}])|जीएसटी|टैक्स/iu;
const takes =
  /\b(?:minus|less|discount|off|deduct\w{0,3}|cut|kat(?:o|kar|ke|na|do)?|ghata\w{0,3}|kam kar\w{0,3}|chh?oot|chhod\w{0,2})\b|घटा|काट|कम कर|छूट/iu;
const paidAlready =
  /\b(?:advance|already|paid|gave|given|de (?:diya|diye|chuk\w{0,2})|diya|diye|pehle)\b|पहले|दिया|दिए|दे चुक|एडवांस|अग्रिम|पेशगी/iu;
const shares =
  /\b(?:divid\w{1,3}|split|share[ds]?|between|among|baa?nt\w{0,3}|hiss[ae]|each|har ek|per (?:head|person))\b|बाँट|बांट|हिस्स|हर एक/iu;
const asks =
  /\b(?:how much|what|total|kitn[aei]|kul|balance|left|baki|baaki|now|then|final|net|so|to)\b|[?]|कितन|कुल|बाक़?ी|अब|तो(?!\p{M})/iu;

/** What a short message does to the sum that was told last; undefined where it is not surely that. */
function changeIn(said: string): Change | undefined {
  if (said.trim().split(/\s+/).length > most.words || tradeIn(said) !== undefined) return undefined;
  const { tokens, measures } = readQuestion(
    said.replace(spelled, (word) => `${numberOf(word.toLowerCase()) ?? word}`),
  );
  if (
    measures.some(
      ({ sizes }) => sizes.length > 1 || (sizes[0]?.unit !== undefined && sizes[0].unit !== 'piece'),
    )
  )
    return undefined;
  const percents = measures.filter(({ percent }) => percent);
  const others = measures.filter(({ percent }) => !percent);
  const [share, second] = percents.map(({ sizes: [size] }) => size?.value ?? 0);
  if (share !== undefined) {
    if (second !== undefined || others.length > 0 || share <= 0 || share > most.share) return undefined;
    return { what: 'percent', share, does: takes.test(said) ? 'takes' : adds.test(said) ? 'adds' : 'is' };
  }
  const numbers = others.map(({ sizes: [size], from, to }) => ({
    value: size?.value ?? 0,
    isMoney: rupees.test(tokens[to] ?? '') || rupees.test(tokens[from - 1] ?? ''),
  }));
  const [one, other, third] = numbers;
  if (!one || third || materialsNamed(said).length > 0) return undefined;
  if (!other && shares.test(said) && one.value > 1 && one.value <= most.parts && Number.isInteger(one.value))
    return { what: 'parts', count: one.value };
  const [count, each] = other ? [one.value, other.value] : [1, one.value];
  const isMuch = each >= leastMoney && (other === undefined || (count < leastMoney && !one.isMoney));
  if (!isMuch) return undefined;
  if (takes.test(said) || (paidAlready.test(said) && asks.test(said))) return { what: 'minus', count, each };
  // "Aur do hazaar ki" is of as many more.
  return adds.test(said) && !ofMore.test(said) ? { what: 'plus', count, each } : undefined;
}
const ofMore =
  /\d(?: hazar| hajar| sau)? (?:k[aei]|क[ाेी])[\s?.!।]*$|(?:hazaa?r|hajaa?r|sau|हज़ार|हजार|सौ) (?:k[aei]|क[ाेी])[\s?.!।]*$/iu;
const leastMoney = 100;
/** "Two gates of 18000 each". */
const spelled =
  /(?<![\p{L}\p{M}])(?:two|three|four|five|six|do|teen|char|paanch|दो|तीन|चार)(?= [\p{L}\p{M}]{2,20} (?:of |at |for |k[aei] )?\d)/giu;
const begins =
  /^(?:and |aur |ok |then |to )?(?:plus|add|minus|less|aur|upar se|jod(?!i\b)\w{0,3})\b|^(?:और|ऊपर से|जोड़)/iu;
/** "Plus two gates of 18000 each": no price of what was counted before. */
export function isOnTop(said: string): boolean {
  const change = changeIn(said);
  return (
    change !== undefined && (change.what === 'percent' || change.what === 'parts' || begins.test(said.trim()))
  );
}

/** The one amount of money that an answer tells last, in bold; no range. */
function sumOf(text: string): number | undefined {
  const amounts = [...text.matchAll(/\*\*₹([\d,]+(?:\.\d+)?)\*\*/gu)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );
  return amounts.at(-1);
}

const rupeesOf = (amount: number): string => written(amount, 'rupee');
const words = {
  en: {
    of: 'of',
    with: 'With it',
    without: 'Without it',
    rest: 'The rest',
    each: 'For each',
    note: 'By the sum before and the numbers that you told.',
  },
  hi: {
    of: 'का',
    with: 'उसके साथ',
    without: 'उसे घटाकर',
    rest: 'बाकी',
    each: 'हर एक का',
    note: 'पिछले हिसाब और आपके बताए अंकों से।',
  },
} as const;

function told(change: Change, sum: number, locale: Asker['locale']): Finding | undefined {
  const say = words[locale === 'en' ? 'en' : 'hi'];
  const lines: string[] = [];
  if (change.what === 'percent') {
    const part = (sum * change.share) / 100;
    const share = `${change.share} %`;
    const of = locale === 'en' ? `${share} of ${rupeesOf(sum)}` : `${rupeesOf(sum)} ${say.of} ${share}`;
    lines.push(`- ${of} = ${change.does === 'is' ? `**${rupeesOf(part)}**` : rupeesOf(part)}`);
    if (change.does === 'adds') lines.push(`- ${say.with}: **${rupeesOf(sum + part)}**`);
    if (change.does === 'takes') lines.push(`- ${say.without}: **${rupeesOf(sum - part)}**`);
    if (change.does === 'is')
      lines.push(
        `- ${say.rest}: ${rupeesOf(sum - part)}; ${say.with.toLowerCase()}: ${rupeesOf(sum + part)}`,
      );
  } else if (change.what === 'parts')
    lines.push(`- ${say.each}: ${rupeesOf(sum)} ÷ ${change.count} = **${rupeesOf(sum / change.count)}**`);
  else {
    const by = change.count * change.each;
    const total = change.what === 'plus' ? sum + by : sum - by;
    if (total <= 0) return undefined;
    const more = change.count > 1 ? `${change.count} × ${rupeesOf(change.each)}` : rupeesOf(by);
    lines.push(`- ${rupeesOf(sum)} ${change.what === 'plus' ? '+' : '−'} ${more} = **${rupeesOf(total)}**`);
  }
  const text = [...lines, '', say.note].join('\n');
  return { text: locale === 'hinglish' ? hinglishOf(text) : text, links: [] };
}

/**
 * What comes on top of the sum that was answered last, or off it: "plus two gates of 18000 each", "18 % GST on that",
 * "divide it among 4". Undefined for every other message.
 * @param before answers the message before this one
 */
export async function onTop(
  said: string,
  { locale }: Pick<Asker, 'locale'>,
  before: () => Promise<readonly Finding[]>,
): Promise<Finding | undefined> {
  const change = changeIn(said);
  if (!change) return undefined;
  const [only, other] = await before();
  const sum = only && !other ? sumOf(only.text) : undefined;
  return sum === undefined ? undefined : told(change, sum, locale);
}
