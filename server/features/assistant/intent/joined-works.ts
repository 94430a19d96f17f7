import type { CalculatorName } from '#domain/estimate/calculators/calculators.ts';
import type { Question } from './inputs/read-sizes.ts';
import { type Concept, conceptOf } from './spoken/lexicon.ts';

type Joined = Extract<CalculatorName, 'bricks' | 'plaster' | 'paint' | 'tiles' | 'slab' | 'concrete'>;

const workOf: Partial<Record<Concept, Joined>> = {
  brick: 'bricks',
  brickwork: 'bricks',
  plaster: 'plaster',
  paint: 'paint',
  tile: 'tiles',
  slab: 'slab',
  concrete: 'concrete',
};
/** Works on sides that are said once: of a wall, of a floor, and of a room that has both. */
const sameSides: readonly (readonly Joined[])[] = [
  ['bricks', 'plaster', 'paint'],
  ['concrete', 'tiles'],
];
const ofRoom: readonly Joined[] = ['plaster', 'paint', 'tiles'];

const joint = /^(?:and|also|aur|n|plus|tatha|phir|fir|then|और|तथा|एवं|व|फिर)$/u;
const bothOf = /^(?:both|dono|donon|do?no|दोनों|दोनो)$/u;
/** What is there already, below the work that is asked about. */
const isThere =
  /\b(?:done|already|finished|old|over|after|before|par|pe|hua|hui|gay[ai]|chuk[ai]|baad|pehle|upar)\b|(?<!\p{L})(?:हुआ|हुई|गया|गई|चुक[ाी]|पर|बाद|पहले|ऊपर|पुराना)(?![\p{L}\p{M}])/u;
/** "Plaster and the paint": nothing but small words between them. */
const closest = 3;

const isThin = (unit: string | undefined): boolean => unit === 'mm' || unit === 'cm' || unit === 'inch';
const asks = (token: string): boolean => ['many', 'asks'].includes(conceptOf(token) ?? '');
/** Both are asked for: the first before the joint, the other behind it. */
const bothAsked = ({ tokens }: Question, from: number, at: number): boolean =>
  tokens.slice(Math.max(0, from - 3), at).some(asks) && tokens.slice(at).some(asks);

/**
 * "Bricks needed, and how much cement to plaster it", "plaster aur paint dono ka saamaan": several works on sides that are
 * said once. Fewer than two where the one is only what the other is done on.
 */
export function joinedWorks(question: Question): Joined[] {
  const { tokens, says, measures } = question;
  const sides = measures.filter(({ sizes: [one, next] }) => next !== undefined && one?.unit !== 'mm');
  const thin = measures.filter(({ sizes: [one, next] }) => next === undefined && isThin(one?.unit));
  // Sides and thicknesses of their own are read half by half.
  if (sides.length > (says('tile') ? 2 : 1) || thin.length > 1) return [];
  const saysBoth = tokens.some((token) => bothOf.test(token));
  const mentions = tokens.flatMap((token, at) => {
    const work = workOf[conceptOf(token) ?? 'day'];
    return work ? [{ work, at }] : [];
  });
  const found = new Set<Joined>();
  /** "Plaster, paint and tiles": those that stand side by side before a joint. */
  let listed: Joined[] = [];
  for (const [place, { work, at }] of mentions.entries()) {
    const next = mentions[place + 1];
    if (!next || next.work === work) continue;
    const between = tokens.slice(at + 1, next.at);
    const seam = between.findIndex((token) => joint.test(token));
    if (between.length === 0) listed.push(work);
    else if (seam < 0 || isThere.test(between.join(' '))) listed = [];
    else if (between.length <= closest || saysBoth || bothAsked(question, at, at + 1 + seam))
      for (const one of [...listed, work, next.work]) found.add(one);
  }
  const works = [...new Set(mentions.map(({ work }) => work))].filter((work) => found.has(work));
  const possible = says('room') ? [...sameSides, ofRoom] : sameSides;
  return possible.some((these) => works.every((work) => these.includes(work))) ? works : [];
}
