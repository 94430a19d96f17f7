import { measuresIn } from '../intent/spoken/measures.ts';
import { numberOf } from '../intent/spoken/spoken-numbers.ts';
import { isRented, nearTradeIn, tradeIn } from '../knowledge/named-trade.ts';
import { spaced } from '../knowledge/trade-names.ts';
import type { ListingInput } from './listing-input.ts';
import { townIn } from './named-town.ts';

const words = (list: string): string[] => list.split(',').map(spaced);
const hasAny = (text: string, names: readonly string[]): boolean => names.some((name) => text.includes(name));

/** One looks for somebody, not for advice. */
const wanted = words(
  'need,want,find,show,search,looking for,hire,book,near,nearby,near me,nearest,available,list of,rent,on rent,get me,give me,who can,contact,suggest,recommend,cheapest,best,chahiye,chaiye,chahie,चाहिए,चाहिये,dhundh,dhoondh,dhundho,dhoondo,ढूंढ,ढूँढ,ढूंढो,khoj,खोज,milega,milenge,milegi,mil sakta,मिलेगा,मिलेंगे,मिलेगी,मिल सकता,dikhao,dikhaye,दिखाओ,दिखाइए,दिखाएं,batao koi,koi,कोई,kiraye,किराए,किराये,kiraya,किराया,paas,pass,पास,aas paas,आसपास,bulao,bulana,बुलाना,uplabdh,उपलब्ध,sasta,saste,सस्ता,सस्ते,banane wala,karne wala,lagane wala,बनाने वाला,करने वाला,लगाने वाला,kaun karega,कौन करेगा,bulau,bulaun,bulaye,bulayen,बुलाऊं,बुलाऊँ,बुलाएं,बुलाएँ,bhejo,bhej do,bhejiye,bhijwa,भेजो,भेज दो,भेजिए,भेजना,send,whom to call,who to call,whom should i call,who should i call,talash,talaash,तलाश,number do,number de do,number dijiye,नंबर दो,नंबर दे दो,नंबर चाहिए,kaun aayega,kaun aaega,kaun ayega,कौन आएगा,कौन आयेगा,bhade,bhada,bhaada,भाड़े,भाड़ा',
);
const rateWords = words(
  'rate,रेट,wage,wages,dihadi,dihari,दिहाड़ी,दिहाडी,majduri,mazdoori,मज़दूरी,मजदूरी,charge,charges,per day,daily,kitna leta,kitna lete,kitne paise,कितना लेता,कितने लेते,cost per day,day rate,salary',
);
const freeWords = words('available,free,khali,खाली,uplabdh,उपलब्ध,aaj,today,आज,kal se,tomorrow');
const verifiedWords = words('verified,verify,satyapit,सत्यापित,pakka verified,वेरिफाइड,bharosemand,trusted');
const cheapWords = words(
  'cheapest,cheaper,less price,low price,kam daam,kam dam,kam paise,kam paisa,kam rate wale,kam kimat,कम दाम,कम पैसे,कम कीमत,कम रेट,सस्ती,sasti,cheap,sasta,saste,सस्ता,सस्ते,sabse sasta,lowest,kam dam,kam rate',
);

const money = String.raw`(?:rs\.?|inr|₹|rupees?)?\s*(\d[\d,]*)(\s*k\b)?`;
const limits = [
  new RegExp(
    String.raw`(?:under|below|less than|up ?to|max(?:imum)?|within|not more than|no more than|not (?:above|over|exceeding)|cheaper than|budget(?: of| is| hai)?|<=?|at most)\s*${money}`,
  ),
  // "500 wale mazdoor": no grade of cement has so many digits.
  /(\d{3,4})\s+(?:wal[aei]|वाल[ाेी])(?![\p{L}\p{M}])/u,
  // "80 रुपये रोज पर", "700 roz me".
  new RegExp(
    String.raw`${money}\s*(?:rs\.?|rupees?|rupaye|rupay|रुपये|रुपए|रु\.?)?\s*(?:roz|rozana|daily|dihadi|din|रोज़|रोज|प्रतिदिन|दिन)\s+(?:me|mein|par|pe|wal[aei]|में|पर|पे|वाल[ाेी])(?![\p{L}\p{M}])`,
    'u',
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
    String.raw`${money}\s*(?:rs\.?|rupees?|rupaye|rupay|rupaya|rupye|rupee|रुपये|रुपए|रुपया|रूपये|रु\.?|₹|\/-)?\s*(?:per day|a day|roz|rozana|daily|din|dihadi|dihari|dihaadi|प्रतिदिन|रोज़|रोज|दिन|दिहाड़ी|दिहाडी)?\s*(?:se (?:kam|(?:[jz]y?ada|upar|adhik) n(?:ah|a\b))|से (?:कम|ज़्यादा (?:नह|न)|ज्यादा (?:नह|न)|ऊपर (?:नह|न)|अधिक (?:नह|न))|tak|तक|ke andar|k andar|के अंदर|के अन्दर|se neeche|se niche|से नीचे|or less|max)`,
  ),
];

const digits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

