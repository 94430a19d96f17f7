/// <reference lib="webworker" />

/** As web/features/contracts/quotes/seal/codes.ts keeps it. */
interface KeptCode {
  tenderId: string;
  quoteId?: string;
  code: string;
}

async function openOne(quoteId: string, code: string): Promise<boolean> {
  const { ok } = await fetch(`/tenderQuotes/${quoteId}/open`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  return ok;
}

/** The hour of a tender has come: opens what was sealed for it on this device. The code is enough, no login is needed. */
export async function openQuotes(tenderId: string): Promise<void> {
  const codes = await caches.open('neev-codes');
  for (const place of await codes.keys()) {
    const kept: KeptCode | undefined = await (await codes.match(place))?.json();
    if (kept?.tenderId !== tenderId || !kept.quoteId) continue;
    // What does not open now opens with the application.
    if (await openOne(kept.quoteId, kept.code).catch(() => false)) await codes.delete(place);
  }
}
