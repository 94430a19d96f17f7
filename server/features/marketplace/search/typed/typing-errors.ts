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
