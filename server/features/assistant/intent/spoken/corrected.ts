import { kindOf, type Size } from './size.ts';

/** What it has to know of a measure. */
interface Said<Name> {
  sizes: Size[];
  label: Name | undefined;
  noun: unknown;
  percent: boolean;
  from: number;
  to: number;
}

/** "10 cft nahi, 45 cubic metre", "12 ft, sorry, 14 ft". */
const corrects =
  /^(?:nah?i+n?|nhi|sorry|oops|galat|galti|matlab|actually|rather|balki|instead|नह[ीि]ं?|गलत|ग़लत|गलती|मतलब|बल्कि|सॉरी)$/u;
/** "Not 10 but 12 ft". */
const instead = /^(?:but|balki|बल्कि|rather)$/u;
/** Words between what is taken back and what is meant. */
const furthest = 4;

const isAlike = (one: Said<unknown>, other: Said<unknown>): boolean => {
  const [size, meant] = [one.sizes[0], other.sizes[0]];
  if (!size || !meant || one.sizes.length !== other.sizes.length || one.percent !== other.percent)
    return false;
  const [kind, meantKind] = [kindOf(size), kindOf(meant)];
  // "10 nahi 12 ft": the unit is said once.
  return kind === undefined ? one.noun === undefined || one.noun === other.noun : kind === meantKind;
};

/** What one takes back within a message is no size of it: the next of its kind stands in its place, with its name. */
export function withoutCorrected<Name, One extends Said<Name>>(
  tokens: readonly string[],
  measures: readonly (One & Said<Name>)[],
): One[] {
  const kept: One[] = [];
  for (const [at, one] of measures.entries()) {
    const next = measures[at + 1];
    const between = next ? tokens.slice(one.to, next.from) : [];
    const taken = between.some((token) => corrects.test(token));
    const denied = tokens[one.from - 1] === 'not' && between.some((token) => instead.test(token));
    const corrected = next && between.length <= furthest && (taken || denied) && isAlike(one, next);
    if (!corrected) kept.push(one);
    else next.label ??= one.label;
  }
  return kept;
}
