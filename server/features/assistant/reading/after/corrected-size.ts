import { type Inputs, readQuestion } from '../../intent/inputs/read-sizes.ts';
import { takenBack } from '../../intent/spoken/corrected.ts';
import { type Size, sizeInstead } from '../../intent/spoken/size.ts';
import { numberOf } from '../../intent/spoken/spoken-numbers.ts';
import { unitAt } from '../../intent/spoken/unit-words.ts';

/** The two sizes of "15 nahi 16 ft", the one that is taken back and the one that is meant, the likelier way first. */
function readingsOf(text: string): { wrong: Size; meant: Size }[] {
  const { tokens, measures } = readQuestion(text);
  if (measures.some(({ sizes: [, next], label }) => next !== undefined || label !== undefined)) return [];
  const inDigits = tokens.some((token) => /^\d/.test(token));
  const said = tokens.flatMap((token, from) => {
    const value = inDigits ? Number(token) : numberOf(token);
    if (value === undefined || Number.isNaN(value)) return [];
    const unit = unitAt(tokens, from + 1);
    return [{ size: { value, unit: unit?.unit }, from, to: from + 1 + (unit?.length ?? 0) }];
  });
  return takenBack(tokens, said);
}

/** The one size that is said to be another: "15 nahi 16 ft", "16 not 15", "15 ki jagah 16". */
export function correctedSize(text: string, inputs: Inputs): Inputs | undefined {
  for (const reading of readingsOf(text)) {
    const found = sizeInstead(inputs, reading);
    if (found) return found;
  }
  return undefined;
}

/** The same of land as it was said, "30x40 ft". */
export function correctedLand(text: string, land: string): string | undefined {
  for (const { wrong, meant } of readingsOf(text)) {
    const said = String(wrong.value);
    const at = [...land.matchAll(/[\d.]+/g)].find(([number]) => number === said)?.index;
    if (at !== undefined) return `${land.slice(0, at)}${meant.value}${land.slice(at + said.length)}`;
  }
  return undefined;
}
