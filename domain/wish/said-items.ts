import { type MachineKey, machines, type TradeKey, trades } from '#content/trades.ts';
import { amountAt, take } from './amounts.ts';
import type { Piece } from './pieces.ts';
import type { SaidPrice } from './said-prices.ts';

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

interface Placed {
  at: number;
  item: Omit<SaidItem, 'count'>;
  count?: number;
}

const mostCount = 500;
const isOf = (piece: Piece | undefined, ...kinds: string[]): boolean =>
  piece !== undefined && !piece.used && kinds.includes(piece.is);
const isItem = (piece: Piece | undefined): boolean => isOf(piece, 'trade', 'machine');
const breaks = (piece: Piece): boolean => piece.is === 'and' || /^[,;+&\n.]$/.test(piece.raw);

/** Of any trade: "plumber mistri" is one plumber, "tiles labour" are tile layers. */
const anyTrade =
  /^(?:mistr[iy]\p{L}*|mistree|karigar|mai?s?try|mestri|mesthri|labou?rs?|workers?|worker log|mazdoor|majdoor|log|मिस्त्री|मिस्त्रियों|कारीगर|लेबर|मजदूर|मज़दूर|মিস্ত্রি|মিস্ত্রী|শ্রমিক|మేస్త్రీ|మేస్త్రి|మేస్త్రీలు|மேஸ்திரி|ஆட்கள்)$/u;

const isTradeKey = (key: string): key is TradeKey => key in trades;
const isMachineKey = (key: string): key is MachineKey => key in machines;

function itemOf({ is, value }: Piece): Placed['item'] | undefined {
  if (is === 'trade' && isTradeKey(value)) {
    const { of, category } = trades[value];
    return { of, category, trade: value };
  }
  return is === 'machine' && isMachineKey(value)
    ? { of: 'product', category: machines[value].category, machine: value }
    : undefined;
}

/** The same trade as a crew or a contractor does it; as it was where they do not. */
function asKind(item: Placed['item'], of: 'groupWorker' | 'contractor'): Placed['item'] {
  const { also } = item.trade ? trades[item.trade] : { also: [] };
  const category = also.find((one) => /contract/i.test(one) === (of === 'contractor'));
  return category === undefined || item.of === 'product' ? item : { ...item, of, category };
}

/** Those of one trade that stand right beside each other are one; "painting contractor" is one, too. */
function placedItems(pieces: readonly Piece[]): Placed[] {
  const placed: Placed[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece || !isItem(piece)) continue;
    const item = itemOf(piece);
    const last = placed.at(-1);
    const between = last ? pieces.slice(last.at + 1, at) : [];
    const isBeside =
      last !== undefined && (between.length === 0 || (between.length === 1 && isOf(between[0], 'fill')));
    piece.used = true;
    if (!item) continue;
    // "Tiles lagane wale do karigar".
    if (
      last?.item.trade &&
      last.item.trade !== 'mason' &&
      /^(?:k[a]+rigar|कारीगर|कारागीर)/.test(piece.raw.toLowerCase()) &&
      !between.some(breaks)
    )
      continue;
    if (isBeside && last.item.trade) {
      if (last.item.trade === item.trade && between.length === 0) continue;
      if (item.trade === 'builder') {
        last.item = asKind(last.item, 'contractor');
        last.at = at;
        continue;
      }
      if (
        between.length === 0 &&
        !['mason', 'helper'].includes(last.item.trade) &&
        anyTrade.test(piece.raw.toLowerCase())
      ) {
        last.at = at;
        continue;
      }
    }
    // "10 labour for loading".
    const isFor =
      between.length > 0 &&
      !between.some(breaks) &&
      /^(?:for|ke liye|के लिए)$/i.test(pieces[at - 1]?.raw ?? '');
    if (isFor && last?.item.trade === 'helper' && item.trade) last.item = item;
    else placed.push({ at, item });
  }
  // "Contractor for painting".
  return placed.flatMap((one, index) => {
    const next = placed[index + 1];
    const isOfNext =
      one.item.trade === 'builder' &&
      next?.item.trade &&
      pieces.slice(one.at + 1, next.at).every((piece) => isOf(piece, 'fill'));
    if (isOfNext && next) next.item = asKind(next.item, 'contractor');
    return isOfNext ? [] : [one];
  });
}

interface Counted {
  at: number;
  end: number;
  value: number;
}

/** "4 hours", "10 am", "1000 sq ft": nobody is counted. */
const measures = /^(?:hour|clock|sqft|bhk|day|week|month|permonth|weekday|months)$/;

