import { notTowns } from '#content/not-towns.ts';
import { findCity, findDistrict, findTown } from '#server/platform/geo/city-suggestions.ts';
import { cityListed, findMisspelledCity } from '#server/platform/geo/misspelled-city.ts';
import type { CalculationAsked } from '../intent/read-conversion.ts';
import { isCross } from '../intent/spoken/spoken-numbers.ts';
import { readTerms } from '../knowledge/lexicon.ts';
import { tradeIn } from '../knowledge/trades/named-trade.ts';

const placed = new Set(['in', 'near', 'at', 'around', 'from', 'nearby']);
const stones = new Set('stone stones marble marbal pathar patthar पत्थर स्टोन मार्बल'.split(' '));
const after = new Set(
  'mein me mei mai main men m में मे मैं मै paas pass पास ke k के ka का ki की se से wala wale वाला वाले'.split(' '),
);
/** A town of this many PIN codes is known without a word beside it. */
const bigTown = 8;
const noTowns = new Set(notTowns.flatMap((line) => line.normalize('NFC').split(' ')));

/** Words of any sentence that are also names of big towns. */
const verbs = new Set(['gaya', 'गया', 'bali', 'para', 'puri', 'poori', 'पूरी', 'saria', 'rehti', 'rahti']);
const inTown = new Set('mein me mei mai main men m में मे मैं मै मं म paas pass पास'.split(' '));

/** "Kolar Road, Bhopal": a part of a town. */
const streets = new Set(['road', 'marg', 'street', 'रोड', 'मार्ग']);
/** What is sold there is said before it: "Ujjain mandi", "sabzi mandi ke paas, Kanpur". */
const markets = new Set(['mandi', 'मंडी', 'मण्डी']);
/** "Balia ke paas". */
const toward = new Set(['ke', 'k', 'के']);
const besides = new Set(
  'paas pass aas aaspaas nazdeek najdeek nazdik najdik पास आसपास आस नज़दीक नजदीक'.split(' '),
);

interface Town {
  place: string;
  pins: number;
}
/** "North Delhi" is Delhi. */
const partOf =
  /^(?:north|south|east|west|central|uttari?|dakshini?|purvi?|pashchimi?|उत्तर|दक्षिण|पूर्व|पश्चिम) /u;
/** Letters: shorter names of districts are words of every sentence. */
const shortestDistrict = 5;
/** In Devanagari a syllable is a letter: "नीमच". */
const isTooShort = (name: string): boolean =>
  name.length < (/\p{Script=Devanagari}/u.test(name) ? shortestDistrict - 1 : shortestDistrict);
/** "Barabanki": a district whose chief town has another name. Whatever its size, it is seldom spoken of. */
function districtNamed(name: string): Town | undefined {
  const [first = ''] = name.split(' ');
  if (isTooShort(name) || partOf.test(name) || (first !== name && findCity(first))) return undefined;
  const found = findDistrict(name);
  return found && { place: found.place, pins: 0 };
}

const townNamed = (name: string): Town | undefined =>
  name.length < 3 || noTowns.has(name.normalize('NFC'))
    ? undefined
    : (cityListed(name) ?? findCity(name) ?? districtNamed(name));

/** Districts that only sound like a word of building: nobody who writes so means a pole, a column or rust. */
const onlySounds = new Set('ballia baliya बलिया kollam कोल्लम jangaon जनगांव जनगाँव'.split(' '));
/** A word of every sentence, or of building, that is also a town's name: it has to be said that it is one. */
const isOrdinary = (name: string): boolean => {
  if (onlySounds.has(name)) return false;
  const terms = readTerms(name);
  return terms.length === 0 || terms.some(({ meaning }) => meaning !== null);
};

/** A writer of "electrician, Vapi, for a day" sets the town apart. */
const comma = ',';
/** So does a number: "helpers wanted Bhiwandi 3 persons". */
const number = '#';
const ends = new Set([
  ...['', comma, number, 'wanted', 'needed', 'required', 'reqd', 'for', 'liye', 'lie', 'chahiye', 'chaiye'],
  ...['लिए', 'लिये', 'चाहिए', 'चाहिये', 'want', 'need', 'today', 'tomorrow'],
  // "Slab casting on saturday Dewas want a gang".
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
]);
/** "Pura makan dena hai satna koi thekedar": a district has the same name, and people who say it mean the town. */
const isChief = (name: string): boolean =>
  findDistrict(name)?.place === findCity(name)?.place && !isTooShort(name);

/** What is said of a search behind its town. */
const bounds = new Set(
  'below under within upto max maximum less not budget rent hire kiraye kiraya bhada bhade urgent urgently aaj kal roz daily par pe किराए किराये किराया भाड़े भाड़ा आज कल रोज़ रोज'.split(
    ' ',
  ),
);
const doers = new Set('wala wale wali vala vale vali machine mashin वाला वाले वाली मशीन'.split(' '));
/** "Stopped" is no Sitapur, and "benders" no Benares. */
const isVerb = (name: string): boolean => /^[a-z]+(?:[b-df-hj-np-tv-z]ed|ers)$/.test(name);

/** "In banglore", "banglore me": a word that no table has, and that stands where a town does. */
function misspelledAt(all: readonly string[], at: number): Town | undefined {
  const [name, before, behind] = [all[at] ?? '', all[at - 1] ?? '', all[at + 1] ?? ''];
  const alone = [before, behind].some((beside) => beside === '' || beside === comma);
  const isPlaced = inTown.has(behind) || placed.has(before) || (alone && !isVerb(name));
  return isPlaced && !noTowns.has(name.normalize('NFC')) && !isOrdinary(name)
    ? findMisspelledCity(name)
    : undefined;
}

