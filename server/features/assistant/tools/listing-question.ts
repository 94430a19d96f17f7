import { suggestPlaces } from '#server/platform/geo/city-suggestions.ts';
import { normalise, normaliseCity } from '#server/platform/geo/normalise.ts';
import { nearTradeIn, spaced, tradeIn } from '../knowledge/named-trade.ts';
import type { ListingInput } from './listings-tool.ts';

const words = (list: string): string[] => list.split(',').map(spaced);
const hasAny = (text: string, names: readonly string[]): boolean => names.some((name) => text.includes(name));

/** One looks for somebody, not for advice. */
const wanted = words(
  'need,want,find,show,search,looking for,hire,book,near,nearby,near me,nearest,available,list of,rent,on rent,get me,give me,who can,contact,suggest,recommend,cheapest,best,chahiye,chaiye,chahie,चाहिए,चाहिये,dhundh,dhoondh,dhundho,dhoondo,ढूंढ,ढूँढ,ढूंढो,khoj,खोज,milega,milenge,milegi,mil sakta,मिलेगा,मिलेंगे,मिलेगी,मिल सकता,dikhao,dikhaye,दिखाओ,दिखाइए,दिखाएं,batao koi,koi,कोई,kiraye,किराए,किराये,kiraya,किराया,paas,pass,पास,aas paas,आसपास,bulao,bulana,बुलाना,uplabdh,उपलब्ध,sasta,saste,सस्ता,सस्ते',
);
const rateWords = words(
  'rate,wage,wages,dihadi,dihari,दिहाड़ी,दिहाडी,majduri,mazdoori,मज़दूरी,मजदूरी,charge,charges,per day,daily,kitna leta,kitna lete,kitne paise,कितना लेता,कितने लेते,cost per day,day rate,salary',
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
  'mason mali rate need ghar kaam plan house home wall beam shop nal per day the and available under'.split(
    ' ',
  ),
);

function townNamed(name: string): { place: string; pins: number } | undefined {
  if (name.length < 3 || noTowns.has(name)) return undefined;
  const key = normaliseCity(name);
  return suggestPlaces(name, 5).find(
    ({ place }) => normaliseCity(place) === key || normalise(place) === normalise(name),
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
      const town = townNamed(name);
      if (town && (beside || town.pins >= bigTown)) return town.place;
    }
  }
  return undefined;
}

export interface ListingQuestion {
  input: ListingInput;
  /** It speaks of listings for sure; else only of a trade. */
  sure: boolean;
}

/** Reads "masons near 411001 under 800", in English, Hindi and Hinglish; undefined when it names no trade. */
export function readListingQuestion(question: string): ListingQuestion | undefined {
  const text = digits(question)
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1');
  const named = tradeIn(text);
  const trade = named ?? nearTradeIn(text);
  if (!trade) return undefined;
  const told = spaced(text);
  const place = pinOf(text) ?? townIn(text);
  const maxPrice = limitIn(text);
  const rates = hasAny(told, rateWords);
  const input: ListingInput = {
    kind: trade.kind,
    category: trade.category,
    place,
    maxPrice,
    minExperience: experienceIn(text),
    available: hasAny(told, freeWords) || undefined,
    verified: hasAny(told, verifiedWords) || undefined,
    cheapest: hasAny(told, cheapWords) || undefined,
    rates: rates || undefined,
  };
  const short = named !== undefined && told.trim().split(' ').length <= 2;
  const sure = place !== undefined || maxPrice !== undefined || rates || short || hasAny(told, wanted);
  return named || sure ? { input, sure } : undefined;
}
