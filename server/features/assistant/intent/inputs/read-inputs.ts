import type { CalculatorName } from '#domain/estimate/calculators/calculators.ts';
import { conceptOf, saysBoth, saysCeiling, saysOuter, saysWalls } from '../spoken/lexicon.ts';
import type { Measure } from '../spoken/measures.ts';
import { amountOf, countOf, metresOf } from '../spoken/measures.ts';
import { kindOf } from '../spoken/size.ts';
import { labour } from './read-labour.ts';
import { pay } from './read-pay.ts';
import type { Inputs, Question } from './read-sizes.ts';
import {
  chained,
  counted,
  countedWalls,
  floor,
  gradeOf,
  isOfBrick,
  kindOfBrick,
  labelled,
  mortarOf,
  namelessOf,
  product,
  single,
  thickness,
  walls,
  wasteOf,
} from './read-sizes.ts';
import { tiles } from './read-tiles.ts';
import { cost, materials, stairs, tank } from './read-whole.ts';

const bagsOf = ({ measures }: Question): Inputs => {
  const size = measures.find(({ sizes: [one, next] }) => one?.unit === 'bag' && next === undefined)?.sizes[0];
  return size ? { bags: size.value } : {};
};

function concrete(question: Question): Inputs {
  const mix = gradeOf(question);
  const sides = floor(question);
  return {
    ...sides,
    ...(sides.thickness === undefined ? thickness(question) : {}),
    ...(Object.keys(sides).length === 0 ? bagsOf(question) : {}),
    ...counted(question, 'footing', 'piece'),
    ...(mix ? { mix } : {}),
    ...wasteOf(question),
  };
}

function slab(question: Question): Inputs {
  const { bags: _, ...inputs } = concrete(question);
  const member = (['column', 'beam', 'footing', 'lintel', 'stairs'] as const).find(question.says);
  if (member === undefined) return { ...inputs, ...counted(question, 'slab', 'room') };
  const chain = chained(question)[0]?.sizes ?? [];
  const many = counted(question, member, 'piece');
  const named = [['length'], ['width'], ['depth', 'height', 'thickness']] as const;
  const [said, width, deep] = named.map((names) => labelled(question, ...names));
  const length = said ?? namelessOf(question, false);
  if (length && width && deep)
    return {
      ...inputs,
      length: metresOf(length),
      width: metresOf(width),
      thickness: metresOf(deep),
      ...many,
      member,
    };
  const last = labelled(question, 'height', 'length', 'depth') ?? namelessOf(question, false);
  const section = chain.map((size) => metresOf(size, 'ft'));
  // A column 9 x 12 is in inches, its height in feet.
  const sides =
    chain.length === 2 && last ? chain.map((size) => metresOf(size, 'inch')).concat(metresOf(last)) : section;
  const onlySection = sides.length === 2 && inputs.thickness === undefined && member !== 'footing';
  if (sides.length !== 3) return onlySection ? { member } : { ...inputs, ...many, member };
  const volume = sides.reduce((product, side) => product * side, 1);
  const mix: Inputs = inputs.mix === undefined ? {} : { mix: inputs.mix };
  // One by itself, so that another number of them can be said later.
  return { volume: Math.round(volume * 1e6) / 1e6, ...many, ...mix, member };
}

function bricks(asked: Question): Inputs {
  const { rest, openings } = withOpenings(asked);
  const question = { ...rest, measures: rest.measures.filter((one) => !isOfBrick(one)) };
  const sides = walls(question, true);
  const volume = amountOf(question.measures, 'volume');
  const pieces = countOf(question.measures, 'brick');
  const mix = mortarOf(question);
  return {
    ...(Object.keys(sides).length === 0 && volume !== undefined ? { volume } : sides),
    ...(Object.keys(sides).length === 0 && volume === undefined && pieces !== undefined ? { pieces } : {}),
    ...(sides.thickness === undefined ? thickness(question) : {}),
    ...openings,
    ...countedWalls(question, sides),
    ...kindOfBrick(asked),
    ...(mix ? { mix } : {}),
    ...wasteOf(question),
  };
}

function mortar(question: Question): Inputs {
  const volume = amountOf(question.measures, 'volume');
  const mix = mortarOf(question);
  return { ...(volume === undefined ? {} : { volume }), ...(mix ? { mix } : {}), ...wasteOf(question) };
}

