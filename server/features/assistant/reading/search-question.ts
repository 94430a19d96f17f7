import { rentedTypes } from '#contract/marketplace/categories.ts';
import type { TradeKey } from '#contract/marketplace/trades.ts';
import { westernDigits } from '#contract/written.ts';
import { readWish } from '#domain/wish/read-wish.ts';
import { memoize } from '#server/platform/memoize.ts';
import { measuresIn } from '../intent/spoken/measures.ts';
import { numberOf } from '../intent/spoken/spoken-numbers.ts';
import { onlyHowMany } from '../knowledge/how-many.ts';
import { isRented, nearTradeIn, tradeIn } from '../knowledge/trades/named-trade.ts';
import { spaced, type Trade } from '../knowledge/trades/trade-names.ts';
import type { ListingInput } from './listing-input.ts';
import { townIn } from './named-town.ts';
import { inHeads, peopleIn } from './people-count.ts';
import { byPiece, limitIn, offeredIn } from './price-limit.ts';

const words = (list: string): string[] => list.split(',').map(spaced);
const hasAny = (text: string, names: readonly string[]): boolean => names.some((name) => text.includes(name));

/** One looks for somebody, not for advice. */
const wanted = words(
  'need,want,find,show,search,looking for,hire,book,near,nearby,near me,nearest,available,list of,rent,on rent,get me,give me,who can,contact,suggest,recommend,cheapest,best,chahiye,chaiye,chahie,चाहिए,चाहिये,चाहिजे,चाही,चाहीं,पाहिजे,chahije,pahije,dhundh,dhoondh,dhundho,dhoondo,ढूंढ,ढूँढ,ढूंढो,khoj,खोज,milega,milenge,milegi,mil sakta,मिलेगा,मिलेंगे,मिलेगी,मिल सकता,dikhao,dikhaye,दिखाओ,दिखाइए,दिखाएं,batao koi,koi,कोई,kiraye,किराए,किराये,kiraya,किराया,paas,pass,पास,aas paas,आसपास,bulao,bulana,बुलाना,uplabdh,उपलब्ध,sasta,saste,सस्ता,सस्ते,banane wala,karne wala,lagane wala,बनाने वाला,करने वाला,लगाने वाला,kaun karega,कौन करेगा,bulau,bulaun,bulaye,bulayen,बुलाऊं,बुलाऊँ,बुलाएं,बुलाएँ,bhejo,bhej do,bhejiye,bhijwa,भेजो,भेज दो,भेज दीजिए,भेज दें,bhej dijiye,bhej dijie,bhej den,भेजिए,भेजना,send,whom to call,who to call,whom should i call,who should i call,talash,talaash,तलाश,number do,number de do,number dijiye,नंबर दो,नंबर दे दो,नंबर चाहिए,kaun aayega,kaun aaega,kaun ayega,कौन आएगा,कौन आयेगा,bhade,bhada,bhaada,भाड़े,भाड़ा,required,reqd,requirement,require,needed,wanted,in search of,seeking,zarurat hai,jarurat hai,zaroorat hai,jaroorat hai,ज़रूरत है,जरूरत है,arrange,intezam,intejam,intezaam,इंतज़ाम,इंतजाम,bandobast,बंदोबस्त,dila do,dilwa do,dilao,dilwao,दिला दो,दिलवा दो,दिलाइए,दिलवाइए,dhund do,ढूँढ़,ढूंढ़,bulwa,बुलवा,बुलाओ,बुला दो,available hai,uplabdh,pata batao,पता बताओ,number batao,नंबर बताओ,bata dijiye koi,kisi ka number,somebody who,someone who,anybody who,anyone who,somebody to,someone to,somebody qualified,someone qualified,qualified person,qualified somebody,jaankar,jankar,जानकार',
);
const rateWords = words(
  'rate,रेट,wage,wages,dihadi,dihari,दिहाड़ी,दिहाडी,majduri,mazdoori,मज़दूरी,मजदूरी,charge,charges,per day,daily,kitna leta,kitna lete,kitne paise,कितना लेता,कितने लेते,cost per day,day rate,salary',
);
const freeWords = words('available,free,khali,खाली,uplabdh,उपलब्ध,aaj,today,आज,kal se,tomorrow');
const verifiedWords = words('verified,verify,satyapit,सत्यापित,pakka verified,वेरिफाइड,bharosemand,trusted');
const womanWords = words('mahila,mahilaa,aurat,woman,women,female,lady,महिला,औरत,लेडी');
const cheapWords = words(
  'cheapest,cheaper,less price,low price,kam daam,kam dam,kam paise,kam paisa,kam rate wale,kam kimat,कम दाम,कम पैसे,कम कीमत,कम रेट,सस्ती,sasti,cheap,sasta,saste,सस्ता,सस्ते,sabse sasta,lowest,kam dam,kam rate',
);

