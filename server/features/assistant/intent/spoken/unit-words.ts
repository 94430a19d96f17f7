import type { State } from '#domain/estimate/calculators/convert.ts';
import type { Unit } from '#domain/estimate/calculators/units.ts';
import { unitNames } from '#domain/estimate/calculators/units.ts';
import { leastSound, meaningsBySound, soundOf } from './sound.ts';

/** As people write them, without dots. */
const spelled: Partial<Record<Unit, string>> = {
  mm: 'mm|millimetre|millimeter|मिमी|एमएम|मिलीमीटर',
  cm: 'cm|centimetre|centimeter|सेमी|सेंटीमीटर',
  m: 'm|rmt|mt|mtr|mtrs|metre|meter|metres|meters|मीटर|मी',
  km: 'km|kilometre|kilometer|किलोमीटर',
  inch: 'in|inch|inches|inchi|"|इंच|इन्च',
  ft: "ft|fts|rft|feet|feets|foot|fit|fut|phut|foota|'|फुट|फीट|फ़ुट|फ़ीट|फिट|फुटाला|फुटांना|फुटाचा|फुटाचे|फुटाची|फुटांचे|फुटांचा|फुटानं|फुटाने|फुटावर",
  yard: 'yard|yards|yd|yds',
  m2: 'sqm|sqmt|sqmtr|m2|smt|वर्गमीटर',
  sqft: 'sqft|sft|ft2|sqfit|sqfeet|vargfoot|vargfeet|vargfut|वर्गफुट|वर्गफीट|वर्गफ़ीट|स्क्वायरफीट|स्क्वेयरफीट|एसक्यूएफटी',
  gaj: 'gaj|gaz|guz|sqyd|गज|गज़',
  guntha: 'guntha|gunta|gunthas|guntas|गुंठा|गुंठे|गुंटा',
  cent: 'cent|cents|decimal|dismil|decimil|सेंट|डिसमिल',
  ground: 'grounds|ग्राउंड|ग्राउण्ड',
  acre: 'acre|acres|ekad|एकड़|एकर',
  hectare: 'hectare|hectares|hectre|हेक्टेयर|हैक्टेयर',
  marla: 'marla|marlas|marle|मरला|मरले',
  kanal: 'kanal|कनाल',
  bigha: 'bigha|beegha|bighas|बीघा|बिघा|बीघे',
  biswa: 'biswa|bisva|बिस्वा',
  katha: 'katha|kattha|kaththa|kathas|cottah|कट्ठा|कठ्ठा|काठा',
  m3: 'm3|cum|cbm|घनमीटर',
  cft: 'cft|cuft|ft3|ghanfut|ghanfoot|घनफुट|घनफीट|घनफ़ुट|घनफ़ीट',
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

const bySound = meaningsBySound(byWord);

const unitOf = (word = ''): Unit | undefined =>
  byWord.get(word) ?? (word.length < leastSound ? undefined : bySound.get(soundOf(word)));

/** Words that make another unit of the length behind them. */
const powers: [RegExp, Partial<Record<Unit, Unit>>][] = [
  [
    /^(?:sq|sqr|square|sqaure|varg|वर्ग|स्क्वायर|स्क्वेयर|स्क्वैर|चौरस|chauras|choras|chaurus)$/u,
    { ft: 'sqft', m: 'm2', yard: 'gaj', gaj: 'gaj', inch: 'sqinch' },
  ],
  [/^(?:cu|cubic|ghan|घन|क्यूबिक)$/u, { ft: 'cft', m: 'm3' }],
  // "200 running feet" of a wall are its length.
  [/^(?:running|run|रनिंग)$/u, { ft: 'ft', m: 'm' }],
];

/** In the south a unit of what is poured is a load of 100 cubic feet; of power and of flats it is something else. */
const loadWord = /^(?:units?|यूनिट|युनिट|யூனிட்|యూనిట్|యూనిట్లు|యూనిట్ల|ইউনিট)$/u;
const poured =
  /^(?:msand|psand|m|sand|reta|reti|ret|balu|jelly|jalli|gitti|aggregates?|gravel|रेत|रेती|बालू|वाळू|गिट्टी|மணல்|ஜல்லி|ఇసుక|కంకర|বালি)$/u;
const isLoad = ([word = '', ...behind]: readonly string[]): boolean =>
  loadWord.test(word) && poured.test((behind[0] === 'of' ? behind[1] : behind[0]) ?? '');

/** The unit that begins at a token, and how many tokens it takes. */
export function unitAt(tokens: readonly string[], at: number): { unit: Unit; length: number } | undefined {
  const [word = '', next] = tokens.slice(at, at + 2);
  if (isLoad(tokens.slice(at, at + 3))) return { unit: 'brass', length: 1 };
  const length = unitOf(next);
  const power = length && powers.find(([pattern]) => pattern.test(word))?.[1][length];
  if (power) return { unit: power, length: 2 };
  const unit = unitOf(word);
  return unit && { unit, length: 1 };
}

/** Also the first half of "sq ft". */
export const beginsUnit = (word: string) =>
  byWord.has(word) || powers.some(([pattern]) => pattern.test(word));

const stateWords: [RegExp, State][] = [
  [
    /\b(?:up|uttar pradesh|lucknow|kanpur|varanasi|gorakhpur|prayagraj|allahabad|agra|meerut)\b|उत्तर प्रदेश|यूपी|लखनऊ|कानपुर|वाराणसी|गोरखपुर|आगरा|मेरठ/u,
    'uttar pradesh',
  ],
  [/\b(?:bihar|patna|gaya|muzaffarpur|bhagalpur|darbhanga)\b|बिहार|पटना|मुज़?फ़?्फ़?रपुर|भागलपुर|दरभंगा/u, 'bihar'],
  [/\b(?:rajasthan|jaipur|jodhpur|kota|udaipur|ajmer)\b|राजस्थान|जयपुर|जोधपुर|उदयपुर|अजमेर/u, 'rajasthan'],
  [
    /\b(?:west bengal|bengal|wb|kolkata|calcutta|howrah|siliguri|asansol|durgapur)\b|बंगाल|कोलकाता|हावड़ा|সিলিগুড়ি|কলকাতা|হাওড়া|বাংলা/u,
    'west bengal',
  ],
  [/\b(?:assam|guwahati)\b|असम|गुवाहाटी/u, 'assam'],
  [/\b(?:punjab|ludhiana|amritsar|jalandhar|patiala)\b|पंजाब|लुधियाना|अमृतसर|जालंधर|पटियाला/u, 'punjab'],
  [
    /\b(?:har[iy]?yana|gurgaon|gurugram|faridabad|rohtak|hisar|karnal)\b|हरियाणा|गुड़गाँव|गुरुग्राम|फरीदाबाद|रोहतक|हिसार|करनाल/u,
    'haryana',
  ],
  [/\bhimachal\b|हिमाचल/u, 'himachal'],
  [/\b(?:uttarakhand|dehradun|haridwar|haldwani)\b|उत्तराखंड|देहरादून|हरिद्वार|हल्द्वानी/u, 'uttarakhand'],
  [
    /\b(?:madhya pradesh|mp|bhopal|indore|jabalpur|gwalior|ujjain)\b|मध्य प्रदेश|भोपाल|इंदौर|जबलपुर|ग्वालियर|उज्जैन/u,
    'madhya pradesh',
  ],
  [/\b(?:gujarat|ahmedabad|surat|vadodara|rajkot)\b|गुजरात|अहमदाबाद|सूरत|वडोदरा|राजकोट/u, 'gujarat'],
  [/\b(?:chh?attisgarh|raipur|bilaspur|bhilai)\b|छत्तीसगढ़|रायपुर|बिलासपुर|भिलाई/u, 'chhattisgarh'],
];
export const stateIn = (text: string): State | undefined =>
  stateWords.find(([pattern]) => pattern.test(text))?.[1];
