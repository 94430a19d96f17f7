interface Sample {
  at: number;
  position: number;
}

/** Milliseconds for which the primary's positions are remembered. */
const remembered = 60_000;

/** How far a replica is behind, by one clock: this process's own. */
export interface LagMeter {
  /** At that time, which is taken before asking, the primary had written its log at least to here. */
  primaryWas(position: number, at: number): void;
  /** @returns for how many milliseconds at most what was written is not there yet; Infinity when that is not known */
  lagOf(position: number, now: number): number;
}

/**
 * Compares positions in the write-ahead log and no times of the two servers: their clocks may differ, a primary without
 * writes has no last one to be told by, and a replica that lost its primary thinks that it has everything.
 */
export function makeLagMeter(): LagMeter {
  let samples: Sample[] = [];
  return {
    primaryWas(position, at) {
      // Less than before: another server has become the primary, and counts anew.
      if (position < (samples.at(-1)?.position ?? 0)) samples = [];
      samples = samples.filter((sample) => sample.position < position && sample.at > at - remembered);
      samples.push({ position, at });
    },
    lagOf(position, now) {
      const there = samples.findLast((sample) => sample.position <= position);
      return there ? Math.max(0, now - there.at) : Number.POSITIVE_INFINITY;
    },
  };
}