function limitIn(text: string): number | undefined {
  for (const pattern of limits) {
    const [, amount, thousand] = pattern.exec(text) ?? [];
    const price = Number(amount?.replaceAll(',', '')) * (thousand ? 1000 : 1);
    // Six digits are a PIN code.
    if (price >= 30 && price < 100_000) return price;
  }
  return undefined;
}

/** "Should be given", "dena chahiye": what is to be done, nobody that is looked for. */
const should = /(?:\p{L}{2,}n[aei]|\p{L}[\p{L}\p{M}]*(?:ना|नी|ने))\s+(?:chahiye|chaiye|chahie|चाहिए|चाहिये)/gu;
/** "The painter wants more", "no need of a helmet": the other way round. */
const theyWant =
  /\bwants\b|\bno need\b|(?:zarurat|jarurat|zaroorat|jaroorat) nah\w+|(?:ज़रूरत|जरूरत) नह[\p{L}\p{M}]+/gu;
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

const heads = `(?:persons?|people|peoples|men|boys?|guys?|nos|log|logo|logon|aadmi|admi|aadmiyon|ladke|ladkon|bande|jan|jane|jano|लोग|लोगों|आदमी|आदमियों|लड़के|लड़कों|मजदूरों|मज़दूरों|जन|जने|जनों|labou?rs?|labourers?|helpers?|लेबर|हेल्पर)`;
const isHead = new RegExp(`^${heads}[,.]?$`, 'u');
const beforeHeads = new RegExp(String.raw`(?<![\d.])(\d{1,3})\s+(?:\p{L}+\s+)?${heads}(?![\p{L}\p{M}])`, 'u');

/** "Bees log" is "20 log". */
const inHeads = (text: string): string =>
  text
    .split(/\s+/)
    .map((word, at, all) => (isHead.test(all[at + 1] ?? '') ? String(numberOf(word) ?? word) : word))
    .join(' ');

/** "3 painters", "5 persons": how many one needs; not what is paid, nor years of work. */
function peopleIn(text: string): number | undefined {
  const told = Number(beforeHeads.exec(inHeads(text))?.[1]);
  if (told > 0) return told;
  const tokens = text.split(/[\s,]+/).map((token) => String(numberOf(token) ?? token));
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

const spokenNumber =
  /(?<![\p{L}\p{M}])(?:(?:sadhe|saadhe|saade|sade|साढ़े|साढे|sava|sawa|सवा|paune|पौने)\s+)?(?:[\p{L}\p{M}]+\s+)?(?:sau|so|hazar|hazaar|hajar|hundred|thousand|सौ|हज़ार|हजार)(?:\s+[\p{L}\p{M}]+)?(?![\p{L}\p{M}])/gu;

const thousand =
  /(?<![\p{L}\p{M}])(?:hazar|hazaar|hajar|हज़ार|हजार)(?=\s+(?:rup|tak|se|dihadi|रुप|तक|से|दिहाड))/gu;
const rupees = /(?<![\p{L}\p{M}])([\p{L}\p{M}]+)(?=\s+(?:rup|रुप))/gu;

/** "Chhe sau tak" is "600 tak". */
const inDigits = (text: string): string =>
  text
    .replace(spokenNumber, (words) => measuresIn(words).tokens.join(' '))
    .replace(thousand, '1000')
    .replace(rupees, (_, word: string) => String(numberOf(word) ?? word));

const plainText = (question: string): string =>
  inDigits(digits(question))
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1');

export interface ListingQuestion {
  input: ListingInput;
  /** It speaks of listings for sure; else only of a trade. */
  sure: boolean;
}

/** "BIM modeller for revit work": it opens with whom it looks for. */
const opensWith = (text: string): boolean => {
  const lead = /^(.{3,40}?)[\s,]+for\s/.exec(text)?.[1];
  return lead !== undefined && tradeIn(lead) !== undefined && !asksCount.test(text);
};

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
    opensWith(text) ||
    hasAny(spaced(withoutShould(text)), wanted);
  return named || sure ? { input, sure } : undefined;
}

const joint =
  /\s+(?:and|aur|plus|tatha|&|s(?:a|aa)th (?:me|mein|hi)|और|तथा|एवं|साथ (?:में|ही))\s+|\s*[,;&+]\s*/iu;
/** Longer parts tell of somebody, and look for nobody. */
const longestPart = 8;

/** "A plumber and also an electrician in Kanpur": one search for each, with what the whole says; else the one there is. */
export function readListingQuestions(question: string): ListingQuestion[] {
  const whole = readListingQuestion(question);
  const parts = question.split(joint).filter((part) => part.trim().split(/\s+/).length <= longestPart);
  const found = new Map<string, ListingInput>();
  for (const part of parts) {
    // Both are on rent in "ladder and helmet on rent".
    const trade = tradeIn(isRented(question) ? `${part} rent` : part);
    if (!trade?.category || !whole) continue;
    const { kind, category } = trade;
    const { people, place = whole.input.place } = detailsIn(part);
    found.set(`${kind} ${category}`, { ...whole.input, kind, category, people, place });
  }
  if (!whole || found.size < 2) return whole ? [whole] : [];
  return [...found.values()].map((input) => ({ input, sure: whole.sure }));
}
