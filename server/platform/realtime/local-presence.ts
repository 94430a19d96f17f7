/** Who is active in this process, by the sockets of each user. */
export function makeLocalPresence() {
  const socketsOf = new Map<string, Set<string>>();
  return {
    has: (userId: string) => socketsOf.has(userId),
    users: (): string[] => [...socketsOf.keys()],
    socketsOf: (userId: string): Iterable<string> => socketsOf.get(userId) ?? [],
    /** @returns whether the user was not active before */
    add(userId: string, socketId: string): boolean {
      const own = socketsOf.get(userId);
      socketsOf.set(userId, (own ?? new Set()).add(socketId));
      return !own;
    },
    /** @returns whether it was the user's last */
    remove(userId: string, socketId: string): boolean {
      const own = socketsOf.get(userId);
      if (!own?.delete(socketId) || own.size > 0) return false;
      return socketsOf.delete(userId);
    },
  };
}
