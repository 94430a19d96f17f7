import { inUnit, type Unit, units } from '#domain/estimate/calculators/units.ts';
import { type Concept, conceptOf } from './spoken/lexicon.ts';
import { measuresIn } from './spoken/measures.ts';
import { kindOf } from './spoken/size.ts';

/** What one pays the rate for. */
export const soldBy = {
  cement: 'bag',
  steel: 'kg',
  bricks: 'piece',
  sand: 'cft',
  aggregate: 'cft',
  tiles: 'm2',
  paint: 'litre',
} as const satisfies Record<string, Unit>;
export type Sold = keyof typeof soldBy;

const names: Record<Sold, RegExp> = {
  cement: /cement|सीमेंट|simint/i,
  steel: /steel|sariya|saria|tmt|सरिया|स्टील/i,
  bricks: /brick|eent|\bint\b|ईंट|ईट/i,
  sand: /\bsand\b|\bret\b|reti|balu|baalu|रेत|बालू/i,
  aggregate: /aggregate|gitti|kankar|गिट्टी|रोड़ी/i,
  tiles: /\btiles?\b|टाइल/i,
  paint: /\bpaint\b|पेंट|\brang\b/i,
};
/** As sums know them, by every spelling. */
const concepts: Record<Sold, Concept> = {
  cement: 'cement',
  steel: 'steel',
  bricks: 'brick',
  sand: 'sand',
  aggregate: 'aggregate',
  tiles: 'tile',
  paint: 'paint',
};
const isSold = (key: string): key is Sold => key in soldBy;

const priceWords =
  /(?<![\p{L}\p{M}\d])(?:1|one|ek|एक) (?:bags?|bori|katta|kilo|kg|ton|brass|बोरी|कट्टा|किलो|टन|ब्रास) (?!(?:me|mein|se|में|से)\b)(?:[\p{L}\p{M}]{2,12} ){0,3}(?:kitn[aei]|कितन[ाेी])(?! (?:bag|bori|kg|kilo|foot|sq|varg|lag|chah|din|बोरी|किलो|फुट|वर्ग|लग|चाह))|going (?:at|for)|\bper (?:kg|bag|ton|litre|piece|cft|brass|quintal) (?:these days|now|today|currently|aaj)\b|how much (?:for|is|are|does)\b|nowadays|aaj ?kal|आजकल|kitne me(?:in)? (?:mil|aat|aay)|price|rate|cost|kharch|lagat\b|kimat|keemat|qeemat|daam|\bdam\b|bha{1,5}[vw]\b|mehnga|kitne (?:ka|ki)\b(?! (?:laga|dal|daal|rakh|ho))|kitne rup|kitna (?:ka|rup)|क़ीमत|कीमत|दाम|भाव|रेट|लागत|खर्च|ख़र्च|कितने (?:का|की)(?! (?:लगा|डाल|रख|हो))|कितने रुप|कित्ते (?:का|की|के|में|मे)|kitte (?:ka|ki|ke|me)|\b(?:kya|kaise) (?:kilo|kg|bori|bag|katta|kuntal|quintal|ton|foot|fut|cft|ghan|hazar|hajar|trolley|truck|dumper|litre|peti|hisa{1,5}b se)\b|\b(?:kya|kis) hisa{1,5}b(?: se)?(?= (?:mil|chal|bik|aa|de|pad|hai|h\b))|(?:क्या|किस) हिसाब(?: से)?(?= (?:मिल|चल|बिक|आ|दे|पड़|है))|(?:क्या|कैसे) (?:किलो|बोरी|कट्टा|क्विंटल|कुंतल|टन|फुट|घन|हज़ार|हजार|ट्रॉली|ट्राली|ट्रक|लीटर|पेटी|हिसाब से)(?![\p{L}\p{M}])/iu;

export const asksPrice = (question: string): boolean => priceWords.test(question);

/** A material whose price is asked for. */
export interface PriceAsked {
  key: Sold;
  /** In the unit that it is sold by, where a text says how much. */
  amount?: number;
}

/** Bricks: fewer are no order, and may be their price. */
const leastOrder = 500;
/** "100 kg", "2 brass", "1000 bricks": how much of a material, in the unit that it is sold by. */
function amountOf(key: Sold, question: string): number | undefined {
  const unit = soldBy[key];
  for (const { sizes, noun } of measuresIn(question).measures) {
    const [size, next] = sizes;
    if (!size || next) continue;
    if (unit === 'piece' && noun === 'brick') return size.value;
    // "What do bricks cost, I want 5000".
    if (unit === 'piece' && noun === undefined && size.unit === undefined && size.value >= leastOrder)
      return size.value;
    if (size.unit && kindOf(size) === units[unit].kind && unit !== 'piece')
      return inUnit(size.value, size.unit, unit);
  }
  return undefined;
}

/** What goes under paint has a price of its own. */
const underPaint = /\b(?:pu+t{1,2}[iy]|primer|p\.?o\.?p)\b|पुट्टी|पुटी|प्राइमर/iu;

const isUnderPaint = (question: string, { key }: PriceAsked): boolean =>
  key === 'paint' && underPaint.test(question) && !names.paint.test(question);

/** The materials whose price a text asks for, one or more of them with how much of it. */
export const materialsIn = (question: string): PriceAsked[] =>
  asksPrice(question) ? materialsNamed(question).filter((one) => !isUnderPaint(question, one)) : [];

/** The materials that a text names, whatever it asks of them. */
export function materialsNamed(question: string): PriceAsked[] {
  const said = new Set(measuresIn(question).tokens.map((token) => conceptOf(token)));
  const named = Object.keys(soldBy)
    .filter(isSold)
    .filter((key) => names[key].test(question) || said.has(concepts[key]));
  return named.map((key) => {
    const amount = named.length === 1 ? amountOf(key, question) : undefined;
    return amount === undefined ? { key } : { key, amount };
  });
}
