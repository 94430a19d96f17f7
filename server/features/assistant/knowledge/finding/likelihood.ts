import type { Features } from './features.ts';

/** A text, and what each of its features counts. */
export type Weighed = readonly [features: Features, weight: number];

/**
 * How much likelier it is that a text comes from one group than from all of them together: the sum of the
 * logarithms of its features' odds. What a group never says speaks against it, what it alone says speaks for it.
 * @param smoothing how many features of all groups are mixed into each
 */
export function makeLikelihood<Key>(
  groups: readonly (readonly [Key, readonly Weighed[]])[],
  smoothing: number,
): (features: Features) => Map<Key, number> {
  const counted = groups.map(([key, texts]) => ({ key, ...count(texts) }));
  const { counts: everywhere, size: whole } = count(groups.flatMap(([, texts]) => texts));
  /** What a feature speaks for each group that has it, by the group's place. */
  const gains = new Map<string, [place: number, gain: number][]>();
  for (const [place, { counts }] of counted.entries())
    for (const [feature, weight] of counts) {
      const expected = (smoothing * (everywhere.get(feature) ?? 0)) / whole;
      const gain = Math.log((weight + expected) / expected);
      const found = gains.get(feature);
      if (found) found.push([place, gain]);
      else gains.set(feature, [[place, gain]]);
    }
  const losses = counted.map(({ size }) => Math.log(smoothing / (size + smoothing)));
  return (features) => {
    // What no group ever says tells nothing between them.
    const known = [...features].flatMap((feature) => gains.get(feature) ?? []);
    const said = [...features].filter((feature) => gains.has(feature)).length;
    const sums = losses.map((loss) => loss * said);
    for (const [place, gain] of known) sums[place] = (sums[place] ?? 0) + gain;
    return new Map(counted.map(({ key }, place) => [key, sums[place] ?? 0]));
  };
}

function count(texts: readonly Weighed[]) {
  const counts = new Map<string, number>();
  let size = 0;
  for (const [features, weight] of texts)
    for (const feature of features) {
      counts.set(feature, (counts.get(feature) ?? 0) + weight);
      size += weight;
    }
  return { counts, size };
}
