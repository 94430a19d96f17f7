import { amountAt, take } from './amounts.ts';
import { asMeant } from './as-meant.ts';
import { isThing } from './lexicon.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { SaidItem } from './said-counts.ts';
import { type SaidDates, saidDays } from './said-days.ts';
import { saidItems } from './said-items.ts';
import { isOfMoney, saidPrices } from './said-prices.ts';
import { type OfferedAs, offeredAs } from './seeks-work.ts';

/** What a sentence asks for. */
export interface SaidWish {
  items: SaidItem[];
  dates?: SaidDates;
  pin?: string;
  /** A town or district by its English name. */
  place?: string;
  /** What is said of a house, as it was typed: "2 bhk", "30x40". */
  house?: string;
  /** Who says it looks for work or offers something, and may hire nobody. */
  seeksWork?: true;
  /** What they would be listed as, where that is more than a worker: who lets machines out is a `provider`. */
  offers?: OfferedAs;
  /** What was not understood, as it was typed, in its order. */
  unread: string[];
}

/** So many signs are read. */
const longest = 500;

/** Rupees: of a day's wage nobody says less. */
const leastWage = 300;

/** "Mason and helper 700 600" are two wages; "pin 700 600", "in 700 600", "Hyderabad 500 050" and "600 100" are places. */
const areWages = (pieces: readonly Piece[], at: number): boolean =>
  pieces.filter(({ is }) => is === 'trade' || is === 'machine').length > 1 &&
  ![pieces[at - 1], pieces[at + 2]].some((beside) => /^(?:pinword|in|place)$/.test(beside?.is ?? '')) &&
  [pieces[at], pieces[at + 1]].every((piece) => {
    const value = piece?.value ?? '';
    return !value.startsWith('0') && Number(value) >= leastWage && Number(value) % 50 === 0;
  });

const isPinWord = (pieces: readonly Piece[], at: number): boolean =>
  pieces
    .slice(Math.max(0, at - 4), at)
    .some(
      ({ is }, before, all) =>
        is === 'pinword' &&
        all.slice(before + 1).every((one) => /^(?:fill|people)$/.test(one.is) || /^[.:-]$/.test(one.raw)),
    );

/** "411 038", "4 1 1 0 3 8", "411-038" and "pin 41 10 38": six digits with blanks or hyphens between. */
function splitPin(pieces: readonly Piece[], start: number): { pin: string; end: number } | undefined {
  const parts: string[] = [];
  let at = start;
  let isDashed = false;
  for (; parts.join('').length < 6; at++) {
    const piece = pieces[at];
    if (piece?.is === 'digits') parts.push(piece.value);
    else if (piece && parts.length > 0 && /^\p{Dash}$/u.test(piece.raw)) isDashed = true;
    else return undefined;
  }
  const pin = parts.join('');
  const isEven = new Set(parts.map((part) => part.length)).size === 1;
  if (pin.length > 6 || !isEven || pieces[at]?.is === 'digits') return undefined;
  const [one = '', other = ''] = parts;
  // "Painter 500-700" is what he takes.
  const isRange = isDashed && Number(other) > Number(one) && parts.every((part) => /^[1-9]\d*0$/.test(part));
  const isPlain = one.length === 3 ? !isRange && !areWages(pieces, start) : one.length === 1 && !isDashed;
  return isPlain || isPinWord(pieces, start) ? { pin, end: at } : undefined;
}

/** The PIN code of the site. */
function saidPin(pieces: readonly Piece[]): string | undefined {
  for (const [at, { is, value }] of pieces.entries()) {
    if (is !== 'digits') continue;
    const split = value.length < 6 ? splitPin(pieces, at) : undefined;
    // "411.038".
    const { pin, end } = split ?? { pin: value.replace(/^(\d{3})\.(?=\d{3}$)/, '$1'), end: at + 1 };
    const next = pieces[end];
    if (isOfMoney(pieces[at - 1]) || /^(?:rupee|perday|permonth|each|times)$/.test(next?.is ?? '')) continue;
    if (!split && next && (isThing(next.raw) || /^(?:trade|machine|people)$/.test(next.is))) continue;
    if (!/^[1-8]\d{5}$/.test(pin)) continue;
    take(pieces, at, end);
    return pin;
  }
  return undefined;
}

