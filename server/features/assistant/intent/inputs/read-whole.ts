import type { Inputs, Question } from './read-sizes.ts';
import { chained, floor, labelled, single } from './read-sizes.ts';
import { finishIn } from './spoken/lexicon.ts';
import type { Measure } from './spoken/measures.ts';
import { amountOf, countOf, kindOf, metresOf } from './spoken/measures.ts';

/** Sides in a chain or each by its name; a round tank by its diameter; else litres, or people and days. */
export function tank(question: Question): Inputs {
  const { measures } = question;
  const chain = chained(question)[0]?.sizes ?? [];
  const length = chain[0] ?? labelled(question, 'length');
  const width = chain[1] ?? labelled(question, 'width');
  const litres = amountOf(measures, 'volume');
  const people = countOf(measures, 'people');
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
  if (litres !== undefined) return { litres: Math.round(litres * 1e6) / 1000 };
  // The days alone may change what was asked before.
  return people === undefined ? { ...sides, ...store } : { people, ...store };
}

/** National Building Code and habit: outside these a size is not a riser, not a tread. */
const [risers, treads] = [
  [0.12, 0.22],
  [0.22, 0.35],
] as const;
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
  const tread = sizeBy(question, /^(?:treads?|ट्रेड)$/) ?? (wide && metresOf(wide));
  const riser = sizeBy(question, /^(?:risers?|राइज़र|राइजर)$/) ?? (small && metresOf(small));
  return {
    ...(size ? { height: metresOf(size) } : {}),
    ...(riser !== undefined && within(risers, riser) ? { riser } : {}),
    ...(tread !== undefined && within(treads, tread) ? { tread } : {}),
  };
}

/** A room of 10 x 12 ft with its walls and its share of the way to it, as m². */
const roomBuilt = 150 * 0.092903;
const neatArea = (rooms: number) => Math.round(rooms * roomBuilt * 100) / 100;

export function cost(question: Question): Inputs {
  const { thickness: _, volume: __, ...sides } = floor(question);
  const more = /(?<![a-z])g ?\+ ?(\d)/.exec(question.text)?.[1];
  const floors = more ? Number(more) + 1 : countOf(question.measures, 'floor');
  const finish = finishIn(question.text);
  const rooms = countOf(question.measures, 'room');
  const built: Inputs =
    Object.keys(sides).length === 0 && rooms !== undefined ? { area: neatArea(rooms) } : sides;
  return {
    ...built,
    ...(floors !== undefined && floors > 1 ? { floors } : {}),
    ...(finish ? { finish } : {}),
    ...(/\bhills?\b|pahad|पहाड़/.test(question.text) ? { areaType: 'Hill' } : {}),
  };
}

export function materials(question: Question): Inputs {
  const { finish: _, areaType: __, ...inputs } = cost(question);
  return inputs;
}