/** "One door 3x7" is taken off the wall. */
function withOpenings(question: Question): { rest: Question; openings: Inputs } {
  const { measures, tokens } = question;
  const isOpening = ({ sizes, from, to }: Measure) =>
    (sizes.length === 2 || (sizes[0] !== undefined && kindOf(sizes[0]) === 'area')) &&
    [from - 2, from - 1, to, to + 1].some((place) => conceptOf(tokens[place]) === 'opening');
  const found = measures.filter(isOpening);
  if (found.length === 0) return { rest: question, openings: {} };
  const area = found.reduce((sum, one) => {
    const counter = measures.find(
      ({ to, noun }) => noun === 'opening' && to <= one.from && to >= one.from - 3,
    );
    return sum + (amountOf([one], 'area') ?? product(one)) * (counter?.sizes[0]?.value ?? 1);
  }, 0);
  const rest = { ...question, measures: measures.filter((one) => !isOpening(one) && one.noun !== 'opening') };
  return { rest, openings: { openings: Math.round(area * 1e6) / 1e6 } };
}

function plaster(asked: Question): Inputs {
  const { rest: question, openings } = withOpenings(asked);
  const sides = walls(question, false);
  const mix = mortarOf(question);
  const size =
    labelled(question, 'thickness') ??
    single(question).find(({ sizes: [one] }) => one && metresOf(one) < 0.06 && kindOf(one) === 'length')
      ?.sizes[0];
  const thin = size && (size.unit === undefined ? size.value / 1000 : metresOf(size));
  return {
    ...sides,
    ...openings,
    ...(Object.keys(sides).length === 0 ? bagsOf(question) : {}),
    ...(thin !== undefined && thin < 0.06
      ? { thickness: thin }
      : saysOuter.test(question.text)
        ? { thickness: 0.015 }
        : {}),
    ...countedWalls(question, sides),
    ...(saysBoth.test(question.text) ? { sides: 2 } : {}),
    ...(mix ? { mix } : {}),
    ...wasteOf(question),
  };
}

const oneCoat = /(?:single|only one|one|ek hi|एक ही|सिंगल) (?:coat|कोट)/u;

function paint(asked: Question): Inputs {
  const { rest: question, openings } = withOpenings(asked);
  const coats = countOf(question.measures, 'coat') ?? (oneCoat.test(question.text) ? 1 : undefined);
  const sides = walls(question, false);
  return {
    ...sides,
    ...openings,
    ...countedWalls(question, sides),
    ...(coats === undefined ? {} : { coats }),
    ...(saysOuter.test(question.text) ? { surface: 'outer' } : {}),
    ...(saysWalls.test(question.text)
      ? { ceiling: false }
      : saysCeiling.test(question.text)
        ? { ceiling: true }
        : {}),
    ...wasteOf(question),
  };
}

function steel(question: Question): Inputs {
  const { measures } = question;
  // "10 mm x 12 m".
  const [thick, long] = chained(question).find(({ sizes: [one] }) => one?.unit === 'mm')?.sizes ?? [];
  const diameter =
    thick ??
    labelled(question, 'diameter') ??
    single(question).find(({ sizes: [size] }) => size?.unit === 'mm')?.sizes[0] ??
    undefined;
  const length = long ?? labelled(question, 'length') ?? namelessOf(question, false);
  const weight = amountOf(measures, 'mass');
  // Bars are sold by 12 m: of a weight it is asked how many of them there are.
  const inBars =
    weight !== undefined &&
    /(?:how many|kitn[ie]|कितन[ीे]) (?:(?:full|whole|complete|pur[ei]|poor[ei]|pieces? of|पूर[ीे]) )?(?:rods?|bars?|lengths?|chha?d|सरि|छड़|रॉड)/u.test(
      question.text,
    );
  // "बार" is a bar here; elsewhere it is a time.
  const count =
    countOf(measures, 'steel', 'piece') ??
    single(question).find(({ to }) => question.tokens[to] === 'बार')?.sizes[0]?.value;
  return {
    ...(diameter ? { diameter: diameter.value } : {}),
    ...(length && !inBars ? { length: metresOf(length) } : {}),
    ...(weight !== undefined && (inBars || !length) ? { weight } : {}),
    ...(count !== undefined && count > 1 ? { count } : {}),
  };
}

export const readers: Record<Exclude<CalculatorName, 'conversion'>, (question: Question) => Inputs> = {
  concrete,
  slab,
  bricks,
  mortar,
  plaster,
  paint,
  tiles,
  steel,
  tank,
  stairs,
  labour,
  pay,
  cost,
  materials,
};
