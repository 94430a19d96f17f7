import type { CalculatorName } from '#domain/estimate/calculators/calculators.ts';
import { findCity } from '#server/platform/geo/city-suggestions.ts';
import { workOf } from './inputs/read-labour.ts';
import { builtFeet, type Question } from './inputs/read-sizes.ts';
import { decided, materialFacts, materialRules, type Rule } from './material-rules.ts';
import { asksPay, asksPrice, asksTime, type Concept, conceptOf } from './spoken/lexicon.ts';
import { amountOf, countOf } from './spoken/measures.ts';
import { kindOf } from './spoken/size.ts';

const countedThings = [
  'cement',
  'sand',
  'brick',
  'steel',
  'tile',
  'paint',
  'aggregate',
  'worker',
  'day',
] as const;
/** What "how many" or "how much" stands by: the first of these behind it, or right before it. */
function countedIn({ tokens, measures }: Question): Concept[] {
  const isThing = (token: string | undefined) => countedThings.find((one) => one === conceptOf(token));
  /** "How many 800 x 800 mm tiles". */
  const behindSize = (at: number) =>
    measures.find(({ from, noun }) => from === at && noun === undefined)?.to ?? at;
  return tokens.flatMap((token, at) => {
    if (conceptOf(token) !== 'many' && !/^(?:quantit(?:y|ies)|qty)$/.test(token)) return [];
    const behind = [0, 1, 2].map((by) => behindSize(at + 1) + by).find((place) => isThing(tokens[place]));
    // "Kitne tile mistri" counts people.
    if (behind !== undefined && conceptOf(tokens[behind + 1]) === 'worker') return ['worker'];
    return isThing(tokens[behind ?? at - 1]) ?? isThing(tokens[at - 1]) ?? [];
  });
}
/** A part of a house has a price of its own; the sum is for the whole. */
const parts =
  /marble|granite|kota|flooring|false ceiling|pop\b|wiring|plumbing|waterproof|modular|kitchen|bathroom|toilet|window|door|gate|railing|grill|shed|fence|fencing|boundary|compound|borewell|septic|foundation|neev (?:me|mein|ka|ki)\b|नींव (?:में|का|की)|मार्बल|संगमरमर|ग्रेनाइट|फर्श|फ़र्श|फॉल्स सीलिंग|वायरिंग|प्लंबिंग|वाटरप्रूफ|रसोई|किचन|बाथरूम|खिड़की|दरवाज़|दरवाज|रेलिंग|ग्रिल|बाउंड्री|चारदीवारी|farsh|rasoi|khidki|darwaz|chardiwari/u;

/** What 100 kg of it cost is its own price. */
const raw: readonly Concept[] = ['cement', 'steel', 'sand', 'aggregate', 'brick'];

const bulk: readonly Concept[] = ['cement', 'steel', 'sand', 'aggregate'];

/** A work in a house is not the house, though the house is named. */
const works =
  /wiring|plumbing|false ceiling|waterproof|interior|furniture|railing|bore ?well|\bboring\b|tube ?well|pipe ?line|septic|solar|modular kitchen|वायरिंग|प्लंबिंग|इंटीरियर|फ़र्नीचर|फर्नीचर|रेलिंग|बोरवेल|बोरिंग|ट्यूबवेल|पाइप ?लाइन|सेप्टिक|सोलर/u;

/** "As well" is no well. */
const holdsWater =
  /(?<!\bas )\bwell\b|\bku(?:a|aa|an|aan|nwa|wa|va)\b|कु(?:आँ|आं|ँआ|ंआ|एँ|एं|आ)|\b(?:drum|barrel|pit|pond)\b|ड्रम|गड्ढ|तालाब/u;

/** "Ghar banane me kitna lagega": of all that is paid, where nothing is named that it takes. */
const asksWhole =
  /\bban\w{1,40} (?:me(?:in)?|ka|ko|par|pe|ke liye)? ?(?:total |kul )?kitn[ae] (?:lag|aay?e|pad|kha)\w*|बन[\p{L}\p{M}]{1,40} (?:में|मे|का|को|पर|के लिए)? ?(?:कुल )?कितन[ाे] (?:लग|आए|आय|पड़|खर)/u;

