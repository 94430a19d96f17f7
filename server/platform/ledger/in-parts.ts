/** Cuts a list, in its order, into parts that together are no larger than `most`; what is larger is a part of its own. */
export function inParts<One>(all: readonly One[], sizeOf: (one: One) => number, most: number): One[][] {
  const parts: One[][] = [];
  let part: One[] = [];
  let size = 0;
  for (const one of all) {
    const own = sizeOf(one);
    if (part.length === 0 || size + own > most) {
      part = [];
      parts.push(part);
      size = 0;
    }
    part.push(one);
    size += own;
  }
  return parts;
}
