import type { Features } from './features.ts';

/** How alike a text and each of some groups of texts are, 0 to 1: the cosine of their features, the rarer the heavier. */
export function makeLikeness<Key>(
  entries: readonly (readonly [Key, Features])[],
): (features: Features) => Map<Key, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, [, features]] of entries.entries())
    for (const feature of features) {
      const found = places.get(feature);
      if (found) found.push(at);
      else places.set(feature, [at]);
    }
  /** The square of a feature's weight. */
  const weightOf = (feature: string) =>
    Math.log(1 + entries.length / (1 + (places.get(feature)?.length ?? 0))) ** 2;
  const lengthOf = (features: Iterable<string>) => {
    let sum = 0;
    for (const feature of features) sum += weightOf(feature);
    return Math.sqrt(sum) || 1;
  };
  const lengths = entries.map(([, features]) => lengthOf(features));
  const sums = new Float64Array(entries.length);
  return (features) => {
    const whole = lengthOf(features);
    sums.fill(0);
    for (const feature of features) {
      const weight = weightOf(feature);
      for (const at of places.get(feature) ?? []) sums[at] = (sums[at] ?? 0) + weight;
    }
    const likeness = new Map<Key, number[]>();
    for (const [at, [key]] of entries.entries()) {
      const sum = sums[at] ?? 0;
      if (sum === 0) continue;
      const one = sum / (whole * (lengths[at] ?? 1));
      const found = likeness.get(key);
      if (found) found.push(one);
      else likeness.set(key, [one]);
    }
    for (const all of likeness.values()) all.sort((one, other) => other - one);
    return likeness;
  };
}
