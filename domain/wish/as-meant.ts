import { isThing } from './lexicon.ts';
import type { Piece } from './pieces.ts';

const forTomorrow = /^(?:நாளைக்கு|நாளைக்கி|na+lai?k+[ui])$/;
const oneDay = /^(?:ఒక రోజుకు|ஒரு நாளைக்கு|ஒரு நாளுக்கு|oru naala?i?k+u|ek din ka|एक दिन का)$/;
const isNumber = (piece: Piece | undefined): boolean => /^(?:number|digits)$/.test(piece?.is ?? '');
const isItem = (piece: Piece | undefined): boolean => /^(?:trade|machine)$/.test(piece?.is ?? '');
const saysMoney = (piece: Piece): boolean =>
  piece.is === 'rupee' || piece.raw === '₹' || (piece.is === 'digits' && Number(piece.value) >= 50);

/** "Sat mistri" are seven, no Saturday; "இரண்டு நாளைக்கு" are two days, no tomorrow; "5d" are days. */
export function asMeant(pieces: readonly Piece[]): void {
  const isPriced = pieces.some(saysMoney);
  for (const [at, piece] of pieces.entries()) {
    const raw = piece.raw.toLowerCase();
    const before = pieces[at - 1];
    if (raw === 'sat' && /^(?:trade|machine|people|day)$/.test(pieces[at + 1]?.is ?? ''))
      Object.assign(piece, { is: 'number', value: '7' });
    if (forTomorrow.test(raw) && isNumber(before)) piece.is = 'day';
    if (raw === 'd' && piece.tight && isNumber(before)) piece.is = 'day';
    // "Nal wala", "tiles ka kaam karne wale": who does it.
    if (piece.is === 'work' && isDoer(pieces, at)) piece.is = 'trade';
    // "For one day", where nothing is said of money.
    if (oneDay.test(raw) && !isPriced) piece.is = 'oneday';
  }
  leaveUnwanted(pieces);
}

const ofWork = /^(?:ka|ki|ke|kaam|kam|karne|ka kaam|का|की|के|काम|करने)$/i;
const doer = /^(?:workers?|wal[aei]|vala|vale|वाल[ाेी]|ওয়ালা|వాళ్ళు|వాళ్లు|చేసేవాళ్ళు|காரர்|காரர்கள்)$/i;
export const folk =
  /^(?:guys?|log|people|persons?|men|man|aadmi|bande|banda|ladke|boys?|fellows?|लोग|आदमी|लोक|লোক|మనుషులు|ஆட்கள்|ஆள்|aalu?|per|jon|jan)$/i;
function isDoer(pieces: readonly Piece[], at: number): boolean {
  let next = at + 1;
  while (next < at + 4 && ofWork.test(pieces[next]?.raw ?? '')) next++;
  return doer.test(pieces[next]?.raw ?? '') || (next === at + 1 && folk.test(pieces[next]?.raw ?? ''));
}

/** Nobody reads these any more: they stand among what was not understood. */
export function leave(pieces: readonly Piece[], from: number, end: number): void {
  for (const piece of pieces.slice(from, end)) if (!piece.used) piece.is = 'left';
}

/** Between "do not" and what is not needed. */
const between = /^(?:fill|number|digits|people|skill|build)$/;
const wants =
  /^(?:cha\w{0,3}h\w{0,3}iy?e|chaiye|need\w{0,2}|requ?ire\w?|want\w{0,2}|pahije\w?|lagbe|kavali|venum|चाहिए|चाहिये|चाहिएं|पाहिजे|पाहिजेत|हवा|हवे|लगेगा|लगेंगे)$/i;
const isThere =
  /^(?:available|near|nearby|around|there|has|have|is|are|know|find|get|in|here|came|come|comes|coming)$/i;