/** Numbers that no day and no price has taken. */
function countsIn(pieces: readonly Piece[]): Counted[] {
  const counts: Counted[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const amount = amountAt(pieces, at);
    if (!amount) continue;
    if (!measures.test(pieces[amount.end]?.is ?? ''))
      counts.push({ at, end: amount.end, value: amount.value });
    at = amount.end - 1;
  }
  return counts;
}

const isCount = ({ value }: Counted): boolean => Number.isInteger(value) && value >= 1 && value <= mostCount;

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
    if (!to) return;
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

function addCounts(pieces: readonly Piece[], placed: readonly Placed[]): void {
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
}

/** The nearest before a word that has none of it yet, else the one behind it. */
const nearest = (
  placed: readonly Placed[],
  at: number,
  lacks: (one: Placed) => boolean,
): Placed | undefined =>
  placed.findLast((one) => one.at < at && lacks(one)) ?? placed.find((one) => one.at > at && lacks(one));

function addPrices(placed: readonly Placed[], prices: readonly SaidPrice[]): void {
  for (const { at, price, each } of prices) {
    const open = placed.filter((one) => one.item.price === undefined);
    const ahead = placed.find((one) => one.at > at && one.item.price === undefined);
    const last = placed.findLast((one) => one.at < at);
    const to = last && last.item.price === undefined ? last : ahead;
    const all = each ? open.filter((one) => one.at < at) : [];
    for (const one of all.length > 0 ? all : to ? [to] : []) one.item.price = price;
  }
}

/** "Team of 5 masons", "crew of 10". */
function addCrews(pieces: readonly Piece[], placed: Placed[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!isOf(piece, 'crew')) continue;
    const to = placed.find((one) => one.at > at) ?? placed.at(-1);
    if (to) to.item = asKind(to.item, 'groupWorker');
    else placed.push({ at, item: { of: 'groupWorker', category: 'Construction Labour' } });
    piece.used = true;
  }
}

/** Who and what is asked for, in the order of the sentence; it marks the pieces as used. */
export function saidItems(pieces: readonly Piece[], prices: readonly SaidPrice[]): SaidItem[] {
  const placed = placedItems(pieces);
  addCrews(pieces, placed);
  addPrices(placed, prices);
  addCounts(pieces, placed);
  pieces.forEach((piece, at) => {
    if (piece.used) return;
    if (piece.is === 'skill') {
      const to =
        placed.find((one) => one.at > at && one.item.skill === undefined) ??
        nearest(placed, at, ({ item }) => item.skill === undefined);
      if (!to) return;
      to.item.skill = piece.value as SaidSkill;
    } else return;
    piece.used = true;
  });
  if (placed.length === 0) placed.push(...peopleAlone(pieces));
  if (placed.length === 0) placed.push(...workAlone(pieces));
  return merged(placed).slice(0, 10);
}

/** "5 aadmi chahiye": people of no trade are helpers. */
function peopleAlone(pieces: readonly Piece[]): Placed[] {
  const count = countsIn(pieces).find(({ end }) => isOf(pieces[end], 'people'));
  if (!count || !isCount(count)) return [];
  take(pieces, count.at, count.end + 1);
  const { of, category } = trades.helper;
  return [{ at: count.at, item: { of, category, trade: 'helper' }, count: count.value }];
}

/** "Plaster two rooms": of no trade, but of its work. */
function workAlone(pieces: readonly Piece[]): Placed[] {
  const work = pieces.find((piece) => isOf(piece, 'work') && isTradeKey(piece.value));
  const item = work && itemOf({ ...work, is: 'trade' });
  if (!item) return [];
  work.used = true;
  return [{ at: pieces.indexOf(work), item }];
}

/** One that is named again without a number is the same. */
function merged(placed: readonly Placed[]): SaidItem[] {
  const items: (Placed['item'] & { count?: number })[] = [];
  for (const { item, count } of placed) {
    const same = items.find(
      (one) =>
        one.of === item.of &&
        (one.trade ?? one.machine) === (item.trade ?? item.machine) &&
        one.category === item.category,
    );
    if (same && (count === undefined || same.count === undefined)) {
      Object.assign(same, { ...item, ...same, ...(count === undefined ? {} : { count }) });
    } else items.push({ ...item, ...(count === undefined ? {} : { count }) });
  }
  return items.map(({ count = 1, ...item }) => ({ ...item, count }));
}
