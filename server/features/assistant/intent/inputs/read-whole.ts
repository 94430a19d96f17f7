import { inUnit } from '#domain/estimate/calculators/units.ts';
import { conceptOf, finishIn, groundIn } from '../spoken/lexicon.ts';
import type { Measure } from '../spoken/measures.ts';
import { amountOf, countOf, metresOf } from '../spoken/measures.ts';
import { kindOf, type Size } from '../spoken/size.ts';
import type { Inputs, Question } from './read-sizes.ts';
import { builtFeet, chained, floor, labelled, leastBuilt, single } from './read-sizes.ts';

const each = /^(?:per|each|every|har|prati|apiece|प्रति|हर)$/u;
/** "For 120 children, 100 litres each": what one of them takes in a day is no tank. */
const saysEach = ({ tokens, measures }: Question): boolean =>
  measures.some(({ noun, sizes: [size] }) => noun === 'people' && size?.value === 1) ||
  tokens.some(
    (token, at) =>
      each.test(token) &&
      (/^(?:each|apiece)$/.test(token) ||
        conceptOf(tokens[at + 1]) === 'people' ||
        /^(?:head|capita|ek|एक)$/.test(tokens[at + 1] ?? '')),
  );

const saysRound =
  /\bround\b|circular|cylind|\bgol\b|गोल|\bwell\b|\bku(?:a|aa|an|aan|nwa|wa|va)\b|कु(?:आँ|आं|ँआ|ंआ|एँ|एं|आ)/u;
/** Of what is round: half of its width. */
const radius = /^(?:radius|trijya|त्रिज्या)$/u;

/** A round tank or a well: "8 ft chauda, 25 ft pani", "4 ft x 5 ft". */
function roundTank(question: Question): Inputs | undefined {
  if (!saysRound.test(question.text) || labelled(question, 'length')) return undefined;
  const { tokens } = question;
  const chain = chained(question)[0]?.sizes ?? [];
  if (chain.length > 2) return undefined;
  const sides = single(question).filter(({ sizes: [size] }) => size?.unit && kindOf(size) === 'length');
  const half = sides.find(
    ({ from, to }) => radius.test(tokens[from - 1] ?? '') || radius.test(tokens[to] ?? ''),
  );
  const wide =
    half ??
    sides.find(({ label }) => label === 'diameter' || label === 'width') ??
    (chain.length === 0 ? sides.find(({ label }) => label === undefined) : undefined);
  const high =
    sides.find((one) => one !== wide && (one.label === 'height' || one.label === 'depth')) ??
    sides.find((one) => one !== wide && one.label === undefined);
  const across = wide?.sizes[0] ?? chain[0];
  const up = high?.sizes[0] ?? chain[1];
  if (!across) return undefined;
  return {
    diameter: metresOf(across) * (half ? 2 : 1),
    ...(up ? { height: metresOf(up) } : {}),
  };
}

/** Sides in a chain or each by its name; a round tank by its diameter; else litres, or people and days. */
export function tank(question: Question): Inputs {
  const { measures } = question;
  const round = roundTank(question);
  if (round) return round;
  const chain = chained(question)[0]?.sizes ?? [];
  const length = chain[0] ?? labelled(question, 'length');
  const width = chain[1] ?? labelled(question, 'width');
  const litres = amountOf(measures, 'volume');
  const several = measures.filter(({ sizes: [size] }) => size?.value !== 1);
  const people = countOf(several, 'people') ?? countOf(measures, 'people');
  // "Every other day, so for two days": what is stored is said last.
  const days = measures.findLast(({ noun }) => noun === 'day')?.sizes[0]?.value;
  const diameter = labelled(question, 'diameter');
  const high = labelled(question, 'height', 'depth') ?? chain[2];
  const height: Inputs = high ? { height: metresOf(high) } : {};
  const store: Inputs = days === undefined ? {} : { days };
  if (diameter) return { diameter: metresOf(diameter), ...height };
  if (length && width) return { length: metresOf(length), width: metresOf(width), ...height };
  const sides = {
    ...(length && { length: metresOf(length) }),
    ...(width && { width: metresOf(width) }),
    ...height,
  };
  const amount = litres === undefined ? undefined : Math.round(litres * 1e6) / 1000;
  if (amount !== undefined && people !== undefined && saysEach(question))
    return { people, demand: amount, ...store };
  if (amount !== undefined) return { litres: amount };
  // The days alone may change what was asked before.
  return people === undefined ? { ...sides, ...store } : { people, ...store };
}

/** National Building Code and habit: outside these a size is not a riser, not a tread. */
const [risers, treads] = [
  [0.12, 0.22],
  [0.22, 0.35],
] as const;
/** Metres; what is narrower is a tread. */
const narrowest = 0.6;
const within = ([least, most]: readonly [number, number], size: number) => size >= least && size <= most;

/** The size right behind or before a word; "tread 10 inch riser 7 inch". */
function sizeBy({ tokens, measures }: Question, word: RegExp): number | undefined {
  const by = (place: number) => word.test(tokens[place] ?? '');
  const found = measures.find(({ from }) => by(from - 1)) ?? measures.find(({ to }) => by(to));
  return found?.sizes[0] && metresOf(found.sizes[0], 'inch');
}

