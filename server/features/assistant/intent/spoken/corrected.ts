import { kindOf, type Size } from './size.ts';

/** "Not 10 but 12 ft". */
const instead = /^(?:but|balki|बल्कि|rather)$/u;
/** "Nahi", behind what is not meant. */
export const denies = /^(?:nah?i+n?|nhi|नह[ीि]ं?)$/u;
const behindTown = /^(?:me(?:in)?|में|se|से|ka|का|ko|को)$/u;
const bare = (word = '') => word.replace(/[.,;!?।]{1,4}$/u, '').toLowerCase();

/**
 * "Do nahi chaar", "Agra nahi Mathura", "not two but four", "Mathura not Agra": of two things of a kind, side by side,
 * the one that is meant. What is denied beside nothing of its kind stays.
 * @param kindOf a word's kind; undefined where it cannot be told
 */
export function withoutDenied(text: string, kindOf: (word: string) => string | undefined): string {
  const words = text.trim().split(/\s+/);
  const alike = (one: number, other: number) => {
    const kind = kindOf(bare(words[one]));
    // "Navi Mumbai" is one by both its words.
    const both = `${bare(words[other])} ${bare(words[other + 1])}`;
    return kind !== undefined && [kindOf(bare(words[other])), kindOf(both)].includes(kind);
  };
  const without = (from: number, to: number) => [...words.slice(0, from), ...words.slice(to)].join(' ');
  for (const [at, word] of words.entries()) {
    const said = bare(word);
    if (said === 'not') {
      if (at > 0 && alike(at - 1, at + 1)) return without(at, at + 2);
      const next = instead.test(bare(words[at + 2])) ? at + 3 : at + 2;
      if (alike(at + 1, next)) return without(at, next);
    }
    if (!denies.test(said)) continue;
    const last = behindTown.test(bare(words[at - 1])) ? at - 2 : at - 1;
    if (last >= 0 && alike(last, at + 1)) return without(last, at + 1);
    if (last > 0 && alike(last - 1, last)) return without(last, at + 1);
    // "3 manzil nahi 2": the same things, another number of them.
    const [things = '', next] = [words[at - 1], words[at + 2]];
    if (at > 1 && kindOf(bare(words[at - 2])) === 'number' && alike(at - 2, at + 1))
      return [
        ...words.slice(0, at - 2),
        words[at + 1],
        things,
        ...words.slice(next === things ? at + 3 : at + 2),
      ].join(' ');
  }
  return text;
}

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

/** "15 ki jagah 16", "15 ko 16 kar do", "change 15 to 16": said of two sizes, one of them is put in the other's place. */
const replaces =
  /^(?:not|no|jagah|ja?gha|baja{1,5}y?e?|badle|badal\w{0,40}|change|replace|wrong|mistake|typo|ko|जगह|बजाय|बजाए|बदले|बदल\p{M}{0,8}|को|but)$/u;
/** Two sizes, one taken back: as likely as not the first, but for "16, not 15" and "16 hai, 15 nahi". */
export function takenBack(
  tokens: readonly string[],
  sizes: readonly { size: Size; from: number; to: number }[],
): { wrong: Size; meant: Size }[] {
  const [one, other, more] = sizes;
  const said = tokens.some((token) => corrects.test(token) || replaces.test(token));
  if (!one || !other || more || !said) return [];
  const turned = /^(?:not|of)$/.test(tokens[other.from - 1] ?? '') || denies.test(tokens[other.to] ?? '');
  const readings = [
    { wrong: one.size, meant: other.size },
    { wrong: other.size, meant: one.size },
  ];
  return turned ? readings.reverse() : readings;
}
