// A process that died publishes nothing. With the beat it is under the 30 s after which its users count as gone.
const silentMs = 15_000;

interface Neighbour {
  version: number;
  userIds: Set<string>;
  heardAt: number;
}

/** What the other processes published. @param changed hears of each user who became active, or ceased to be */
export function makeNeighbours(changed: (userId: string) => void) {
  const known = new Map<string, Neighbour>();
  const replace = (id: string, now: Neighbour | undefined): void => {
    const before = known.get(id)?.userIds ?? new Set<string>();
    if (now) known.set(id, now);
    else known.delete(id);
    const after = now?.userIds ?? new Set<string>();
    for (const userId of before) if (!after.has(userId)) changed(userId);
    for (const userId of after) if (!before.has(userId)) changed(userId);
  };
  return {
    has: (userId: string): boolean => [...known.values()].some(({ userIds }) => userIds.has(userId)),
    replace,
    /** The neighbour, heard of now; undefined where its version does not follow on what is known. */
    at(id: string, expected: number): Neighbour | undefined {
      const neighbour = known.get(id);
      if (neighbour?.version !== expected) return undefined;
      neighbour.heardAt = performance.now();
      return neighbour;
    },
    removeSilent(): void {
      for (const [id, { heardAt }] of known)
        if (performance.now() - heardAt > silentMs) replace(id, undefined);
    },
  };
}
