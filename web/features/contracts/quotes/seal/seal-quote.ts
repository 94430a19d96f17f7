import { postQuote, type Quote, type QuoteBody } from '#contract/contracts/quotes.calls.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { paths } from '#contract/paths.ts';
import { drawCode, sealQuote as lock } from '#domain/contracts/seal.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { sendOrQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { changeCode, forgetCode, keepCode } from './codes.ts';

/** What a price that waits for a line is about: one of a listing in a tender, the newest. */
export const aboutOf = (tenderId: string, listingId: string): string => `quote ${tenderId} ${listingId}`;

/** Only pages that came over HTTPS or from this machine can. */
export const canSeal = (): boolean => typeof crypto.subtle === 'object';

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** The server said no. After any other failure it may have the price, and its code opens that. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallError && !error.foreign && error.status >= 400 && error.status < 500;

/**
 * Seals a price on this device and sends it, or has it wait for a line; the code is never sent.
 * @returns the server's answer; undefined where it waits for a line
 * @throws CallError what the server says; 'sealed-invalid' where it is too long for a box
 */
export async function sealAndSend(
  body: QuoteBody,
  { _id: tenderId, name, opensAt }: Pick<Tender, '_id' | 'name' | 'opensAt'>,
): Promise<Quote | undefined> {
  const code = drawCode();
  const box = await lock(body, { tenderId, code });
  if (!box) throw new CallError('sealed-invalid');
  const { sha256 } = box;
  // First: a price whose code is lost cannot be opened.
  await keepCode({ tenderId, code, sha256, opensAt });
  const { listing, version } = body;
  const about = aboutOf(tenderId, listing._id);
  try {
    const went = await sendOrQueue(postQuote, {
      params: { id: tenderId },
      body: { clientId: crypto.randomUUID(), listing, version, sha256, sealed: base64(box.sealed) },
      waits: {
        id: about,
        kind: 'quote',
        about,
        title: name,
        change: { address: `${paths.priceQuote}?id=${tenderId}&listing=${listing._id}&step=prices` },
      },
    });
    if (!('sent' in went)) return undefined;
    await changeCode(sha256, { quoteId: went.sent.data._id });
    return went.sent.data;
  } catch (error) {
    if (isRefused(error)) await forgetCode(sha256);
    throw error;
  }
}
