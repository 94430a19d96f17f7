import type { Unit } from '../../calculators/base/units.ts';
import { unitNames } from '../../calculators/base/units.ts';
import type { State } from '../../calculators/sums/convert.ts';
import { leastSound, meaningsBySound, soundOf } from './sound.ts';

/** As people write them, without dots; two words where the second makes it an area or a volume. */
const spelled: Partial<Record<Unit, string>> = {
  mm: 'mm|millimetre|millimeter|मिमी|एमएम|मिलीमीटर',
  cm: 'cm|centimetre|centimeter|सेमी|सेंटीमीटर',
  m: 'm|mt|mtr|mtrs|metre|meter|metres|meters|मीटर|मी',
  km: 'km|kilometre|kilometer|किलोमीटर',
  inch: 'in|inch|inches|inchi|"|इंच|इन्च',
  ft: "ft|feet|foot|fit|fut|phut|foota|'|फुट|फीट|फ़ुट|फ़ीट|फिट",
  yard: 'yard|yards|yd',
  m2: 'sqm|sqmt|sqmtr|m2|smt|sq m|sq mt|sq mtr|sq metre|sq meter|sq metres|sq meters|square m|square metre|square meter|square metres|square meters|varg meter|varg metre|वर्ग मीटर|वर्गमीटर|स्क्वायर मीटर|स्क्वेयर मीटर',
  sqft: 'sqft|sft|ft2|sqfit|sqfeet|sq ft|sq feet|sq foot|sq fit|sq fut|square ft|square feet|square foot|square fit|square fut|varg foot|varg feet|varg fut|varg fit|वर्ग फुट|वर्ग फीट|वर्ग फ़ुट|वर्गफुट|वर्गफीट|वर्गफ़ीट|स्क्वायरफीट|स्क्वेयरफीट|एसक्यूएफटी|स्क्वायर फ़ीट|स्क्वेयर फ़ीट|square feets|sq feets|sqaure feet|sqr ft|sq fts|स्क्वायर फुट|स्क्वायर फीट|स्क्वेयर फुट|स्क्वेयर फीट',
  sqinch: 'sq in|sq inch|sq inches|square inch|square inches|वर्ग इंच',
  gaj: 'gaj|gaz|guz|sqyd|sq yd|sq yard|sq yards|square yard|square yards|गज|गज़|वर्ग गज',
  guntha: 'guntha|gunta|gunthas|guntas|गुंठा|गुंठे|गुंटा',
  cent: 'cent|cents|decimal|dismil|decimil|सेंट|डिसमिल',
  ground: 'grounds',
  acre: 'acre|acres|ekad|एकड़|एकर',
  hectare: 'hectare|hectares|hectre|हेक्टेयर|हैक्टेयर',
  marla: 'marla|marlas|मरला',
  kanal: 'kanal|कनाल',
  bigha: 'bigha|beegha|bighas|बीघा|बिघा|बीघे',
  biswa: 'biswa|bisva|बिस्वा',
  katha: 'katha|kattha|kaththa|kathas|cottah|कट्ठा|कठ्ठा|काठा',
  m3: 'm3|cum|cbm|cu m|cu metre|cu meter|cubic m|cubic metre|cubic meter|cubic metres|cubic meters|ghan meter|घन मीटर|घनमीटर|क्यूबिक मीटर',
  cft: 'cft|cuft|ft3|cu ft|cubic ft|cubic feet|cubic foot|ghan fut|ghan foot|घन फुट|घन फीट|क्यूबिक फुट|क्यूबिक फीट',
  brass: 'brass|ब्रास',
  litre: 'l|ltr|ltrs|lit|litre|liter|litres|liters|लीटर|लिटर',
  gallon: 'gallon|gallons|गैलन',
  g: 'gram|grams|ग्राम',
  kg: 'kg|kgs|kilo|kilos|kilogram|kilograms|किलो|किलोग्राम|केजी',
  quintal: 'quintal|quintals|kuntal|kwintal|क्विंटल|कुंतल',
  tonne: 'ton|tons|tonne|tonnes|टन',
  bag: 'bag|bags|bori|boriyan|boriyon|boriya|katta|katte|बोरी|बोरियां|बोरियाँ|बोरा|बोरे|बैग|कट्टा|कट्टे',
};
const byWord = new Map<string, Unit>();
for (const unit of unitNames)
  for (const word of spelled[unit]?.split('|') ?? []) byWord.set(word.normalize('NFC'), unit);

const bySound = meaningsBySound([...byWord].filter(([word]) => !word.includes(' ')));

/** The unit that begins at a token, and how many tokens it takes. */
export function unitAt(tokens: readonly string[], at: number): { unit: Unit; length: number } | undefined {
  for (const length of [2, 1]) {
    const words = tokens.slice(at, at + length);
    const [word = ''] = words;
    const sounds = length === 1 && word.length >= leastSound ? bySound.get(soundOf(word)) : undefined;
    const unit = words.length === length ? (byWord.get(words.join(' ')) ?? sounds) : undefined;
    if (unit) return { unit, length };
  }
  return undefined;
}

/** Also the first half of "sq ft". */
export const beginsUnit = (word: string) =>
  byWord.has(word) || /^(?:sq|square|varg|cu|cubic|ghan|वर्ग|घन|स्क्वायर|स्क्वेयर|क्यूबिक)$/u.test(word);

const stateWords: [RegExp, State][] = [
  [/\b(?:up|uttar pradesh)\b|उत्तर प्रदेश|यूपी/u, 'uttar pradesh'],
  [/\bbihar\b|बिहार/u, 'bihar'],
  [/\brajasthan\b|राजस्थान/u, 'rajasthan'],
  [/\b(?:west bengal|bengal|wb)\b|बंगाल/u, 'west bengal'],
  [/\bassam\b|असम/u, 'assam'],
  [/\bpunjab\b|पंजाब/u, 'punjab'],
  [/\bhar[iy]yana\b|\bharyana\b|हरियाणा/u, 'haryana'],
  [/\bhimachal\b|हिमाचल/u, 'himachal'],
  [/\buttarakhand\b|उत्तराखंड/u, 'uttarakhand'],
  [/\b(?:madhya pradesh|mp)\b|मध्य प्रदेश/u, 'madhya pradesh'],
  [/\bgujarat\b|गुजरात/u, 'gujarat'],
  [/\bchh?attisgarh\b|छत्तीसगढ़/u, 'chhattisgarh'],
];
export const stateIn = (text: string): State | undefined =>
  stateWords.find(([pattern]) => pattern.test(text))?.[1];
