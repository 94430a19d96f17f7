import { type Amount, amountAt, take } from './amounts.ts';
import { countsSomebody, leave } from './as-meant.ts';
import type { Piece } from './pieces.ts';

/** Rupees a head and day. */
export interface SaidPrice {
  at: number;
  /** Where what belongs to it ends. */
  end: number;
  price: number;
  /** Said of everybody before it: "800 each". */
  each: boolean;
  /** One of several beside each other, in the order of who is asked for: "2 masons and 3 helpers, 900 and 600". */
  listed?: true;
}

export const leastPrice = 50;
/** More is the price of the whole work. */
const mostPrice = 100_000;
/** A larger number counts no days. */
const mostDays = 180;
const leastFor = 200;
/** "600 tak". */
const upTo = /^(?:tak|tk|तक|पर्यंत|పర్యంతం|వరకు|வரை)$/i;
const mostOfBudget = 2000;
/** "5000 me": more is asked for no day of one person. */
const mostForADay = 5000;
/** "1 lakh rupees": of all of the work, but where a day is said. */
const mostWithoutADay = 25_000;
const ofAll = /^(?:budget|total|kul|poora|बजट|कुल|एकूण|মোট|మొత్తం|மொத்தம்)$/i;
const is = (piece: Piece | undefined, ...kinds: string[]): boolean =>
  piece !== undefined && kinds.includes(piece.is);

/** Signs and words that say before an amount that it is money. */
const leads = (piece: Piece | undefined): boolean =>
  is(piece, 'rupee', 'money', 'perday', 'each', 'limit') || /^[₹@]$/.test(piece?.raw ?? '');
/** "₹411038", "budget 150000", and no "at 411038". */
export const isOfMoney = (piece: Piece | undefined): boolean =>
  leads(piece) && !/^(?:at|@|rate)$/i.test(piece?.raw ?? '');
/** Whether what stands before this piece says that it is money. */
export const leadsPrice = (pieces: readonly Piece[], at: number): boolean =>
  leads(pieces[at - 1]) || (/^[.:]$/.test(pieces[at - 1]?.raw ?? '') && leads(pieces[at - 2]));

/** Where what belongs to a price ends: "rs", "/-", "per day", "each". */
function tailEnd(pieces: readonly Piece[], start: number, value: number) {
  let end = start;
  let isPrice = false;
  let each = false;
  let otherwise = false;
  for (; end < pieces.length; end++) {
    const piece = pieces[end];
    if (!piece || piece.used) break;
    // "850 din ka": more days than any work has.
    if (
      is(piece, 'rupee', 'perday', 'limit') ||
      (value >= leastFor && upTo.test(piece.raw)) ||
      (is(piece, 'day') && value > mostDays && !/^days?$/i.test(piece.raw))
    )
      isPrice = true;
    else if (is(piece, 'each')) {
      isPrice = true;
      each = true;
    } else if (is(piece, 'permonth')) otherwise = true;
    else if (
      piece.raw === '/' &&
      (pieces[end + 1]?.raw === '-' || is(pieces[end + 1], 'day', 'people', 'trade'))
    ) {
      isPrice = true;
      end++;
    } else if (!(piece.raw === '-' && isPrice)) break;
  }
  return { end, isPrice, each, otherwise };
}

/** "Painter 500-700": nobody asks for that many people. */
const isRangeOfWages = (pieces: readonly Piece[], at: number, { value, end }: Amount): boolean =>
  value >= leastFor &&
  is(pieces[at - 1], 'trade') &&
  pieces.slice(at + 1, end).some((piece) => piece.is === 'to' || /^[-–—]$/.test(piece.raw)) &&
  countsSomebody(pieces, at, end);

const joinsPrices = (piece: Piece | undefined): boolean =>
  is(piece, 'and') || /^[,/&+]$/.test(piece?.raw ?? '') || leads(piece);

