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
  /** The device could not keep it: it is gone with the page. */
  onPage?: true;
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

const tell = () => {
  for (const listener of listeners) listener();
};

/** Those that the device could not keep, as in a private window or with a full storage. */
const onPage = new Map<string, KeptCode>();

/** Keeps it on the device, or as long as the page lives. */
export async function keepCode(code: KeptCode): Promise<void> {
  const { onPage: _, ...kept } = code;
  const { sha256 } = kept;
  try {
    const cache = await store();
    if (!cache) throw new Error('no storage');
    await cache.put(addressOf(sha256), new Response(JSON.stringify(kept)));
    onPage.delete(sha256);
  } catch {
    onPage.set(sha256, { ...kept, onPage: true });
  }
  tell();
}

export async function keptCodes(): Promise<KeptCode[]> {
  const cache = await store();
  const answers = (await cache?.matchAll().catch(() => [])) ?? [];
  const kept = await Promise.all(answers.map((answer): Promise<KeptCode> => answer.json()));
  return [...kept.filter(({ sha256 }) => !onPage.has(sha256)), ...onPage.values()];
}

export async function forgetCode(sha256: string): Promise<void> {
  onPage.delete(sha256);
  await (await store())?.delete(addressOf(sha256));
  tell();
}

/** Changes what is known of one that is kept. */
export async function changeCode(sha256: string, changes: Partial<KeptCode>): Promise<void> {
  const kept = (await keptCodes()).find((one) => one.sha256 === sha256);
  if (kept) await keepCode({ ...kept, ...changes });
}
