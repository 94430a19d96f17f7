import { findCity, suggestPlaces } from '#server/platform/geo/city-suggestions.ts';
import { normalise, normaliseCity } from '#server/platform/geo/normalise.ts';
import { nearTradeIn, spaced, tradeIn } from '../knowledge/named-trade.ts';
import type { ListingInput } from './listing-input.ts';

const words = (list: string): string[] => list.split(',').map(spaced);
const hasAny = (text: string, names: readonly string[]): boolean => names.some((name) => text.includes(name));

/** One looks for somebody, not for advice. */
const wanted = words(
  'need,want,find,show,search,looking for,hire,book,near,nearby,near me,nearest,available,list of,rent,on rent,get me,give me,who can,contact,suggest,recommend,cheapest,best,chahiye,chaiye,chahie,चाहिए,चाहिये,dhundh,dhoondh,dhundho,dhoondo,ढूंढ,ढूँढ,ढूंढो,khoj,खोज,milega,milenge,milegi,mil sakta,मिलेगा,मिलेंगे,मिलेगी,मिल सकता,dikhao,dikhaye,दिखाओ,दिखाइए,दिखाएं,batao koi,koi,कोई,kiraye,किराए,किराये,kiraya,किराया,paas,pass,पास,aas paas,आसपास,bulao,bulana,बुलाना,uplabdh,उपलब्ध,sasta,saste,सस्ता,सस्ते,banane wala,karne wala,lagane wala,बनाने वाला,करने वाला,लगाने वाला,kaun karega,कौन करेगा',
);
const rateWords = words(
  'rate,रेट,wage,wages,dihadi,dihari,दिहाड़ी,दिहाडी,majduri,mazdoori,मज़दूरी,मजदूरी,charge,charges,per day,daily,kitna leta,kitna lete,kitne paise,कितना लेता,कितने लेते,cost per day,day rate,salary',
);
const freeWords = words('available,free,khali,खाली,uplabdh,उपलब्ध,aaj,today,आज,kal se,tomorrow');
const verifiedWords = words('verified,verify,satyapit,सत्यापित,pakka verified,वेरिफाइड,bharosemand,trusted');
const cheapWords = words('cheapest,cheap,sasta,saste,सस्ता,सस्ते,sabse sasta,lowest,kam dam,kam rate');

const money = String.raw`(?:rs\.?|inr|₹|rupees?)?\s*(\d[\d,]*)(\s*k\b)?`;
const limits = [
  new RegExp(
    String.raw`(?:under|below|less than|up ?to|max(?:imum)?|within|not more than|cheaper than|budget(?: of| is| hai)?|<=?|at most)\s*${money}`,
  ),
  new RegExp(
    // "Labourers for 700 a day", "700 roz wale".
    String.raw`(?:for|at|@)\s*${money}\s*(?:rs\.?|rupees?)?\s*(?:a day|per day|daily|\/ ?day)`,
  ),
  // "500 rupaye me", "500 रुपये में".
  new RegExp(
    String.raw`${money}\s*(?:rs\.?|rupees?|rupaye|rupay|रुपये|रुपए|रु\.?)\s*(?:me|mein|main|mai|men|में|wal[aei]|वाल[ाेी])(?![\p{L}\p{M}])`,
    'u',
  ),
  new RegExp(
    String.raw`${money}\s*(?:rs\.?|rupees?|rupaye|rupay|rupee|रुपये|रुपए|रु\.?|₹|\/-)?\s*(?:per day|a day|roz|rozana|daily|प्रतिदिन|रोज)?\s*(?:se kam|से कम|tak|तक|ke andar|k andar|के अंदर|के अन्दर|se neeche|se niche|से नीचे|or less|max)`,
  ),
];

const digits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

function limitIn(text: string): number | undefined {
  for (const pattern of limits) {
    const [, amount, thousand] = pattern.exec(text) ?? [];
    const price = Number(amount?.replaceAll(',', '')) * (thousand ? 1000 : 1);
    // Six digits are a PIN code.
    if (price >= 50 && price < 100_000) return price;
  }
  return undefined;
}

/** "Should be given", "dena chahiye": what is to be done, nobody that is looked for. */
const should = /(?:\p{L}{2,}n[aei]|\p{L}[\p{L}\p{M}]*(?:ना|नी|ने))\s+(?:chahiye|chaiye|chahie|चाहिए|चाहिये)/gu;
/** "The painter wants more": the other way round. */
const theyWant = /\bwants\b/g;
const withoutShould = (text: string): string => text.replace(should, ' ').replace(theyWant, ' ');

const fewWords = 5;
/** "The rate of one day". */
const aDay = /\b(?:a|one|per|each|ek|har) (?:day|din)\b|(?:एक|हर|प्रति) ?दिन|रोज़ का|रोज का|roz ka/;
const asksCount = /how (?:many|much)|kitn[aei]|कितन/;

const experienceWords = /experience|experienced|exp\b|anubhav|anubhavi|tajurba|अनुभव|तजुर्बा/;
function experienceIn(text: string): number | undefined {
  if (!experienceWords.test(text)) return undefined;
  const years = /(\d{1,2})\s*\+?\s*(?:years?|yrs?|saal|sal|साल|varsh|वर्ष)/.exec(text)?.[1];
  return years === undefined ? undefined : Number(years);
}

