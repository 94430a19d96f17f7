import type { WordTable } from './word-table.ts';

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

export const split = (list: string): string[] => list.split(',').map((word) => plain(word));
const tables = new WeakMap<WordTable<string>, (readonly [string, string[]])[]>();

export function rowsOf(table: WordTable<string>) {
  const known = tables.get(table) ?? table.map(([value, list]) => [value, split(list)] as const);
  tables.set(table, known);
  return known;
}

/** Wherever a word stands in the text, its plural too. */
function placesOf(text: string, word: string): { at: number; length: number }[] {
  const places: { at: number; length: number }[] = [];
  for (const form of /[a-z] $/.test(word) ? [word, `${word.trimEnd()}s `] : [word])
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
      places.push({ at, length: form.length });
  return places;
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
      const value = table[index]?.[0];
      if (value === undefined) continue;
      for (const place of placesOf(text, word)) found.push({ value, ...place });
    }
  return found.toSorted((a, b) => a.at - b.at || b.length - a.length);
}

/** The meaning of the longest phrase that the text has; undefined where it has none. */
export const firstIn = <T extends string>(text: string, table: WordTable<T>): T | undefined =>
  allIn(text, table).toSorted((a, b) => b.length - a.length || a.at - b.at)[0]?.value;

/** A text without the phrases of some tables. */
export function without(text: string, tables: readonly WordTable<string>[]): string {
  const found = tables.flatMap((table) => allIn(text, table)).toSorted((a, b) => b.length - a.length);
  let left = text;
  for (const { at, length } of found) left = left.replace(text.slice(at, at + length), ' ');
  return left;
}

export const anyIn = (text: string, list: string): boolean =>
  split(list).some((word) => placesOf(text, word).length > 0);
