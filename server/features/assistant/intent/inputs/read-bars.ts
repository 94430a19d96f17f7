import { metresOf } from '../spoken/measures.ts';
import type { Inputs, Question } from './read-sizes.ts';
import { labelled, namelessOf } from './read-sizes.ts';

/** Millimetres. */
const thickestBar = 50;

/** "20 bars of 10 mm and 50 of 8 mm, all 12 m long": one sum for each thickness that has a count of its own; else none. */
export function bars(question: Question): Inputs[] {
  const { measures } = question;
  const thick = measures.filter(({ sizes: [size] }) => size?.unit === 'mm' && size.value <= thickestBar);
  const counts = measures.filter(
    ({ sizes: [size, next], noun }) => size && !next && (noun === 'steel' || noun === 'piece'),
  );
  if (thick.length < 2 || counts.length !== thick.length) return [];
  const shared = labelled(question, 'length') ?? namelessOf(question, false);
  return thick.map(({ sizes: [size, own] }, at) => {
    const length = own ?? shared;
    return {
      diameter: size?.value ?? 0,
      ...(length ? { length: metresOf(length) } : {}),
      count: counts[at]?.sizes[0]?.value ?? 1,
    };
  });
}