/** "Should be given", "dena chahiye": what is to be done, nobody that is looked for. */
const should =
  /(?:\p{L}{2,40}n[aei]|\p{L}[\p{L}\p{M}]{0,40}(?:ना|नी|ने))\s{1,4}(?:chahiye|chaiye|chahie|चाहिए|चाहिये)/gu;
/** "The painter wants more", "no need of a helmet": the other way round. */
const theyWant =
  /\bwants\b|\bno need\b|(?:zarurat|jarurat|zaroorat|jaroorat) nah\w+|(?:ज़रूरत|जरूरत) नह[\p{L}\p{M}]+|^(?:is|are|was|do|does|what|which|why|when)\b.*\b(?:required|needed|wanted)\b/gu;
/** By ear "सैंड" is "send". */
const sand = /सै(?:ंड|ण्ड|न्ड)/gu;
/** "नसैनी चाहिए" is no form of a verb: it names a ladder. */
const withoutShould = (text: string): string =>
  [theyWant, sand]
    .reduce((left, said) => left.replace(said, ' '), text)
    .replace(should, (said) => (tradeIn(said) ? said : ' '));

const fewWords = 5;
/** Something is asked of a work, or of what it costs: nobody is looked for by it alone. */
const asks =
  /\b(?:how|what|which|why|when|where|should|is|are|can|does|do i|kya|kaise|kaisa|kaisi|kitn[aei]|kitni|kyu\w{0,40}|kyo\w{0,40}|kab|kahan|konsa|kaun s[aei]|price|prices|cost|costs|rate|rates|bhav|daam|kharch\w{0,40}|lagat|size|thickness|ratio|mix|quantity|qty|better|best|vs|difference)\b|क्या|कैस|कितन|क्यों|कब|कहाँ|कहां|कौन सा|कौन सी|दाम|भाव|रेट|खर्च|लागत|अनुपात|मात्रा|बेहतर|फ़र्क|फर्क/u;
const work =
  /(?<![\p{L}\p{M}])(?:works?|jobs?|kaam|repairs?|services?|maintenance|installation|renovation|construction|removal|demolition|survey|(?!building|ceiling|during)\p{L}{3,40}ing|\p{L}{2,40}n[aei] h(?:ai|e)?|का काम|के काम|मरम्मत|[\p{L}\p{M}]{2,40}(?:ना|नी|ने) (?:है|हैं))(?![\p{L}\p{M}])|^(?:shift|move|paint|repair|fix|install|clean|build|make|lay|plaster|unload)\b/u;
const mostWords = { work: 9, workAlone: 4, somebody: 8 };

const placing = /^(?:in|near|at|around|me|mein|में|मे|पास)$/;
/** "Gypsum ceiling work in Ghaziabad", "रंगाई पुताई जयपुर": a work and a town, and nothing asked of either. */
function workThere(text: string, place: string | undefined): Trade | undefined {
  const all = text.trim().split(/\s+/);
  const says = work.test(text);
  if (place === undefined || all.length > mostWords.work || asks.test(text)) return undefined;
  // "Satara" sounds like a shutter.
  const about = all.filter((word) => !placing.test(word) && townIn(`in ${word}`) !== place);
  // "Almirah in Kolkata" is a half of a sentence, or what a shop has.
  const alone = about.length > 1 && all.length <= mostWords.workAlone;
  return says || alone ? tradeIn(`${about.join(' ')} wala`) : undefined;
}

/** "Neev khodne wale mazdoor", "saman chadhane wale 3 log": a text that says no more wants them. */
const somebodyAtEnd =
  /(?:[vw]al[aei]|[vw]alon?|mistr[iy]|karigar|ma[zj]door|majdur|labou?rs?|वाल[ाेी]|वालों|मिस्त्री|कारीगर|मज़दूर|मजदूर|लेबर|\d{1,2} (?:log|logo|logon|jan|jane|aadmi|admi|bande|ladke|people|persons?|men|boys|लोग|लोगों|जन|जने|आदमी|बंदे|लड़के))[\s.!]{0,4}$/u;
