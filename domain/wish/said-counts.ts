import type { MachineKey, TradeKey } from '#content/trades.ts';
import { amountAt, take } from './amounts.ts';
import { countsSomebody, folk } from './as-meant.ts';
import type { Piece } from './pieces.ts';
import { leastPrice } from './said-prices.ts';

export type SaidKind = 'worker' | 'groupWorker' | 'contractor' | 'engineer' | 'product';
export type SaidSkill = 'unskilled' | 'semi' | 'skilled' | 'highly';

export interface SaidItem {
  of: SaidKind;
  category: string;
  trade?: TradeKey;
  machine?: MachineKey;
  count: number;
  price?: number;
  skill?: SaidSkill;
}

export interface Placed {
  at: number;
  item: Omit<SaidItem, 'count'>;
  count?: number;
}

const mostCount = 500;
export const isOf = (piece: Piece | undefined, ...kinds: string[]): boolean =>
  piece !== undefined && !piece.used && kinds.includes(piece.is);
export const breaks = (piece: Piece): boolean => piece.is === 'and' || /^[,;+&\n.]$/.test(piece.raw);

interface Counted {
  at: number;
  end: number;
  value: number;
}

/** Numbers that no day and no price has taken. */
export function countsIn(pieces: readonly Piece[]): Counted[] {
  const counts: Counted[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const amount = amountAt(pieces, at);
    if (!amount) continue;
    if (countsSomebody(pieces, at, amount.end)) counts.push({ at, end: amount.end, value: amount.value });
    at = amount.end - 1;
  }
  return counts;
}

export const isCount = ({ value }: Counted): boolean =>
  Number.isInteger(value) && value >= 1 && value <= mostCount;

/** "Log", "people": they are asked for themselves, beside a machine or others with a number of their own. */
export const isFolk = (piece: Piece | undefined): boolean =>
  isOf(piece, 'people') && folk.test(piece?.raw ?? '');

/** What stands between two breaks, as items and numbers in their order: "mistri 2 helper 5" counts behind, all else before. */
function countSegment(
  pieces: readonly Piece[],
  entries: readonly (Placed | Counted)[],
  before: Placed | undefined,
): void {
  const isPlaced = (entry: Placed | Counted | undefined): entry is Placed =>
    entry !== undefined && 'item' in entry;
  const items = entries.filter(isPlaced).length;
  const isBehind = isPlaced(entries[0]) && !isPlaced(entries.at(-1)) && entries.length >= items * 2;
  entries.forEach((entry, index) => {
    if (isPlaced(entry)) return;
    const next = entries[index + 1];
    const last = entries.slice(0, index).findLast(isPlaced) ?? (items === 0 ? before : undefined);
    const to = isBehind || !isPlaced(next) ? last : next;
    if (!to || (to.item.of === 'product' && isFolk(pieces[entry.end]))) return;
    if (to.count === undefined && isCount(entry)) {
      // "Plumber, two bathrooms": other things are counted.
      if (to === last && /^(?:unknown|work)$/.test(pieces[entry.end]?.is ?? '')) return;
      // "Bula do": it asks for it to be done.
      if (to === last && /^(?:do|दो)$/i.test(pieces[entry.at]?.raw ?? '') && entry.at > to.at + 1) return;
      to.count = entry.value;
    } else if (to === last && to.item.price === undefined && entry.value >= 100 && entry.value <= 100_000)
      to.item.price = entry.value;
    else return;
    take(pieces, entry.at, entry.end);
  });
}

/** "2 each", "do-do", "2-2": so many of everything that has no number of its own. */
function takeEach(pieces: readonly Piece[]): number | undefined {
  const counts = countsIn(pieces);
  for (const [index, { at, end, value }] of counts.entries()) {
    const next = counts[index + 1];
    const isDashed = pieces[end]?.raw === '-' && next?.at === end + 1;
    const isTwice = next?.value === value && (isDashed || (next.at === end && pieces[at]?.is === 'number'));
    const isEach =
      isOf(pieces[end], 'each') ||
      isOf(pieces[at - 1], 'each') ||
      (isOf(pieces[end], 'people') && isOf(pieces[end + 1], 'each'));
    if (!isCount({ at, end, value }) || value >= leastPrice || !(isTwice || isEach)) continue;
    take(pieces, at, isTwice ? next.end : end);
    return value;
  }
  return undefined;
}

export function addCounts(pieces: readonly Piece[], placed: readonly Placed[]): void {
  const each = takeEach(pieces);
  const entries = [...placed, ...countsIn(pieces)].sort((one, other) => one.at - other.at);
  let segment: (Placed | Counted)[] = [];
  let next = 0;
  let before: Placed | undefined;
  const close = () => {
    countSegment(pieces, segment, before);
    before = segment.findLast((entry): entry is Placed => 'item' in entry) ?? before;
    segment = [];
  };
  pieces.forEach((piece, at) => {
    for (let entry = entries[next]; entry && entry.at <= at; entry = entries[++next]) segment.push(entry);
    // "Three or four helpers": nothing ends within a number.
    const isInside = segment.some((entry) => 'end' in entry && at < entry.end);
    if (breaks(piece) && !isInside) close();
  });
  close();
  if (each !== undefined) for (const one of placed) one.count ??= each;
}