/** "2 bhk", "30x40", "1200 sq ft house"; a house alone says where the work is. */
function saidHouse(pieces: readonly Piece[]): string | undefined {
  const builds = pieces.some(({ is }) => is === 'build');
  const home = pieces.findIndex(({ is }) => is === 'house');
  const said: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    const amount = amountAt(pieces, at);
    if (!amount) continue;
    const next = pieces[amount.end];
    const other = /^(?:x|by|×|\*)$/i.test(next?.raw ?? '') ? amountAt(pieces, amount.end + 1) : undefined;
    const isSize = next?.is === 'bhk' || (next?.is === 'sqft' && (builds || home >= 0));
    const end = other ? other.end : isSize ? amount.end + 1 : undefined;
    if (end === undefined || piece.used) continue;
    said.push(rawOf(pieces.slice(at, end)));
    take(pieces, at, end);
    if (other && pieces[end]?.is === 'sqft') take(pieces, end, end + 1);
  }
  if (said.length === 0 && builds && home >= 0) said.push(pieces[home]?.raw ?? '');
  return said.length > 0 ? said.join(', ') : undefined;
}

const rawOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ raw, tight }, at) => (tight || at === 0 ? raw : ` ${raw}`)).join('');

/** "From Bihar", "Patna se": where they come from. */
const isOrigin = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at]?.from === true ||
  [pieces[at - 1], pieces[at + 1]].some((beside) => saysFrom(pieces, at, beside));
/** In English it stands before its place, elsewhere behind it: "from Mumbai", "Mumbai se". */
const saysFrom = (pieces: readonly Piece[], at: number, beside: Piece | undefined): boolean =>
  beside?.is === 'from' && (beside === pieces[at - 1]) === /^from$/i.test(beside.raw);
/** "In Pune", "for Pune", "to Pune", "Pune me", "Pune ke liye": where the work is. */
const isSite = (pieces: readonly Piece[], at: number): boolean =>
  /^(?:in|for|to|at)$/i.test(pieces[at - 1]?.raw ?? '') ||
  pieces[at + 1]?.is === 'in' ||
  /^(?:ke liye|के लिए|के लिये)$/i.test(pieces[at + 1]?.raw ?? '');

/** Of several the one where the work is; the others stay unread, and are shown so. */
function saidPlace(pieces: readonly Piece[]): string | undefined {
  const named = [...pieces.keys()].filter((at) => pieces[at]?.is === 'place' && !pieces[at].used);
  const isOther = (at: number) => isOrigin(pieces, at);
  const at =
    named.find((one) => isSite(pieces, one) && !isOther(one)) ??
    named.find((one) => !isOther(one)) ??
    named[0];
  const place = at === undefined ? undefined : pieces[at];
  if (!place) return undefined;
  for (const piece of pieces) if (piece.is === 'place' && piece.value === place.value) piece.used = true;
  return place.value;
}

/** What says nothing by itself and is therefore missed by nobody. */
const silent = new Set(
  'sign fill and in on from to this next people each perday rupee money pinword house build contractor date alternatively add'.split(
    ' ',
  ),
);
const isSilent = ({ is, value, raw }: Piece): boolean =>
  silent.has(is) ||
  (is === 'number' && (value === '1' || /^(?:do|दो)$/i.test(raw))) ||
  (is === 'times' && raw.length < 3);

/**
 * What a sentence in any of the six languages asks for. It never throws, and its time grows with the text's length alone.
 * @param today at the site, `YYYY-MM-DD`
 */
export function readWish(text: string, { today }: { today: string }): SaidWish {
  const pieces = piecesOf(text.slice(0, longest));
  const pin = saidPin(pieces);
  const house = saidHouse(pieces);
  asMeant(pieces);
  const dates = saidDays(pieces, today);
  const items = saidItems(pieces, saidPrices(pieces));
  const place = saidPlace(pieces);
  const offers = offeredAs(text.slice(0, longest), items);
  // "Painting work, 2 painters": the trade says it already.
  const tells = ({ is, value }: Piece) => is === 'work' && items.some(({ trade }) => trade === value);
  return {
    items,
    ...(dates && { dates }),
    ...(pin !== undefined && { pin }),
    ...(place !== undefined && { place }),
    ...(house !== undefined && { house }),
    ...(offers && { seeksWork: true as const }),
    ...(offers && offers !== 'worker' && { offers }),
    unread: pieces
      .filter((piece) => !piece.used && !isSilent(piece) && !tells(piece))
      .flatMap(({ raw }) => raw.split(' ')),
  };
}