const forThis = /(?:ke (?:liye|lie|vaste|waste)|के (?:लिए|लिये|वास्ते)) (\P{N}{3,30})$/u;
export function endsOnSomebody(text: string): boolean {
  if (text.trim().split(/\s+/).length > mostWords.somebody || asks.test(text)) return false;
  return somebodyAtEnd.test(text) || tradeIn(forThis.exec(text.trim())?.[1] ?? '') !== undefined;
}

/** "Painter in Haura": wherever that is; "the contractor is in hurry" tells of him. */
const isThere = /^\P{N}{3,30}(?<! (?:is|are|was|were|am)) (?:in|near|at) [\p{L}\p{M}]+$/u;

/** A share of the cost is a figure, not what somebody takes. */
const shares = /percent|per cent|%|pratishat|प्रतिशत|फ़ीसदी|फीसदी/;
/** "The rate of one day". */
const aDay =
  /\b(?:a|one|per|each|ek|har) (?:day|din)\b|(?:एक|हर|प्रति) ?दिन|(?<![\p{L}\p{M}])दिन (?:क[ाी] |मज़?दूर)|रोज़ का|रोज का|roz ka/u;
export const asksCount = /how (?:many|much)|kitn[aei]|कितन/;

const experienceWords = /experience|experienced|exp\b|anubhav|anubhavi|tajurba|अनुभव|तजुर्बा/;
function experienceIn(text: string): number | undefined {
  if (!experienceWords.test(text)) return undefined;
  const years = /(\d{1,2})\s{0,4}\+?\s{0,4}(?:years?|yrs?|saal|sal|साल|varsh|वर्ष)/.exec(text)?.[1];
  return years === undefined ? undefined : Number(years);
}

const pinOf = (text: string): string | undefined =>
  /(?<!\d)([1-8]\d{2})\s?(\d{3})(?!\d)/.exec(text)?.slice(1).join('');

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
    woman: hasAny(told, womanWords) || undefined,
    cheapest: hasAny(told, cheapWords) || undefined,
  };
}

const barest = { words: 5, least: 150, most: 5000 };
/** Beside a count, which a small number may be, too. */
const counted = { words: 7, least: 300 };
/** "Plumber nashik 800", "rewa me 2 mistri 700 roz": who, where, how many, and nothing else that a number could be of. */
function barePriceIn(text: string, people: number | undefined): number | undefined {
  const all = text.match(/\d+/g) ?? [];
  const [number, ...more] = all.filter((one) => Number(one) !== people);
  const { words: most, least } = all.length > 1 ? counted : barest;
  const alone =
    /(?:^|\s)\d{3,4}(?:\s{0,4}(?:rs\.?|rupees?|rupa?ye|रुपये|रुपए|roz|daily|रोज़|रोज))?(?:$|\s{0,4},)|^\d{3,4}\s/u.test(
      text,
    );
  const few = text.trim().split(/\s+/).length <= most && !asks.test(text);
  const price = Number(number);
  return few && alone && more.length === 0 && price >= least && price <= barest.most ? price : undefined;
}

const spokenNumber =
  /(?<![\p{L}\p{M}])(?:(?:sadhe|saadhe|saade|sade|साढ़े|साढे|sava|sawa|सवा|paune|पौने)\s{1,4})?(?:[\p{L}\p{M}]{1,40}\s{1,4})?(?:sau|so|hazar|hazaar|hajar|hundred|thousand|सौ|हज़ार|हजार)(?:\s{1,4}[\p{L}\p{M}]{1,40})?(?![\p{L}\p{M}])/gu;

const thousand =
  /(?<![\p{L}\p{M}])(?:hazar|hazaar|hajar|हज़ार|हजार)(?=\s{1,4}(?:rup|tak|se|dihadi|रुप|तक|से|दिहाड))/gu;
const rupees = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{1,40})(?=\s{1,4}(?:rup|रुप))/gu;

/** "Chhe sau tak" is "600 tak". */
const inDigits = (text: string): string =>
  text
    .replace(spokenNumber, (words) => measuresIn(words).tokens.join(' '))
    .replace(thousand, '1000')
    .replace(rupees, (_, word: string) => String(numberOf(word) ?? word));

const plainText = (question: string): string =>
  inHeads(inDigits(westernDigits(question)).toLowerCase()).replace(/(\d),(?=\d)/g, '$1');