/** "Log Guwahati se hi le lenge": the people looked for come from there, wherever the site is. */
const brought =
  /^(?:l(?:e|enge|enga|ena|aana|ana|aye|aaye)|bula\w{0,40}|mangw?a\w{0,40}|log|logo|mistri|ma[jz]d\w{0,40}|labour|karigar|banda|bande|ले|लेंगे|लेना|लाना|लाएँ|लाएंगे|बुला[\p{L}\p{M}]{0,40}|मँगा[\p{L}\p{M}]{0,40}|मंगा[\p{L}\p{M}]{0,40}|लोग|मिस्त्री|मज़?दूर|लेबर|कारीगर)$/u;
const stressed = new Set(['hi', 'bhi', 'ही', 'भी', 'koi', 'कोई']);

/** "Electrician khammam below 900": a name behind the person or thing looked for, where what follows is of the search, too. */
function isBehindTrade(all: readonly string[], at: number, behind: string): boolean {
  const [before = '', first = ''] = [all[at - 1], all[at - 2]];
  if (!ends.has(behind) && !bounds.has(behind)) return false;
  return doers.has(before) || tradeIn(before) !== undefined || tradeIn(`${first} ${before}`) !== undefined;
}

/** "Gonda up", "Satna, MP". */
const states = new Set(
  'up mp cg uk hp bihar jharkhand rajasthan punjab haryana gujarat maharashtra odisha assam यूपी एमपी बिहार झारखंड राजस्थान पंजाब हरियाणा गुजरात महाराष्ट्र'.split(
    ' ',
  ),
);
function isBeforeState(all: readonly string[], next: number): boolean {
  const at = all[next] === comma ? next + 1 : next;
  return states.has(all[at] ?? '') && ends.has(all[at + 1] ?? '');
}

/** How surely a name in a text is where: 4 where they come from, 3 for "in Gaya" and "Gaya me", 2 for a big town, 1 for what stands alone. */
function rankOf(all: readonly string[], { at, length, pins }: { at: number; length: number; pins: number }) {
  const name = all.slice(at, at + length).join(' ');
  const [before, behind] = [all[at - 1] ?? '', all[at + length] ?? ''];
  const by = toward.has(behind) && besides.has(all[at + length + 1] ?? '');
  if (behind === 'se' || behind === 'से') {
    const next = all.slice(at + length + 1, at + length + 4).find((word) => !stressed.has(word));
    if (brought.test(next ?? '')) return 4;
  }
  if (inTown.has(behind) || (placed.has(before) && !streets.has(behind)) || by) return 3;
  // "Ho gaya" is no town, nor is "Kota stone".
  // Between two numbers "guna" is a cross.
  const crossed = isCross(name) && before === number && behind === number;
  if (crossed || streets.has(behind) || isOrdinary(name) || verbs.has(name) || stones.has(behind)) return 0;
  if (pins >= bigTown || after.has(behind) || markets.has(behind) || isBeforeState(all, at + length))
    return 2;
  const alone = before === '' || behind === '' || (ends.has(before) && ends.has(behind));
  return (alone || isBehindTrade(all, at, behind) || isChief(name)) && name.length > 3 ? 1 : 0;
}

/** "Lucknow Aliganj", "Aliganj, Lucknow": the big town that a small one of the same name is a part of. */
function aroundIt(
  all: readonly string[],
  { at, length, pins }: { at: number; length: number; pins: number },
) {
  if (pins >= bigTown) return undefined;
  const behind = all[at + length] === comma ? all[at + length + 1] : all[at + length];
  return [all[at - 1], behind]
    .map((name = '') => (markets.has(name) ? undefined : townNamed(name)))
    .find((town) => town !== undefined && town.pins >= bigTown);
}

/** The town of a text: the surest, of equals the first. */
export function townIn(text: string): string | undefined {
  const all = text
    .replace(/(?<![\p{L}\p{M}])(\p{L})\.(\p{L})\.?(?![\p{L}\p{M}])/gu, '$1$2')
    .replace(/\d+/g, ` ${number} `)
    .replace(/[^\p{L}\p{M}\s,#]/gu, ' ')
    .replaceAll(comma, ` ${comma} `)
    .split(/\s+/)
    .filter(Boolean);
  let best: { place: string; rank: number } | undefined;
  for (let at = 0; at < all.length; at += 1) {
    for (const length of [2, 1]) {
      if (at + length > all.length) continue;
      const name = all.slice(at, at + length).join(' ');
      const town = townNamed(name) ?? (length === 1 ? misspelledAt(all, at) : undefined);
      if (!town || name.includes(comma) || name.includes(number) || tradeIn(name)) continue;
      const found = { at, length, pins: town.pins };
      const rank = markets.has(name) ? 1 : rankOf(all, found);
      if (rank > (best?.rank ?? 0)) best = { place: (aroundIt(all, found) ?? town).place, rank };
    }
  }
  return best?.place;
}

/** What a house costs is told for the town that is named. */
export function townOf(text: string): { town?: string; pin?: string } {
  const town = townIn(text);
  const pin = town === undefined ? undefined : findTown(town)?.pin;
  return town === undefined || pin === undefined ? {} : { town, pin };
}
export const withTown = (asked: CalculationAsked, text: string): CalculationAsked =>
  asked.calculator === 'cost' ? { ...asked, inputs: { ...asked.inputs, ...townOf(text) } } : asked;
