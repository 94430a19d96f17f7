import { westernDigits } from '#contract/written.ts';

/** What tells of one danger: every group of a sign stands in the text, each by any one of its words. */
export interface DangerSigns {
  key: string;
  signs: readonly (readonly (readonly string[])[])[];
  /** Words beside which it is another matter, as the gas of a fridge. */
  unless?: readonly string[];
}

/** Most words of a phrase of the table. */
const longestPhrase = 4;
/** Words of a message that are read: about what 2,000 signs hold. */
const mostWords = 400;

/** People spell Hindi in Latin letters by ear: "gadda", "gaddha" and "gadha" are one. */
const heard = (word: string): string =>
  word
    .replace(/aa/g, 'a')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/ck/g, 'k')
    .replace(/([bdgjkt])h/g, '$1')
    .replace(/([a-z])\1/g, '$1');

/** Digits of every script are ASCII ones; the dot below and joiners, which many leave out, are dropped. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u093c\u09bc\u200c\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '');
  const western = westernDigits(plain).replace(/(\d)(?=\p{L})/gu, '$1 ');
  return (western.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(heard);
}

/** A word of the table as it is compared: its words, and whether the last one is whole or a beginning. */
function stemOf(entry: string): string {
  const exact = entry.startsWith('=') || entry.endsWith('_');
  const words = wordsOf(entry.replace(/[=_]/g, ' ')).join(' ');
  return exact ? `${words} ` : words;
}

/** @returns finds the danger that a text tells of, the first of the table where there are several */
export function dangerFinder<Danger extends DangerSigns>(table: readonly Danger[]) {
  /** Groups by each of their words. */
  const groups = new Map<string, number[]>();
  /** Many signs name the same words: each group is there once. */
  const numbers = new Map<string, number>();
  const groupOf = (words: readonly string[]): number => {
    const name = words.join(' ');
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const group = numbers.size;
    numbers.set(name, group);
    for (const word of words) {
      const stem = stemOf(word);
      groups.set(stem, [...(groups.get(stem) ?? []), group]);
    }
    return group;
  };
  const rules = table.map((danger) => ({
    danger,
    signs: danger.signs.map((sign) => sign.map(groupOf)),
    unless: groupOf(danger.unless ?? []),
  }));

  /** Every beginning of what stands at a word and the next ones is looked up: the work grows with the text alone. */
  function groupsIn(text: string): Set<number> {
    const words = wordsOf(text).slice(0, mostWords);
    const found = new Set<number>();
    words.forEach((_, at) => {
      const here = `${words.slice(at, at + longestPhrase).join(' ')} `;
      for (let end = 2; end <= Math.min(here.length, 40); end += 1)
        for (const group of groups.get(here.slice(0, end)) ?? []) found.add(group);
    });
    return found;
  }

  return (text: string): Danger | undefined => {
    const found = groupsIn(text);
    const tells = (sign: readonly number[]) => sign.every((group) => found.has(group));
    return rules.find(({ signs, unless }) => !found.has(unless) && signs.some(tells))?.danger;
  };
}