/** "1000 sqft house how much in Nagpur", "800 वर्ग फुट घर बनाना कितना": of all of it, where nothing else is counted. */
const asksAll =
  /(?:\bhow much|\bkitn[aei]|कितन[ाेी])(?: (?:in|at|for|will|it|be|hoga|lagega|aay?ega|padega|hai|me(?:in)?|होगा|लगेगा|आएगा|पड़ेगा|है|में|[\p{L}\p{M}]{3,20})){0,3}\W{0,4}$/u;
/** "1100 sqft house in Nagpur, normal finish": a house, its area and where it is to stand, and nothing that is asked. */
const isOnlyHouse = ({ tokens, measures }: Question): boolean => {
  const left = tokens.filter(
    (token, at) =>
      conceptOf(token) !== 'house' &&
      !measures.some(({ from, to }) => at >= from && at < to) &&
      !saysNothing.test(token),
  );
  return left.length === 0 || (left.length <= 2 && findCity(left.join(' ')) !== undefined);
};
const saysNothing =
  /^(?:an?|the|in|at|near|of|for|with|my|me|mein|ka|ki|ke|ko|par|in?ch|total|full|whole|poora|pura|new|naya|normal|ordinary|simple|basic|good|best|premium|standard|finish|quality|wala|g|\d+|में|मे|का|की|के|को|पर|कुल|पूरा|नया|साधारण|अच्छा|अच्छी|प्रीमियम|नॉर्मल|क्वालिटी|फिनिश|फ़िनिश|वाला|[.,?!।])$/u;

/** "Ghar banana hai 1500 sqft Kanpur": nobody is looked for. */
const isToBuild =
  /(?:\bghar|\bmakan|\bhouse|घर|मकान)[^.?!]{0,12}(?:\bban[aw]\w{1,6}|\bbuild|बन[ाव][\p{L}\p{M}]{1,5}) (?:hai|h|है|चाहते|chahte)/u;
const looksFor =
  /thek|contract|mistri|mason|naksha|plan|architect|engineer|loan|ठेक|मिस्त्री|नक्श|प्लान|इंजीनियर|लोन|कमर|kamr|room|मंज़?िल|days|\bdin\b|दिन/u;

const isLabour = (concept: Concept) => concept === 'worker' || concept === 'day';

export function subjectFacts(question: Question) {
  const { says, text, measures } = question;
  const material = decided(materialRules, materialFacts(question))?.is;
  const measured = measures.some(
    ({ sizes, noun }) => sizes.length > 1 || sizes[0]?.unit !== undefined || noun === 'brick',
  );
  /** Land and floors have two sides or an area; a borewell of 300 ft has one. */
  const flat = measures.some(
    ({ sizes }) => sizes.length > 1 || (sizes[0] !== undefined && kindOf(sizes[0]) === 'area'),
  );
  const timed = asksTime.test(text);
  const counted = countedIn(question);
  const rate = asksPrice.test(text) && says('house') && measured;
  const whole = asksWhole.test(text) && counted.length === 0 && ![...raw, 'material' as const].some(says);
  // "1200 foot ka makan": its feet are of an area.
  const floored = flat || (says('house') && builtFeet(question) !== undefined);
  const built = says('house') && floored && counted.length === 0 && !raw.some(says) && !looksFor.test(text);
  const asksOfAll = asksAll.test(text) || isToBuild.test(text) || (flat && isOnlyHouse(question));
  const all = built && material === undefined && asksOfAll;
  const finishing = material === 'paint' || material === 'tiles' || material === 'plaster';
  return {
    says,
    material,
    measured,
    flat,
    timed,
    litres: /litre|liter|ltr|लीटर/u.test(text),
    holds: holdsWater.test(text),
    work: workOf(question) !== undefined,
    lasts: timed || (says('many') && says('day')),
    /** Pay for a measured work is asked for, not what a trade charges a day. */
    pay: asksPay.test(text),
    /** Who bends steel of a weight is asked for, though steel is named. */
    bends:
      /\b(?:bend|bind)(?:ing|ers?)\b|\bfitters?\b|\bbandhn\w*|\bba{1,5}ndh\w{0,40} wal|बाँध|बांध|फिटर/u.test(
        text,
      ) && amountOf(measures, 'mass') !== undefined,
    /** So many are to do it. */
    crew: countOf(measures, 'worker') !== undefined,
    wantsMaterial:
      counted.some((concept) => !isLabour(concept)) || raw.some(says) || /\bbags?\b|bori|बोरी/.test(text),
    countsLabour: timed || asksPay.test(text) || counted.some(isLabour),
    /** "Cement and steel?" asks for them without a word for it. */
    countsMaterial: counted.some((concept) => !isLabour(concept)) || bulk.filter(says).length > 1,
    builtRooms: countOf(measures, 'room') !== undefined && /ban[aeow]|build|construct|बन/u.test(text),
    forPeople: countOf(measures, 'people') !== undefined,
    costs:
      (says('cost') || rate || all || (whole && says('house'))) &&
      !finishing &&
      !works.test(text) &&
      (says('house') || !(material || raw.some(says) || parts.test(text))),
  };
}
export type SubjectFacts = ReturnType<typeof subjectFacts>;

