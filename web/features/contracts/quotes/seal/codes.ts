/** What opens a price that was sealed on this device. */
export interface KeptCode {
  tenderId: string;
  code: string;
  /** Of the price, as the server has it too. */
  sha256: string;
  /** ISO 8601. */
  opensAt: string;
  /** Once the server has the price. */
  quoteId?: string;
}

/** Outlives a logout: whose phone lost the code could not open the price. The worker of pushes reads it too. */
const cacheName = 'neev-codes';
const addressOf = (sha256: string): string => `/codes/${sha256}`;

// Only pages that came over HTTPS or from this machine have one, and not in every private window.
const store = async (): Promise<Cache | undefined> =>
  'caches' in window ? caches.open(cacheName).catch(() => undefined) : undefined;

const listeners = new Set<() => void>();
/** Hears of codes that are kept or forgotten on this page. @returns how to stop */
export function onCodes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns whether the device keeps it */
export async function keepCode(kept: KeptCode): Promise<boolean> {
  try {
    const cache = await store();
    await cache?.put(addressOf(kept.sha256), new Response(JSON.stringify(kept)));
    for (const listener of listeners) listener();
    return cache !== undefined;
  } catch {
    return false;
  }
}

export async function keptCodes(): Promise<KeptCode[]> {
  const cache = await store();
  const answers = (await cache?.matchAll().catch(() => [])) ?? [];
  return await Promise.all(answers.map((answer): Promise<KeptCode> => answer.json()));
}

export async function forgetCode(sha256: string): Promise<void> {
  await (await store())?.delete(addressOf(sha256));
  for (const listener of listeners) listener();
}

/** Changes what is known of one that is kept. */
export async function changeCode(sha256: string, changes: Partial<KeptCode>): Promise<void> {
  const kept = (await keptCodes()).find((one) => one.sha256 === sha256);
  if (kept) await keepCode({ ...kept, ...changes });
}

/** The server has this price: one that it took the place of opens nothing any more. */
export async function noteSent(sha256: string, quoteId: string): Promise<void> {
  const all = await keptCodes();
  const sent = all.find((one) => one.sha256 === sha256);
  if (!sent) return;
  await keepCode({ ...sent, quoteId });
}
