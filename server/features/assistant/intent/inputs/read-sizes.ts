import { brickSaid } from '#domain/estimate/bricks.ts';
import { mixNames } from '#domain/estimate/calculators/concrete.ts';
import { mortarMixes } from '#domain/estimate/calculators/masonry.ts';
import { inUnit } from '#domain/estimate/calculators/units.ts';
import { type Concept, conceptOf, type Label } from '../spoken/lexicon.ts';
import type { Measure } from '../spoken/measures.ts';
import { amountOf, countOf, measuresIn, metresOf } from '../spoken/measures.ts';
import { inFull } from '../spoken/shorthand.ts';
import { tidy } from '../spoken/spoken-numbers.ts';

export interface Question {
  text: string;
  tokens: readonly string[];
  measures: readonly Measure[];
  says: (concept: Concept) => boolean;
}
const asksBuildCost =
  /kitn[ae] (?:me|mein|main|paise me|rupaye me) (?:ban|tai?yar|khad[aie])|कितने (?:में|रुपये में|पैसे में) (?:बन|तैयार|पड़|खड़)|kitne (?:me|mein) padega|kitn[ei] k[aei] (?:ban|tai?yar|pad|parh?[te]|baith|mil|aa[yte]|hai|hog)|कितन[ेी] (?:का|की|के) (?:बन|तैयार|पड़|बैठ|मिल|आ|है|हो)|(?:come to|it be) in lakhs|how much to (?:build|construct|make)|how many lakhs?|(?:what|how much) (?:amount|money|funds?)(?! (?:to|should (?:i|we)|do (?:i|we)) (?:pay|give|advance))|kitn[ae] (?:lakh|rup\p{L}+|paisa|paise)|कितन[ाे] (?:लाख|रुप[\p{L}\p{M}]+|पैस[ाे])/u;

/** What was typed, with its numbers measured and its words known. */
export function readQuestion(typed: string): Question {
  const { tokens, measures } = measuresIn(typed);
  const concepts = new Set(tokens.map((token) => conceptOf(token)));
  // "Ghar kitne me banega" asks for its cost.
  if (asksBuildCost.test(typed.toLowerCase())) concepts.add('cost');
  return { text: tidy(inFull(typed)), tokens, measures, says: (concept) => concepts.has(concept) };
}

export type Inputs = Record<string, string | number | boolean>;

const nominal: Record<string, (typeof mixNames)[number]> = {
  '1:1:2': 'M25',
  '1:1.5:3': 'M20',
  '1:2:4': 'M15',
  '1:3:6': 'M10',
  '1:4:8': 'M7.5',
  '1:5:10': 'M5',
};
/** A grade beyond the nominal mixes is the laboratory's: false. */
export function gradeOf({ tokens }: Question): (typeof mixNames)[number] | false | undefined {
  const grade = tokens.find((token) => /^m\d/.test(token) && !/^m[23]$/.test(token));
  if (grade) return mixNames.find((name) => name.toLowerCase() === grade) ?? false;
  const ratio = tokens.find((token) => /^\d{1,15}(?: ?: ?[\d.]{1,15}){2}$/.test(token));
  return ratio === undefined ? undefined : (nominal[ratio.replaceAll(' ', '')] ?? false);
}
export const mortarOf = ({ tokens }: Question) =>
  mortarMixes.find((mix) => tokens.some((token) => token.replaceAll(' ', '') === mix));

export const chained = ({ measures }: Question) => measures.filter(({ sizes }) => sizes.length > 1);
export const single = ({ measures }: Question) => measures.filter(({ sizes }) => sizes.length === 1);
/** Square metres, of two sides. */
export const product = ({ sizes }: Measure) => sizes.reduce((area, size) => area * metresOf(size), 1);
export const labelled = (question: Question, ...labels: Label[]) =>
  single(question).find(({ label }) => label !== undefined && labels.includes(label))?.sizes[0];

/** A thickness without a unit: 0.1 is metres, 9 inches, 100 millimetres. */
export function thicknessOf(size: Measure['sizes'][number]): number {
  if (size.unit !== undefined && !size.inherited) return metresOf(size);
  return metresOf({ value: size.value, unit: size.value < 1 ? 'm' : size.value < 30 ? 'inch' : 'mm' });
}

/** A length that has no name: inches and millimetres are a thickness, feet and metres a side. */
export function namelessOf(question: Question, thin: boolean) {
  const units = thin ? ['inch', 'mm', 'cm'] : ['ft', 'm', 'yard'];
  return single(question).find(
    ({ label, sizes: [size] }) =>
      label === undefined && size?.unit !== undefined && units.includes(size.unit),
  )?.sizes[0];
}

/** Square feet that people call feet: no side of a house is so long. */
export const leastBuilt = 300;
const leastFloor = 100;
const away = /^(?:door|dur|duur|away|far|from|दूर)$/u;
/** What is as long as one says. */
const isLong = /boundary|compound|fenc|road|drain|naal?i|pipe|बाउंड्री|चारदीवारी|सड़क|नाली|पाइप|तार/u;
/** "1200 foot ka makan": its area. @param least from which on no side is so long */
export function builtFeet(question: Question, least = leastBuilt): number | undefined {
  if (isLong.test(question.text)) return undefined;
  const built = single(question).find(
    ({ label, to, sizes: [size] }) =>
      label === undefined &&
      size?.unit === 'ft' &&
      size.value >= least &&
      !away.test(question.tokens[to] ?? ''),
  )?.sizes[0];
  return built && inUnit(built.value, 'sqft', 'm2');
}