/** "Concrete mixer chahiye Bahraich", "jcb indore me": a machine that is needed for a while is rented. */
const needsIt = (text: string): boolean =>
  (text.trim().split(/\s+/).length <= mostWords.workAlone && !asks.test(text)) ||
  (/(?<![\p{L}\p{M}])(?:chah?iye|chaiye|needed|required|need|want|चाहिए|चाहिये)(?![\p{L}\p{M}])/u.test(text) &&
    text.trim().split(/\s+/).length <= mostWords.work);

export interface ListingQuestion {
  input: ListingInput;
  /** It speaks of listings for sure; else only of a trade. */
  sure: boolean;
}

/** "BIM modeller for revit work": it opens with the people it looks for. */
const opensWith = (text: string): boolean => {
  const lead = /^(.{3,40}?)[\s,]+for\s/.exec(text)?.[1];
  return lead !== undefined && tradeIn(lead) !== undefined && !asks.test(text);
};

/** "JCB hourly rate Pune", "a mixer on rent": which machine, as home reads it. */
function machineIn(question: string) {
  const { items } = readWish(question, { today: '2026-01-01' });
  const machine = items.find(({ of }) => of === 'product');
  return rentedTypes.find((category) => category === machine?.category);
}

/** Which of the other works: "a welder in Trichy" is no plumber. */
function otherTradeIn(question: string): TradeKey | undefined {
  const { items } = readWish(question, { today: '2026-01-01' });
  return items.find(({ of, category }) => of === 'worker' && category === 'Other')?.trade;
}

/** Reads "masons near 411001 under 800", in English, Hindi and Hinglish; undefined when it names no trade. */
export const readListingQuestion = memoize(60, listingIn);

function listingIn(question: string): ListingQuestion | undefined {
  const text = plainText(question);
  const named = tradeIn(text);
  const details = detailsIn(question);
  const { place } = details;
  const maxPrice = details.maxPrice ?? (place === undefined ? undefined : barePriceIn(text, details.people));
  const there = named ? undefined : workThere(text, place);
  const near = named ?? there ?? nearTradeIn(place !== undefined && needsIt(text) ? `${text} rent` : text);
  const machine = !near || (near.kind === 'product' && !near.category) ? machineIn(question) : undefined;
  const trade = machine ? { kind: 'product' as const, category: machine } : near;
  if (!trade) return undefined;
  const told = spaced(text);
  const few = told.trim().split(' ').length <= fewWords;
  const offered = offeredIn(question) !== undefined && !byPiece.test(question);
  const rates =
    offered ||
    (!shares.test(text) &&
      (hasAny(told, rateWords) || (few && asksCount.test(text) && aDay.test(text))) &&
      (few || asksCount.test(text) || place !== undefined || aDay.test(text)));
  const input: ListingInput = {
    kind: trade.kind,
    category: trade.category,
    ...(trade.category === 'Other' && { trade: otherTradeIn(question) }),
    ...details,
    maxPrice: offered ? undefined : maxPrice,
    ...(rates && { rates, asked: question.slice(0, 500) }),
  };
  const short = named !== undefined && told.trim().split(' ').length <= 2 && !asksCount.test(text);
  const sure =
    place !== undefined ||
    maxPrice !== undefined ||
    rates ||
    short ||
    opensWith(text) ||
    endsOnSomebody(text) ||
    isThere.test(text) ||
    hasAny(spaced(withoutShould(text)), wanted);
  return named || sure ? { input, sure } : undefined;
}

/** "4 boys and a tempo in Thane": halves that name one trade, or none, and one town at most. */
export function isOneSearch(halves: readonly string[]): boolean {
  const asked = halves.map((half) => readListingQuestion(half)?.input);
  const told = halves.map((half) => detailsIn(half));
  const differ = (of: readonly unknown[]) => new Set(of.filter((one) => one !== undefined)).size > 1;
  return (
    asked[0]?.category !== undefined &&
    asked[0].place === undefined &&
    !differ(asked.map((one) => one?.category)) &&
    !differ(told.map(({ place }) => place)) &&
    !differ(told.map(({ people }) => people))
  );
}

const joint = new RegExp(
  String.raw`\s{1,4}(?:and|aur|plus|tatha|&|s(?:a|aa)th (?:me|mein|hi)|और|तथा|एवं|साथ (?:में|ही))\s{1,4}|\s{0,4}[,;&+]\s{0,4}(?!\s|${onlyHowMany})`,
  'iu',
);
/** Longer parts tell of somebody, and look for nobody. */
const longestPart = 8;
/** Of one message. */
const mostSearches = 4;

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
  return [...found.values()].slice(0, mostSearches).map((input) => ({ input, sure: whole.sure }));
}
