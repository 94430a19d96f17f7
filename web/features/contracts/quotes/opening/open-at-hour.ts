import { openQuote, type Quote } from '#contract/contracts/quotes.calls.ts';
import { getTender } from '#contract/contracts/tenders.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { delayFor } from '#web/shared/api/spans.ts';
import { readQueue } from '#web/shared/browser/outbox/queue.ts';
import { onSent } from '#web/shared/browser/outbox/send-queue.ts';
import { onReconnect, onServerEvent } from '#web/shared/realtime/connection.ts';
import { changeCode, forgetCode, type KeptCode, keptCodes } from '../seal/codes.ts';

const retryMs = 60_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let opening: Promise<void> | undefined;

const isDue = ({ opensAt }: KeptCode): boolean => Date.parse(opensAt) <= now().getTime();

/**
 * Asks the server when it opens, and which quote it is.
 * @returns undefined without a line, or where another user is logged in
 */
async function askAnew(kept: KeptCode): Promise<KeptCode | undefined> {
  try {
    const { data: tender } = await call(getTender, { params: { id: kept.tenderId } });
    const quote = tender.quotes.find(({ sha256 }) => sha256 === kept.sha256);
    const { opensAt } = tender;
    const known = { ...kept, opensAt, quoteId: quote?._id ?? kept.quoteId };
    await changeCode(kept.sha256, known);
    return known;
  } catch {
    return undefined;
  }
}

const waits = ({ sha256 }: KeptCode): boolean =>
  readQueue().some(({ kind, body }) => kind === 'quote' && (body as { sha256?: string }).sha256 === sha256);

/** Whether there is nothing that this code will ever open: withdrawn, replaced, open already. */
const isIdle = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.problem === 'state-changed');

/** @returns whether it is to be tried again */
async function openOne(kept: KeptCode): Promise<boolean> {
  const { sha256, code } = kept;
  const known = kept.quoteId ? kept : await askAnew(kept);
  const quoteId = known?.quoteId;
  if (!quoteId) {
    // It was never sent, or something else in its place.
    if (known && !waits(kept)) await forgetCode(sha256);
    return false;
  }
  try {
    await call(openQuote, { params: { id: quoteId }, body: { code } });
  } catch (error) {
    if (error instanceof CallError && error.problem === 'not-yet') await askAnew(kept);
    else if (!isIdle(error)) return true;
    else await forgetCode(sha256);
    return false;
  }
  await forgetCode(sha256);
  await queryClient.invalidateQueries({ queryKey: ['contracts'] });
  return false;
}

async function openAll(): Promise<void> {
  let again = false;
  for (const kept of (await keptCodes()).filter(isDue)) again = (await openOne(kept)) || again;
  const left = (await keptCodes()).filter((kept) => !isDue(kept));
  const next = Math.min(...left.map(({ opensAt }) => Date.parse(opensAt) - now().getTime()));
  clearTimeout(timer);
  // A line that breaks tells when it is back; a server that is busy does not.
  const wait = again ? Math.min(next, retryMs) : next;
  if (Number.isFinite(wait)) timer = setTimeout(() => void openDue(), delayFor(wait + 1));
}

/** Opens what was sealed on this device as soon as its hour has come, while Neev is open. */
export function openDue(): Promise<void> {
  opening ??= openAll().finally(() => {
    opening = undefined;
  });
  return opening;
}

/** The hour may have been moved. */
async function hearOfTender(tenderId: string): Promise<void> {
  const ours = (await keptCodes()).filter((kept) => kept.tenderId === tenderId);
  if (ours.length === 0) return;
  for (const kept of ours) await askAnew(kept);
  await openDue();
}

onSent((act, answer) => {
  const quote = (answer as { data?: Quote } | null)?.data;
  if (act.kind === 'quote' && quote) void changeCode(quote.sha256, { quoteId: quote._id }).then(openDue);
});
onReconnect(() => void openDue());
onServerEvent<{ kind: string; _id: string }>('hiring', ({ kind, _id }) => {
  if (kind === 'tender') void hearOfTender(_id);
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void openDue();
});
window.addEventListener('online', () => void openDue());
void openDue();
