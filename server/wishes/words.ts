import type { WordTable } from './prompt-words.ts';

/** Lower case, without the dots under letters (many leave them out), words apart by one blank. */
export const plain = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\u093c|\p{Script=Inherited}/gu, '')
    .normalize('NFC')
    .replaceAll('ँ', 'ं')
    .toLowerCase()
    .replace(/(?<=\p{N})(?=[a-z])|(?<=[a-z])(?=\p{N})/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

const split = (list: string): string[] => list.split(',').map((word) => plain(word));
const tables = new Map<WordTable<string>, (readonly [string, string[]])[]>();

function rowsOf(table: WordTable<string>) {
  const known = tables.get(table) ?? table.map(([value, list]) => [value, split(list)] as const);
  tables.set(table, known);
  return known;
}

/** Where a word stands in the text, its plural too; -1 where it does not. */
function placeOf(text: string, word: string): number {
  const found = text.indexOf(word);
  if (found >= 0 || !/[a-z] $/.test(word)) return found;
  return text.indexOf(`${word.trimEnd()}s `);
}

export interface Found<T extends string> {
  value: T;
  at: number;
  length: number;
}

/** All that a table knows in the text, in the text's order, the longer phrase before the shorter at one place. */
export function allIn<T extends string>(text: string, table: WordTable<T>): Found<T>[] {
  const found: Found<T>[] = [];
  for (const [index, [, words]] of rowsOf(table).entries())
    for (const word of words) {
      const at = placeOf(text, word);
      const value = table[index]?.[0];
      if (at >= 0 && value !== undefined) found.push({ value, at, length: word.length });
    }
  return found.toSorted((a, b) => a.at - b.at || b.length - a.length);
}

/** The meaning of the longest phrase that the text has; undefined where it has none. */
export const firstIn = <T extends string>(text: string, table: WordTable<T>): T | undefined =>
  allIn(text, table).toSorted((a, b) => b.length - a.length || a.at - b.at)[0]?.value;

export const anyIn = (text: string, list: string): boolean =>
  split(list).some((word) => placeOf(text, word) >= 0);

/** Takes what is not wanted out of the text: 'no car', 'without a pool', 'bina garden ke', 'गाड़ी के बिना'. */
export function withoutRefused(text: string, refusals: string): string {
  const refusing = new Set(split(refusals).map((word) => word.trim()));
  const words = text.trim().split(' ');
  const kept: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    if (!refusing.has(word)) {
      kept.push(word);
      continue;
    }
    // After 'के' stands the word that follows what is refused.
    if (['के', 'ke'].includes(kept.at(-1) ?? '')) kept.splice(-2);
    else if (['नहीं', 'nahi'].includes(word)) kept.splice(-1);
    else index += ['a', 'any', 'the', 'koi', 'किसी'].includes(words[index + 1] ?? '') ? 2 : 1;
  }
  return ` ${kept.join(' ')} `;
}
