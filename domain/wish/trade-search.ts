import spellings from '#content/trade-spellings.json' with { type: 'json' };
import { foldPhrase } from './fold.ts';

/** One form for what sounds alike, in any script. */
export const heard = (text: string): string => foldPhrase(text.normalize('NFC').toLowerCase().trim());

/** Whether a word of a name begins as what was typed; both as they are heard. */
export const begins = (name: string, typed: string): boolean => ` ${name}`.includes(` ${typed}`);

let known: [key: string, spelled: string[]][] | undefined;

/** Keys of the trades and machines that people call so, or begin to: "mistri", "बिजली", "mixer". */
export function keysCalled(typed: string): Set<string> {
  known ??= Object.entries(spellings).map(([key, spelled]) => [key, spelled.map(heard)]);
  const asked = heard(typed);
  return new Set(
    known.flatMap(([key, spelled]) => (spelled.some((name) => begins(name, asked)) ? [key] : [])),
  );
}
