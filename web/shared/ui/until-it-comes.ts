/** Milliseconds until what did not come is asked for again: twice as long after each time, up to the other. */
const [firstWait, longestWait] = [3000, 60_000];

/** Rests until the browser says that there is a line again, and no longer than this: it says so early, or never. */
async function rest(ms: number, left: AbortSignal): Promise<void> {
  const rested = new AbortController();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = { signal: rested.signal };
    window.addEventListener('online', () => resolve(), end);
    left.addEventListener('abort', () => resolve(), end);
    rested.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  rested.abort();
}

/**
 * Loads, and again until it comes: no line lies dead for ever.
 * @param left nobody waits for it any more
 * @param onLost it did not come this time
 */
export async function untilItComes(
  load: () => Promise<unknown>,
  left: AbortSignal = new AbortController().signal,
  onLost?: () => void,
): Promise<void> {
  for (let wait = firstWait; !left.aborted; wait = Math.min(wait * 2, longestWait)) {
    try {
      await load();
      return;
    } catch {
      onLost?.();
      await rest(wait, left);
    }
  }
}
