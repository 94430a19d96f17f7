/** What a text is compared by: its words, or pieces of them. */
export type FeaturesOf = (text: string) => Set<string>;

/** How alike a text and each of some groups of texts are, 0 to 1: the cosine of their features, the rarer the heavier. */
export function makeLikeness<Key>(
  groups: readonly (readonly [Key, readonly string[]])[],
  featuresOf: FeaturesOf,
): (text: string) => Map<Key, number[]> {
  const entries = groups.map(([key, texts]) => ({
    key,
    features: new Set(texts.flatMap((text) => [...featuresOf(text)])),
  }));
  const places = new Map<string, number[]>();
  for (const [at, { features }] of entries.entries())
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
  const lengths = entries.map(({ features }) => lengthOf(features));
  return (text) => {
    const features = featuresOf(text);
    const whole = lengthOf(features);
    const shared = new Map<number, number>();
    for (const feature of features) {
      const weight = weightOf(feature);
      for (const at of places.get(feature) ?? []) shared.set(at, (shared.get(at) ?? 0) + weight);
    }
    const likeness = new Map<Key, number[]>();
    for (const [at, sum] of shared) {
      const { key } = entries[at] ?? {};
      if (key === undefined) continue;
      const one = sum / (whole * (lengths[at] ?? 1));
      const found = likeness.get(key);
      if (found) found.push(one);
      else likeness.set(key, [one]);
    }
    for (const all of likeness.values()) all.sort((one, other) => other - one);
    return likeness;
  };
}