const pinOf = (text: string): string | undefined =>
  /(?<!\d)([1-8]\d{2})\s?(\d{3})(?!\d)/.exec(text)?.slice(1).join('');

const before = new Set(['in', 'near', 'at', 'around', 'from', 'nearby']);
const after = new Set('mein me mai main men में paas pass पास ke के ka का ki की wala wale'.split(' '));
/** A town of this many PIN codes is known without a word beside it. */
const bigTown = 8;
// Words of questions that are also names of towns.
const noTowns = new Set(
  'mason mali rate need ghar kaam plan house home wall beam shop nal per day the and available under kolam bim beam column कॉलम बीम'.split(
    ' ',
  ),
);

/** Words of any sentence that are also names of big towns. */
const verbs = new Set(['gaya', 'गया', 'bali', 'para']);
const inTown = new Set(['mein', 'me', 'mai', 'main', 'men', 'में', 'paas', 'pass', 'पास']);

function townNamed(name: string): { place: string; pins: number } | undefined {
  if (name.length < 3 || noTowns.has(name)) return undefined;
  const key = normaliseCity(name);
  const named = suggestPlaces(name, 5);
  return (
    named.find(({ place }) => normaliseCity(place) === key || normalise(place) === normalise(name)) ??
    // Whole in its own script, where it folds otherwise than its Latin name.
    (/\P{ASCII}/u.test(name) && findCity(name) ? named[0] : undefined)
  );
}

/** The town of a text: beside a word of place any, elsewhere a big one. */
function townIn(text: string): string | undefined {
  const all = text
    .replace(/[^\p{L}\p{M}\s]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  for (let at = 0; at < all.length; at += 1) {
    for (const length of [2, 1]) {
      if (at + length > all.length) continue;
      const name = all.slice(at, at + length).join(' ');
      if (tradeIn(name)) continue;
      const beside = before.has(all[at - 1] ?? '') || after.has(all[at + length] ?? '');
      // "Ho gaya" is no town; "in Gaya" is.
      if (verbs.has(name) && !inTown.has(all[at + length] ?? '') && !before.has(all[at - 1] ?? '')) continue;
      const town = townNamed(name);
      if (town && (beside || town.pins >= bigTown)) return town.place;
    }
  }
  return undefined;
}

const heads = `(?:persons?|people|peoples|men|log|logo|logon|aadmi|admi|jan|लोग|लोगों|आदमी|जन)`;
const beforeHeads = new RegExp(String.raw`(?<![\d.])(\d{1,3})\s+(?:\p{L}+\s+)?${heads}(?![\p{L}\p{M}])`, 'u');

/** "3 painters", "5 persons": how many one needs; not what is paid, nor years of work. */
function peopleIn(text: string): number | undefined {
  const told = Number(beforeHeads.exec(text)?.[1]);
  if (told > 0) return told;
  const tokens = text.split(/[\s,]+/);
  const at = tokens.findIndex(
    (token, place) =>
      /^\d{1,3}$/.test(token) &&
      [1, 2].some((length) => tradeIn(tokens.slice(place + 1, place + 1 + length).join(' ')) !== undefined),
  );
  const count = Number(tokens[at]);
  return at >= 0 && count > 0 ? count : undefined;
}

/** What a search says beside its trade; none of it has to be there. */
export function detailsIn(question: string): Omit<ListingInput, 'kind' | 'category'> {
  const text = plainText(question);
  const told = spaced(text);
  return {
    place: pinOf(text) ?? townIn(text),
    maxPrice: limitIn(text),
    people: peopleIn(text),
    minExperience: experienceIn(text),
    available: hasAny(told, freeWords) || undefined,
    verified: hasAny(told, verifiedWords) || undefined,
    cheapest: hasAny(told, cheapWords) || undefined,
  };
}

const plainText = (question: string): string =>
  digits(question)
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1');

export interface ListingQuestion {
  input: ListingInput;
  /** It speaks of listings for sure; else only of a trade. */
  sure: boolean;
}

/** Reads "masons near 411001 under 800", in English, Hindi and Hinglish; undefined when it names no trade. */
export function readListingQuestion(question: string): ListingQuestion | undefined {
  const text = plainText(question);
  const named = tradeIn(text);
  const trade = named ?? nearTradeIn(text);
  if (!trade) return undefined;
  const told = spaced(text);
  const details = detailsIn(question);
  const { place, maxPrice } = details;
  const few = told.trim().split(' ').length <= fewWords;
  const rates =
    hasAny(told, rateWords) && (few || asksCount.test(text) || place !== undefined || aDay.test(text));
  const input: ListingInput = {
    kind: trade.kind,
    category: trade.category,
    ...details,
    rates: rates || undefined,
  };
  const short = named !== undefined && told.trim().split(' ').length <= 2 && !asksCount.test(text);
  const sure =
    place !== undefined ||
    maxPrice !== undefined ||
    rates ||
    short ||
    hasAny(spaced(withoutShould(text)), wanted);
  return named || sure ? { input, sure } : undefined;
}
