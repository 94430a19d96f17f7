import { type MachineKey, machines, type TradeKey, trades } from '#content/trades.ts';
import { take } from './amounts.ts';
import { isThing } from './lexicon.ts';
import type { Piece } from './pieces.ts';
import {
  addCounts,
  breaks,
  countsIn,
  isCount,
  isFolk,
  isOf,
  type Placed,
  type SaidItem,
  type SaidSkill,
} from './said-counts.ts';
import type { SaidPrice } from './said-prices.ts';

const isItem = (piece: Piece | undefined): boolean => isOf(piece, 'trade', 'machine');

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

/** "Painting ke liye 2 labour", "loading 5 labour": who is named last does the work that is named first. */
function isWorkFor(pieces: readonly Piece[], work: number, people: number): boolean {
  const between = pieces.slice(work + 1, people);
  const [named, last] = [pieces[work]?.raw ?? '', pieces[people]?.raw ?? ''];
  const isFor = between.some(({ raw }) => /^(?:ke liye|k liye|के लिए|के लिये|साठी|জন্য|কోసం|కోసం|కి)$/i.test(raw));
  const isCounted = /^(?:number|digits)$/.test(pieces[work - 1]?.is ?? '');
  return (
    !isCounted && !between.some(breaks) && (isFor || /ing$/i.test(named)) && anyTrade.test(last.toLowerCase())
  );
}

/** A trade whose work is named: no helper and no builder, since whose that is nobody can tell. */
function workOf(pieces: readonly Piece[]): TradeKey | undefined {
  const works = pieces.flatMap((piece) =>
    isOf(piece, 'work') && isTradeKey(piece.value) && !vague.has(piece.value) ? [piece] : [],
  );
  // "Tanki safai", "doors polish": what is done says more than what it is done to.
  const [first] = [
    ...works.filter(({ raw, value }) => !isThing(raw) && value !== 'mason'),
    ...works.filter(({ value }) => value !== 'mason'),
    ...works,
  ];
  return first && isTradeKey(first.value) ? first.value : undefined;
}
const vague: ReadonlySet<string> = new Set(['helper', 'builder', 'renovator']);

/** "Tiles lagani hai, 2 mistri": a word for anybody with a craft, where the work says which. */
function nameByWork(pieces: readonly Piece[], placed: readonly Placed[]): void {
  const trade = workOf(pieces);
  const anybody = placed.find(
    ({ at, item }) => item.trade === 'mason' && anyTrade.test(pieces[at]?.raw.toLowerCase() ?? ''),
  );
  if (!trade || !anybody || placed.some(({ item }) => item.trade === trade)) return;
  const { of, category } = trades[trade];
  anybody.item = { ...anybody.item, of, category, trade };
}

const isForms = /^(?:shuttering-plates|props|spans|column-box)$/;
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
    // "Plates 100 for shuttering": what they are for.
    if (
      /^(?:shuttering|cent(?:e?r|re)ing)$/i.test(piece.raw) &&
      placed.some((one) => isForms.test(one.item.machine ?? ''))
    )
      continue;
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
    else if (last && isWorkFor(pieces, last.at, at)) last.at = at;
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

/** The nearest before a word that has none of it yet, else the one behind it. */
const nearest = (
  placed: readonly Placed[],
  at: number,
  lacks: (one: Placed) => boolean,
): Placed | undefined =>
  placed.findLast((one) => one.at < at && lacks(one)) ?? placed.find((one) => one.at > at && lacks(one));

/** "2 masons and 1 helper for 3 days, 900 per day": days or a place stand between, so that it is said of all. */
function isOfAll(pieces: readonly Piece[], placed: readonly Placed[], at: number): boolean {
  const last = placed.at(-1);
  return (
    last !== undefined &&
    last.at < at &&
    pieces
      .slice(last.at + 1, at)
      .some(({ is }) => /^(?:day|date|weekday|ahead|week|month|months|place|pinword|digits)$/.test(is))
  );
}

function addPrices(pieces: readonly Piece[], placed: readonly Placed[], prices: readonly SaidPrice[]): void {
  const listed = prices.filter((one) => one.listed);
  for (const { at, end, price, each, listed: isListed } of prices) {
    const own =
      isListed && listed.length === placed.length
        ? placed[listed.findIndex((one) => one.at === at)]
        : undefined;
    if (own) {
      own.item.price = price;
      continue;
    }
    const open = placed.filter((one) => one.item.price === undefined);
    const ahead = placed.find((one) => one.at > at && one.item.price === undefined);
    const last = placed.findLast((one) => one.at < at);
    const to = last && last.item.price === undefined ? last : ahead;
    const isShared = each || (prices.length === 1 && isOfAll(pieces, placed, at));
    const all = isShared ? open.filter((one) => one.at < at) : [];
    const takers = all.length > 0 ? all : to ? [to] : [];
    for (const one of takers) one.item.price = price;
    // Nobody takes it: it is shown as not understood.
    if (takers.length === 0)
      for (const piece of pieces.slice(at, end)) Object.assign(piece, { is: 'left', used: false });
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
  nameByWork(pieces, placed);
  addCrews(pieces, placed);
  const isNamed = placed.length > 0;
  if (isNamed) addPrices(pieces, placed, prices);
  addCounts(pieces, placed);
  if (isNamed) placed.push(...peopleBeside(pieces));
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
  // "Putty lagana hai 700 roz".
  if (!isNamed) addPrices(pieces, placed, prices);
  return merged(placed).slice(0, 10);
}

/** Numbers that count people alone. */
const ofPeople = /(?:గురు|ద్దరు|గురిని|ద్దరిని|জন|दोघे|तिघे|चौघे|வர்)$|^(?:iddaru|idharu|\w+guru|doghe|tighe)$/;

/** "5 aadmi chahiye": people of no trade are helpers, but where their work is said. */
function peopleAlone(pieces: readonly Piece[]): Placed[] {
  const count = countsIn(pieces).find(
    ({ at, end }) => isOf(pieces[end], 'people') || ofPeople.test(pieces[at]?.raw ?? ''),
  );
  if (!count || !isCount(count)) return [];
  take(pieces, count.at, isOf(pieces[count.end], 'people') ? count.end + 1 : count.end);
  const trade = workOf(pieces) ?? 'helper';
  const { of, category } = trades[trade];
  return [{ at: count.at, item: { of, category, trade }, count: count.value }];
}

/** "Tempo aur 4 log", "mistri 2 aalu 4": a number of people that nobody of a trade has. */
function peopleBeside(pieces: readonly Piece[]): Placed[] {
  const count = countsIn(pieces).find(({ at, end }) => isFolk(pieces[end]) || isFolk(pieces[at - 1]));
  if (!count || !isCount(count)) return [];
  take(pieces, count.at, count.end);
  const { of, category } = trades.helper;
  return [{ at: count.at, item: { of, category, trade: 'helper' }, count: count.value }];
}

/** "Plaster two rooms": of no trade, but of its work. */
function workAlone(pieces: readonly Piece[]): Placed[] {
  const trade = workOf(pieces);
  const work = pieces.find((piece) => isOf(piece, 'work') && (trade === undefined || piece.value === trade));
  const item = work && itemOf({ ...work, is: 'trade' });
  if (!item) return [];
  work.used = true;
  const at = pieces.indexOf(work);
  // "Sariya bandhne wale 3".
  const count = countsIn(pieces).find((one) => one.at > at && isCount(one));
  if (count) take(pieces, count.at, count.end);
  return [{ at, item, ...(count && { count: count.value }) }];
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