/** "900 and 600", "₹900/₹600 per day" behind two or more who are asked for: as many amounts, with nothing else between. */
function listedPrices(pieces: readonly Piece[]): SaidPrice[] {
  const last = pieces.findLastIndex((piece) => is(piece, 'trade', 'machine'));
  const asked = new Set(pieces.flatMap((piece) => (is(piece, 'trade', 'machine') ? [piece.value] : [])));
  let prices: SaidPrice[] = [];
  for (let at = last + 1; last >= 0 && at < pieces.length; at++) {
    const amount = amountAt(pieces, at);
    if (!amount) {
      if (prices.length === 1 && !joinsPrices(pieces[at])) prices = [];
      if (prices.length > 1) break;
      continue;
    }
    const { end, otherwise } = tailEnd(pieces, amount.end, amount.value);
    const isWage =
      amount.value >= leastFor &&
      amount.value <= mostPrice &&
      !otherwise &&
      countsSomebody(pieces, at, amount.end);
    if (isWage) prices.push({ at, price: Math.round(amount.value), each: false, listed: true, end });
    else prices = [];
    at = end - 1;
  }
  if (prices.length < 2 || prices.length !== asked.size) return [];
  for (const { at, end } of prices) take(pieces, leadsPrice(pieces, at) ? at - 1 : at, end);
  return prices;
}

/** What of the pieces says a price by the day; it marks them as used. */
export function saidPrices(pieces: readonly Piece[]): SaidPrice[] {
  const prices = listedPrices(pieces);
  for (let at = 0; at < pieces.length; at++) {
    const amount = amountAt(pieces, at);
    if (!amount) continue;
    const led = leadsPrice(pieces, at);
    const tail = tailEnd(pieces, amount.end, amount.value);
    const next = pieces[amount.end];
    // "1000 me do mistri".
    const isFor =
      amount.value >= leastFor &&
      (/^(?:me|mein|में|मे)$/i.test(next?.raw ?? '') ||
        (/^(?:k[aei]|wal[aei]|क[ाेी]|वाल[ाेी])$/i.test(next?.raw ?? '') &&
          is(pieces[amount.end + 1], 'trade', 'machine', 'number', 'digits')));
    // "50 hazar me poora ghar", "25 rs per sq ft": of all of the work, of a measure of it.
    const isDaily = pieces.slice(at, tail.end).some((piece) => is(piece, 'perday', 'each', 'day'));
    const isWhole =
      (isFor && !led && !tail.isPrice && amount.value > mostForADay) ||
      (!isDaily && (led || tail.isPrice) && amount.value > mostWithoutADay);
    const isTooLittle =
      amount.value < leastPrice &&
      (pieces[at - 1]?.raw === '₹' || pieces.slice(at, tail.end).some((piece) => is(piece, 'rupee')));
    if (isWhole || isTooLittle || tail.otherwise) {
      leave(pieces, at, tail.end);
      at = tail.end - 1;
      continue;
    }
    const isMoney = led || tail.isPrice || isFor || isRangeOfWages(pieces, at, amount);
    // "Budget 5000", "5000 tak budget": of everything, not of a day.
    const isOfAll =
      (!tail.isPrice && ofAll.test(pieces[at - 1]?.raw ?? '')) || ofAll.test(pieces[tail.end]?.raw ?? '');
    if (isOfAll && amount.value > mostOfBudget) {
      leave(pieces, at, tail.end);
      at = tail.end - 1;
      continue;
    }
    const inRange = amount.value >= leastPrice && amount.value <= mostPrice;
    // "Helper at 2 places", "rate 5": no wage.
    if (!isMoney || !inRange) {
      at = amount.end - 1;
      continue;
    }
    const each = tail.each || is(pieces[at - 1], 'each');
    prices.push({ at, end: tail.end, price: Math.round(amount.value), each });
    // "Under ₹900": two that lead.
    const leading = led && is(pieces[at - 2], 'limit') ? 2 : led ? 1 : 0;
    take(pieces, at - leading, tail.end);
    at = tail.end - 1;
  }
  return prices;
}
