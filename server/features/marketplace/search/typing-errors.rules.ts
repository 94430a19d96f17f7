/** How many slips a word of this length may have: short words with one are other words. */
const slipsFor = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/**
 * How many slips of the fingers lie between two words (a letter left out, added, mistaken, or two swapped);
 * undefined when they are too many: more than one, from six letters on more than two.
 */
export function slipsBetween(typed: string, word: string): number | undefined {
  const most = slipsFor(typed.length);
  if (most === 0 || Math.abs(typed.length - word.length) > most) return undefined;
  const slips = distance(typed, word, most);
  return slips <= most ? slips : undefined;
}

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** Two slips in a longer word have too many forms to ask for; it is forgiven one. */
const longestForTwo = 16;

/** The word itself, and what is left of it without one letter. */
const withoutALetter = (word: string): string[] => [
  word,
  ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** What one slip makes of a word. */
function oneSlipFrom(word: string): string[] {
  const known = new Set([...letters, ...word]);
  const found: string[] = withoutALetter(word);
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of known) found.push(before + letter + after, before + letter + after.slice(1));
    found.push(before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2));
  }
  return found;
}

/**
 * What to look for on an index of all words, each as it is and without each of its letters, to find every word that
 * lies within the slips of what was typed. One slip on either side leaves the same with a letter left out (Garbe's
 * symmetric deletion); for a second one what was typed slips first.
 */
export function formsNear(typed: string): string[] {
  const most = slipsFor(typed.length);
  if (most === 0) return [];
  const near = most === 1 || typed.length > longestForTwo ? [typed] : oneSlipFrom(typed);
  return [...new Set(near.flatMap(withoutALetter))];
}

/** Optimal string alignment, given up above `most`. */
function distance(a: string, b: string, most: number): number {
  let twoBack: number[] = [];
  let back = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(at(back, j) + 1, at(row, j - 1) + 1, at(back, j - 1) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) cost = Math.min(cost, at(twoBack, j - 2) + 1);
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > most) return best;
    twoBack = back;
    back = row;
  }
  return at(back, b.length);
}

const at = (row: number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
