import { isAskedToDo, numberOf } from '../intent/spoken/spoken-numbers.ts';
import { heads } from '../knowledge/how-many.ts';
import { tradeIn } from '../knowledge/trades/named-trade.ts';
import { townIn } from './named-town.ts';

const lasts =
  'years?|yrs?|saal|sal|साल|days?|din|दिन|months?|mahine|महीने|hours?|ghante|sq|sqft|kg|rs|rupees?|rupaye|रुपये';
/** "4 bathroom tile lagane wale mistri": what is worked on has a number, too. */
const rooms =
  'rooms?|kamr[ae]|kamro|floors?|manzil\\w{0,40}|mala|bhk|bathrooms?|toilets?|flats?|houses?|gates?|doors?|inch|feet|foot|ft|mm|कमर[ेों]{0,5}|मंज़?िल[ेंो]{0,5}|फ्लोर|बाथरूम|फ्लैट|फुट|फीट|इंच|दरवाज़?े';
const isHead = new RegExp(`^${heads}[,.]?$`, 'u');
const beforeHeads = new RegExp(
  String.raw`(?<![\d.])(\d{1,3})\s{1,4}(?:(?!(?:${rooms}|${lasts})(?![\p{L}\p{M}]))\p{L}{1,40}\s{1,4}){0,2}${heads}(?![\p{L}\p{M}])|(?<![\d.])(\d{1,3})\s{1,4}(?:of (?:them|these)|in number)\b`,
  'u',
);

/** "Bees log" is "20 log", "four of them" 4; in a text of small letters. */
export const inHeads = (text: string): string =>
  text
    .split(/\s+/)
    .map((word, at, all) => {
      const counted =
        isHead.test(all[at + 1] ?? '') ||
        /^(?:of (?:them|these)|in number)/.test(all.slice(at + 1, at + 3).join(' '));
      return counted ? String(numberOf(word) ?? word) : word;
    })
    .join(' ');

/** "Do tile lagane wale karigar": the number of those who do it. */
const doers = new RegExp(
  String.raw`(?<![\d.])\b(\d{1,2})\s{1,4}(?!(?:${rooms})(?![\p{L}\p{M}]))(?:[\p{L}\p{M}]{1,40}\s{1,4}){1,3}(?:wal[ei]|वाले)\s{1,4}(?:${heads}|karigar|kaarigar|mistr[iy]|mazdoor|majdoor|majdur|कारीगर|मिस्त्री|मज़दूर|मजदूर)`,
  'u',
);

/** "A gang of 15"; a team for a group of 3 flats counts what is worked on. */
const crewOf = new RegExp(
  String.raw`\b(?:gangs?|teams?|crews?|group|batch|squad|part(?:y|ies)|toli|टोली|टीम|ग्रुप|गैंग) of (?:about |around |at least |some )?(\d{1,3})\b(?! (?:${rooms}|${lasts})(?![\p{L}\p{M}]))`,
  'u',
);

/** "Patna me paanch bhej do". */
const sent =
  /^(?:chah?iye|chaiye|chahie|bhej\p{L}{0,40}|bula\p{L}{0,40}|चाहिए|चाहिये|भेज[\p{L}\p{M}]{0,40}|बुला[\p{L}\p{M}]{0,40})$/u;
const needed = /^(?:chah?iye|chaiye|chahie|needed|required|reqd|wanted|चाहिए|चाहिये)$/;

const numbered = (token: string, at: number, all: readonly string[]): string =>
  isAskedToDo(token, all[at - 1]) ? token : String(numberOf(token) ?? token);

const isTown = (word: string): boolean => townIn(`in ${word}`) !== undefined;

/** Words: a trade's name and a town, each of two at most. */
const nearBy = 4;
/** By the word, or by two that name it together, a town left out; "electrician sector" names no more than "electrician". */
function namesTrade(tokens: readonly string[]): boolean {
  const [last = '', first = ''] = tokens
    .slice(-nearBy)
    .filter((token) => !isTown(token))
    .reverse();
  return tradeIn(last) !== undefined || (!tradeIn(first) && tradeIn(`${first} ${last}`) !== undefined);
}

/** "Labour chahiye 5, Lucknow", "mazdoor 4 patna": behind the trade, and before nothing that it could count. */
function countBehind(tokens: readonly string[]): string | undefined {
  return tokens.find((token, at) => {
    if (!/^\d{1,2}$/.test(token)) return false;
    const [before = '', next] = [tokens[at - 1], tokens[at + 1]];
    const last = next === undefined || next === ',' || sent.test(next) || isTown(next);
    const named = needed.test(before) || namesTrade(tokens.slice(0, at));
    return last && (named || sent.test(next ?? '') || (before === ',' && next === undefined));
  });
}

/** "4 din ke liye" is how long, and nobody is counted. */
const lasting = new RegExp(String.raw`(?<![\d.])\d{1,3} (?:${lasts})(?![\p{L}\p{M}])`, 'giu');
/** "Make it 7", "saat kar do", "no, 900": a count or a price, where nothing else has a number. */
export function onlyNumberIn(text: string): number | undefined {
  const counts = text
    .replace(lasting, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .map(numbered)
    .filter((token) => /^\d+$/.test(token));
  const [count] = counts;
  return counts.length === 1 && /^\d{1,4}$/.test(count ?? '') ? Number(count) : undefined;
}

/** "3 painters", "5 persons": how many one needs; not what is paid, nor years of work. */
export function peopleIn(text: string): number | undefined {
  const [, one, other] = beforeHeads.exec(inHeads(text)) ?? [];
  const told = Number(one ?? other);
  if (told > 0) return told;
  const tokens = text.replaceAll(',', ' , ').split(/\s+/).filter(Boolean).map(numbered);
  const words = tokens.filter((token) => token !== ',');
  const crew = Number(crewOf.exec(words.join(' '))?.[1]);
  if (crew > 0) return crew;
  const done = Number(doers.exec(words.join(' '))?.[1]);
  if (done > 0) return done;
  // "Not above 800, mason in Kochi" needs no 800 of them.
  const at = tokens.findIndex(
    (token, place) =>
      /^\d{1,3}$/.test(token) &&
      tokens[place + 1] !== ',' &&
      [1, 2].some((length) => tradeIn(tokens.slice(place + 1, place + 1 + length).join(' ')) !== undefined),
  );
  const count = Number(at >= 0 ? tokens[at] : countBehind(tokens));
  return count > 0 ? count : undefined;
}