/** "No helpers", "I don't need a plumber", "mistri nahi chahiye": nobody is asked for what somebody does without. */
function leaveUnwanted(pieces: readonly Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const isNo =
      /^no$/i.test(piece.raw) &&
      !isNumber(pieces[at - 1]) &&
      !/^(?:digits|phone|sign)$/.test(pieces[at + 1]?.is ?? '');
    const isWithout = /^(?:without|except|excluding)$/i.test(piece.raw);
    const isAhead = isNo || isWithout || (piece.is === 'not' && piece.value === 'ahead');
    const isBehind = piece.is === 'not' && (piece.value !== 'ahead' || wants.test(pieces[at + 1]?.raw ?? ''));
    if (isBehind && leaveBefore(pieces, at)) continue;
    if (isAhead && !isThere.test(pieces[at + 1]?.raw ?? '')) leaveBehind(pieces, at);
  }
}

function leaveBehind(pieces: readonly Piece[], at: number): void {
  let item = at + 1;
  while (item < at + 5 && between.test(pieces[item]?.is ?? '')) item++;
  if (!isItem(pieces[item]) || isThere.test(pieces[item + 1]?.raw ?? '')) return;
  // "No masons or painters".
  while (pieces[item + 1]?.is === 'alternatively' && isItem(pieces[item + 2])) item += 2;
  while (isItem(pieces[item + 1])) item++;
  leave(pieces, at, item + 1);
}

/** "Mistri nahi mil raha" looks for one: only where the sentence ends, goes on to another or says "need". */
function leaveBefore(pieces: readonly Piece[], at: number): boolean {
  let item = at - 1;
  while (item > at - 4 && pieces[item]?.is === 'fill') item--;
  const next = pieces[at + 1];
  const ends =
    pieces[at]?.value === 'behind' ||
    next === undefined ||
    wants.test(next.raw) ||
    /^(?:sign|and|number|digits|trade|machine|skill)$/.test(next.is) ||
    /^(?:sirf|only|bas|fakt|but|lekin|सिर्फ|बस|फक्त|लेकिन)$/i.test(next.raw);
  if (!isItem(pieces[item]) || !ends) return false;
  const counted = isNumber(pieces[item - 1]) && !isItem(pieces[item - 2]);
  leave(pieces, counted ? item - 1 : item, at + 1);
  return true;
}

/** "Sector 62", "flat 302", "flat no. 302", "H.No. 12": the number is a name. */
const isNamed = (pieces: readonly Piece[], at: number): boolean => {
  const before = pieces[at - 1];
  let name = at - 1;
  while (name > at - 5 && /^(?:[.:#-]|no|nos|number|nambar|नंबर|नं)$/i.test(pieces[name]?.raw ?? '')) name--;
  const named = pieces[name];
  return (
    named?.is === 'numbered' ||
    (name < at - 1 &&
      /^(?:h|flat|house|door|room|shop|gate|road|plot|makan|ghar|घर|मकान)$/i.test(named?.raw ?? '')) ||
    (before?.is === 'house' && pieces[at]?.is === 'digits' && Number(pieces[at]?.value) >= 100)
  );
};
const isOrdinal = (piece: Piece | undefined): boolean =>
  piece?.tight === true && /^(?:st|nd|rd|th)$/i.test(piece.raw);
/** "4 hours", "10 am", "1000 sq ft": nobody is counted; what a day has taken is no measure of this number. */
const isMeasure = (piece: Piece | undefined): boolean =>
  piece?.used === false &&
  /^(?:year|hour|clock|sqft|bhk|day|week|fortnight|month|permonth|weekday|months)$/.test(piece.is);

/** "6 fan fitting". */
const isThingsWork = ({ is, raw }: Piece): boolean => is === 'work' && isThing(raw.split(' ')[0] ?? '');

/** "2 rooms", "3 new doors", "2nd floor", "subah 9 se": whether this number says how many people or machines. */
export function countsSomebody(pieces: readonly Piece[], at: number, end: number): boolean {
  const [next, second] = [pieces[end], pieces[end + 1]];
  if (isMeasure(next) || isOrdinal(next) || isNamed(pieces, at)) return false;
  if (next && !isItem(next) && (isThing(next.raw) || isThingsWork(next))) return false;
  if (next && /^(?:fill|unknown)$/.test(next.is) && second && !isItem(second) && isThing(second.raw))
    return false;
  return !(pieces[at - 1]?.is === 'part' && next && /^(?:from|to|part)$/.test(next.is));
}