const halfBrick =
  /(?:half|0\.5) bricks?|0\.5 (?:eent|int|ईंट)|a{1,5}dh[aie] eent|a{1,5}dh[aie] int|आधी ईंट|आधे ईंट|आधा ईंट/u;

export function thickness(question: Question): Inputs {
  const size = labelled(question, 'thickness', 'depth') ?? namelessOf(question, true);
  if (size) return { thickness: thicknessOf(size) };
  // A wall of half a brick, as masons say it.
  return halfBrick.test(question.text) ? { thickness: 0.115 } : {};
}

const inBrick = ({ value, unit }: Measure['sizes'][number]) =>
  metresOf({ value, unit }, value >= 40 ? 'mm' : 'ft');
/** "Blocks of 600 x 200 x 200": three sides that a hand can hold are the block's own. */
export const isOfBrick = ({ sizes }: Measure): boolean =>
  sizes.length === 3 && sizes.every((size) => inBrick(size) >= 0.01 && inBrick(size) <= 0.65);

/** By its size, else by its name. */
export function kindOfBrick({ text, measures }: Question): Inputs {
  const size = measures.find(isOfBrick)?.sizes.map(inBrick);
  if (size) return { brick: brickSaid(size) };
  if (/\bmodular\b/.test(text)) return { brick: 'modular' };
  if (/block|aac|ब्लॉक/.test(text)) return { brick: 'block' };
  return /traditional|desi|देसी/.test(text) ? { brick: 'traditional' } : {};
}

export function counted(question: Question, ...nouns: Concept[]): Inputs {
  const first = question.measures.find(({ noun }) => noun !== undefined && nouns.includes(noun));
  // "One wall is 8 x 7 ft, four such walls": the most of it that is said.
  const same = question.measures.filter(({ noun }) => noun === first?.noun);
  const count =
    first?.sizes[0]?.value === 1 ? same.at(-1)?.sizes[0]?.value : countOf(question.measures, ...nouns);
  return count !== undefined && count > 1 && Number.isInteger(count) ? { count } : {};
}

/** "All four walls" of a room are in its sides: then the rooms alone are counted. */
export const countedWalls = (question: Question, sides: Inputs): Inputs =>
  sides.width === undefined ? counted(question, 'wall', 'room', 'piece') : counted(question, 'room');

export function wasteOf({ measures }: Question): Inputs {
  const share = measures.find(({ percent }) => percent)?.sizes[0]?.value;
  return share === undefined || share > 100 ? {} : { waste: share / 100 };
}

/** Sides as one says them of a floor: length and width, perhaps a thickness; or the area, or the volume. */
export function floor(question: Question, chain = chained(question)[0]): Inputs {
  const [first, second, third] = chain?.sizes ?? [];
  const area = amountOf(question.measures, 'area');
  const volume = amountOf(question.measures, 'volume');
  const [length, width] = [labelled(question, 'length'), labelled(question, 'width')];
  const inputs: Inputs = {};
  if (first && second) {
    inputs.length = metresOf(first);
    inputs.width = metresOf(second);
    if (third) inputs.thickness = third.inherited && third.value > 2 ? thicknessOf(third) : metresOf(third);
  } else if (area !== undefined) inputs.area = area;
  else if (volume !== undefined) inputs.volume = volume;
  else if (!length && !width) {
    const feet = builtFeet(question, leastFloor);
    if (feet !== undefined) inputs.area = feet;
  }
  if (length) inputs.length = metresOf(length);
  if (width) inputs.width = metresOf(width);
  return inputs;
}

/** Metres. */
const thickestWall = 1.5;
/** Sides of a wall (length, height, perhaps its thickness) or of a room (length, width, height). */
export function walls(question: Question, thick: boolean): Inputs {
  const [first, second, third] = chained(question)[0]?.sizes ?? [];
  const area = amountOf(question.measures, 'area');
  const [length, width] = [labelled(question, 'length'), labelled(question, 'width')];
  // "Hall 18 x 14 ft, 10 ft ceiling": what stands beside the floor of a room is its height.
  const upright = first && !third && question.says('room') ? namelessOf(question, false) : undefined;
  const height = labelled(question, 'height') ?? upright;
  // "A 40 by 60 plot, 5 ft high all around": what is no thickness and no height is the other side.
  const around = thick && height && !third && second && metresOf(second) > thickestWall;
  const room = question.says('room') && !(question.says('wall') && height === undefined && !third);
  const inputs: Inputs = {};
  if (first && second) {
    inputs.length = metresOf(first);
    inputs[room || around || (height && !thick) ? 'width' : 'height'] = metresOf(second);
    if (third && (room || !thick)) {
      inputs.width = metresOf(second);
      inputs.height = metresOf(third);
    } else if (third)
      inputs.thickness = third.inherited && third.value > 2 ? thicknessOf(third) : metresOf(third);
  } else if (area !== undefined) inputs.area = area;
  // "Plaster 1000 foot", "paint 800 foot deewar": what is only a surface, and no wall that is built.
  const surface = !thick && height === undefined && length === undefined;
  const built =
    surface || (question.says('house') && !question.says('wall')) ? builtFeet(question) : undefined;
  if (built !== undefined && inputs.area === undefined && !first) inputs.area = built;
  const long = length ?? (first || built !== undefined ? undefined : namelessOf(question, false));
  if (long) inputs.length = metresOf(long);
  if (width) inputs[thick && !room ? 'thickness' : 'width'] = metresOf(width);
  if (height) inputs.height = metresOf(height);
  return inputs;
}
