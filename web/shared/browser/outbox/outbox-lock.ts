const timeoutMs = 20_000;

/**
 * Tabs have one outbox of a name: one sends at a time, so that nothing goes, and counts, twice. A tab that holds up the others
 * (a phone freezes what is not seen) is not waited for: the server takes each act once.
 */
export async function withOutboxLock(name: string, send: () => Promise<void>): Promise<void> {
  // Only pages that came over HTTPS or from this machine have locks.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return send();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  let begun = false;
  const begin = () => {
    begun = true;
    clearTimeout(timer);
    return send();
  };
  await locks.request(`neev:${name}`, { signal: timeout.signal }, begin).catch((error: unknown) => {
    if (begun) throw error;
    return send();
  });
}
