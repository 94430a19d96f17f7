/** Values in one body: a tender's longest paper and a book's longest batch have some four thousand. */
export const mostParts = 12_000;

/**
 * Whether a body has more values, at any depth, than any call takes. A schema looks at each before it tells that there
 * are too many, and says of each what is wrong: of half a million that takes seconds, in which nobody is answered.
 */
export function hasManyParts(body: unknown): boolean {
  const open: unknown[] = [body];
  let parts = 0;
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (typeof one !== 'object' || one === null) continue;
    const inner = Array.isArray(one) ? one : Object.values(one);
    parts += inner.length;
    if (parts > mostParts) return true;
    for (const part of inner) if (typeof part === 'object' && part !== null) open.push(part);
  }
  return false;
}
