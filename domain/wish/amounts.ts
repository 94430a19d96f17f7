import type { Piece } from './pieces.ts';

/** A number of a sentence, in digits or in words, at the piece where it begins. */
export interface Amount {
  value: number;
  /** The piece after its last. */
  end: number;
}

const isNumber = (piece: Piece | undefined): piece is Piece =>
  piece?.is === 'digits' || piece?.is === 'number';
const tens = (value: number): boolean => value >= 20 && value < 100 && value % 10 === 0;

/** "Do teen", "4-5", "2 to 3", "2 ya 3": of a range the lower one counts. */
function rangeEnd(pieces: readonly Piece[], end: number, value: number): number {
  const sign = pieces[end];
  const joins =
    sign &&
    (sign.is === 'to' ||
      sign.is === 'alternatively' ||
      /^(?:[-–—]|or|se|ya|से|या)$/.test(sign.raw.toLowerCase()));
  const other = joins
    ? plainAmount(pieces, end + 1)
    : pieces[end]?.is === 'number'
      ? plainAmount(pieces, end)
      : undefined;
  if (!other || other.value <= value) return end;
  // "Mistri 2 helper": a number right behind another is its range only where it is the next one.
  if (!joins && other.value > value + 2) return end;
  return other.end;
}

function plainAmount(pieces: readonly Piece[], start: number): Amount | undefined {
  let at = start;
  let half = 0;
  const lead = pieces[at];
  // "Sadhe teen", "sava sau", "paune do sau".
  if (lead?.is === 'add' && (isNumber(pieces[at + 1]) || pieces[at + 1]?.is === 'times')) {
    half = Number(lead.value);
    at++;
  }
  let total = 0;
  let part: number | undefined;
  for (; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece || piece.used) break;
    if (piece.is === 'times') {
      // "K" and "so" are words of their own but right behind a number.
      const times = Number(piece.value);
      if (part === undefined && total === 0 && piece.raw.length < 3) break;
      const of = (part ?? (total % 1000 === 0 && total > 0 ? 0 : 1)) + half;
      total += (of || 1) * times;
      half = 0;
      part = undefined;
      continue;
    }
    if (!isNumber(piece)) break;
    const value = Number(piece.value);
    const continues =
      part === undefined
        ? total === 0 || (piece.is === 'number' && value < 1000)
        : piece.is === 'number' && tens(part) && value < 10;
    if (!continues) break;
    part = (part ?? 0) + value;
    if (piece.is === 'digits' && pieces[at + 1]?.is !== 'times') {
      at++;
      break;
    }
  }
  if (at === start || (part === undefined && total === 0)) return undefined;
  return { value: total + (part ?? 0) + half, end: at };
}

/** @returns the number that begins with this piece, of a range the lower one */
export function amountAt(pieces: readonly Piece[], start: number): Amount | undefined {
  const first = pieces[start];
  if (!first || first.used) return undefined;
  const plain = plainAmount(pieces, start);
  return plain && { value: plain.value, end: rangeEnd(pieces, plain.end, plain.value) };
}

export const take = (pieces: readonly Piece[], from: number, end: number): void => {
  for (const piece of pieces.slice(from, end)) piece.used = true;
};