export function stairs(question: Question): Inputs {
  const inches = ({ label, sizes: [size] }: Measure) =>
    (label !== 'height' || (size !== undefined && within(risers, metresOf(size)))) &&
    (size?.unit === 'inch' || size?.unit === 'mm' || size?.unit === 'cm');
  const plain = single(question).filter((one) => one.label !== 'width' && !inches(one));
  const size =
    plain.find(({ label }) => label === 'height')?.sizes[0] ??
    plain.find(({ noun, sizes: [one] }) => noun === undefined && (!one?.unit || kindOf(one) === 'length'))
      ?.sizes[0];
  const steps = single(question).filter(inches);
  const small = (
    steps.find(({ label }) => label === 'height') ?? steps.find(({ label }) => label !== 'width')
  )?.sizes[0];
  const wide = steps.find(({ label }) => label === 'width')?.sizes[0];
  // Of two small ones the larger is what one treads on.
  const others = steps.flatMap(({ label, sizes: [one] }) =>
    one && label === undefined ? metresOf(one) : [],
  );
  const larger = others.find((one) => small !== undefined && one > metresOf(small) && within(treads, one));
  const tread = sizeBy(question, /^(?:treads?|ट्रेड)$/) ?? (wide ? metresOf(wide) : larger);
  const width = labelled(question, 'width');
  const across = width && metresOf(width);
  const riser = sizeBy(question, /^(?:risers?|राइज़र|राइजर)$/) ?? (small && metresOf(small));
  return {
    ...(size ? { height: metresOf(size) } : {}),
    ...(riser !== undefined && within(risers, riser) ? { riser } : {}),
    ...(tread !== undefined && within(treads, tread) ? { tread } : {}),
    ...(across !== undefined && across >= narrowest ? { width: across } : {}),
  };
}

/** "Upar ek manzil aur", on the one that there is. */
const oneMoreFloor =
  /\b(?:upar|uper) (?:bhi )?(?:ek|1) (?:aur )?(?:man[jz]il|floor|tal{1,5}[ae]?|mala)|\bek aur (?:man[jz]il|floor|tal{1,5}a|mala)|\b(?:one|1) more (?:floor|stor(?:e?y))|ऊपर (?:भी )?(?:एक|1) (?:और )?(?:मंज|तल|माला|फ्लोर)|एक और (?:मंज|तल|माला|फ्लोर)/u;

const bothFloors =
  /(?:\bboth(?: the)?|\bdo?no|\bdonon|(?<!\p{L})दोनो(?:ं)?) (?:hi |ही )?(?:floor|storey|man[jz]il|tal|mala|मंज|तल|माल|फ्लोर|फ़्लोर)/u;
const together = /\b(?:together|combined|mila ?ke|mila ?kar)\b|मिला ?(?:के|कर)/u;
const place = /^(?:upar|uper|oopar|niche|neeche|ground|first|ऊपर|नीचे)$/u;
const isBuilt = (size: Size): boolean =>
  size.value >= leastBuilt && (size.unit === undefined || size.unit === 'ft' || kindOf(size) === 'area');

/** Of each storey its area, where each has its own: "niche 900 aur upar 600 sq ft", "900-900 sq ft". */
function storeysOf(question: Question): Size[] {
  const areas = single(question).filter(
    ({ noun, label, sizes: [size] }) => size && noun === undefined && label === undefined && isBuilt(size),
  );
  const [one, next] = areas;
  const twice = next && one?.to === next.from && one.sizes[0]?.value === next.sizes[0]?.value;
  const placed = areas.filter(({ from, to }) =>
    [from - 2, from - 1, to, to + 1].some((at) => place.test(question.tokens[at] ?? '')),
  );
  const each = twice ? areas : placed;
  return each.length > 1 ? each.flatMap(({ sizes }) => sizes) : [];
}

/** Square metres; feet are square ones. */
const areaOf = ({ value, unit }: Size): number =>
  inUnit(value, unit === undefined || unit === 'ft' ? 'sqft' : unit, 'm2');

/** A room of 10 x 12 ft with its walls and its share of the way to it, as m². */
const roomBuilt = 150 * 0.092903;
const neatArea = (rooms: number) => Math.round(rooms * roomBuilt * 100) / 100;

export function cost(question: Question): Inputs {
  const { thickness: _, volume: __, ...sides } = floor(question);
  const storeys = storeysOf(question);
  const feet = builtFeet(question);
  const more = /(?<![a-z])g ?\+ ?(\d)/.exec(question.text)?.[1];
  // "900 sq ft on one floor, two such floors": the house has the most that is said.
  const told = question.measures.flatMap(({ noun, sizes: [size] }) =>
    noun === 'floor' && size ? size.value : [],
  );
  const alike = bothFloors.test(question.text) && !together.test(question.text);
  if (oneMoreFloor.test(question.text) || alike) told.push(2);
  const floors = more ? Number(more) + 1 : told.toSorted((one, other) => other - one)[0];
  const finish = finishIn(question.text);
  const ground = groundIn(question.text);
  const rooms = countOf(question.measures, 'room');
  const unsaid = Object.keys(sides).length === 0;
  const built: Inputs =
    storeys.length > 0
      ? { area: storeys.reduce((sum, size) => sum + areaOf(size), 0) }
      : unsaid && feet !== undefined
        ? { area: feet }
        : unsaid && rooms !== undefined
          ? { area: neatArea(rooms) }
          : sides;
  return {
    ...built,
    ...(storeys.length === 0 && floors !== undefined && floors > 1 ? { floors } : {}),
    ...(finish ? { finish } : {}),
    ...(ground ? { areaType: ground } : {}),
  };
}

export function materials(question: Question): Inputs {
  const { finish: _, areaType: __, ...inputs } = cost(question);
  return inputs;
}