/** Of stairs these are wanted, not steps. */
const onStairs: readonly (CalculatorName | undefined)[] = ['tiles', 'paint', 'concrete'];

/** Where no rule holds, the material is the subject. */
export const subjectRules: readonly Rule<SubjectFacts>[] = [
  {
    example: 'how many masons for 500 sq ft plaster',
    when: ({ work, says, measured, countsLabour, crew, wantsMaterial }) =>
      work &&
      says('worker') &&
      (measured || says('many')) &&
      // "The mason says five inches: how much cement?" is asked for no mason.
      (crew || countsLabour || !wantsMaterial),
    is: 'labour',
  },
  {
    example: 'bar bending of 2 tonnes, fitters required',
    when: ({ bends, says, pay, lasts }) => bends && (says('worker') || says('day') || pay || lasts),
    is: 'labour',
  },
  {
    example: 'mitti of khudai 40 x 3 x 4 ft',
    when: ({ says, measured, material }) => says('digging') && measured && !material,
    is: 'labour',
  },
  {
    example: 'how many days for 500 sq ft plaster',
    when: ({ work, lasts, measured }) => work && lasts && measured,
    is: 'labour',
  },
  {
    example: 'majduri of 500 sq ft plaster',
    when: ({ work, pay, measured }) => work && pay && measured,
    is: 'labour',
  },
  {
    example: 'how long is the flight of stairs 10 ft high',
    when: ({ says, measured, work, timed }) => says('stairs') && timed && measured && !work,
    is: 'stairs',
  },
  { example: 'how long does a slab take', when: ({ timed }) => timed, is: undefined },
  {
    example: 'steps of stairs 10 ft high',
    when: ({ says, material }) => says('stairs') && !onStairs.includes(material),
    is: 'stairs',
  },
  {
    example: 'litres of a gol tanki on the chhat',
    when: ({ says, material, litres }) => says('tank') && material === 'slab' && litres,
    is: 'tank',
  },
  {
    example: 'litres of a kua 8 ft wide',
    when: ({ litres, holds, measured, material }) => litres && holds && measured && !material,
    is: 'tank',
  },
  { example: 'tanki 5x5x4 ft', when: ({ says, material }) => says('tank') && !material, is: 'tank' },
  { example: 'water for 5 people', when: ({ says, forPeople }) => says('water') && forPeople, is: 'tank' },
  {
    example: 'cost of a mason for a house',
    when: ({ says }) => says('cost') && says('worker') && says('house'),
    is: undefined,
  },
  { example: 'cost of 1500 sq ft', when: ({ costs, flat }) => costs && flat, is: 'cost' },
  { example: 'ghar ka kharcha', when: ({ costs, says }) => costs && says('house'), is: 'cost' },
  { example: '2 kamre banane ka kharcha', when: ({ costs, builtRooms }) => costs && builtRooms, is: 'cost' },
  { example: 'how much does it cost', when: ({ costs }) => costs, is: undefined },
];

export function subjectOf(question: Question): CalculatorName | undefined {
  const facts = subjectFacts(question);
  const rule = decided(subjectRules, facts);
  return rule ? rule.is : facts.material;
}
