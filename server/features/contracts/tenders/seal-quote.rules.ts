import type { Quote } from '#contract/contracts/quotes.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters } from '#server/features/accounts/act/news.rules.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import type { Contracts } from '../contracts.ts';
import { holdOpen } from './change-tender.rules.ts';
import {
  findBox,
  findQuote,
  findSent,
  insertQuote,
  moveSealed,
  type QuoteRow,
  setWithdrawn,
} from './quote.data.ts';
import { presentQuote } from './quote.view.ts';
import { requireTender } from './read-tenders.rules.ts';
import { lockTender } from './tender.data.ts';
import { setPerson } from './tender-people.data.ts';

interface Sealing {
  id: string;
  clientId: string;
  listing: ListingRef;
  version: number;
  sha256: string;
  sealed: string;
}

/** @throws AppError 'bad-input' for a clientId that another tender has */
function requireOf(tenderId: string, quote: QuoteRow): QuoteRow {
  if (quote.request_id !== tenderId) throw fieldError('clientId', 'bad-input');
  return quote;
}

/**
 * Keeps a sealed price until the hour (docs/rules.md#contracts-3); nobody can read it here. Sealed again it takes the
 * place of the first; the same clientId again answers the same.
 * @throws AppError 'not-found', 'not-allowed' for a listing that is not asked or not theirs, 'request-closed',
 *   'quotes-closed' from the hour on, 'bill-changed', 'too-many'
 */
export async function sealQuote(contracts: Contracts, caller: Caller, said: Sealing): Promise<Quote> {
  const { db, limits } = contracts.services;
  const { userId } = caller;
  const { row, people } = await requireTender(contracts, userId, said.id);
  const known = await findSent(db, userId, said.clientId);
  if (known) return presentQuote(requireOf(said.id, known), userId);
  const person = people.find(
    ({ listing_id, listing_of }) => listing_id === said.listing._id && listing_of === said.listing.kind,
  );
  if (person?.user_id !== userId) throw new AppError('not-allowed');
  await limits.take('quote-by-user', userId);
  const id = await inTransaction(contracts, async (transaction, after) => {
    const now = contracts.now();
    const tender = await holdOpen(transaction, said.id, now);
    const again = await findSent(transaction, userId, said.clientId);
    if (again) return requireOf(said.id, again).id;
    if (tender.version !== said.version) throw new AppError('bill-changed');
    // First who was asked, then their price: so does the end of a listing, and neither waits for the other.
    const isAsked = await setPerson(transaction, said.id, { listingId: person.listing_id, passed_at: null });
    if (!isAsked) throw new AppError('not-allowed');
    await moveSealed(transaction, said.id, { to: 'replaced', listingId: person.listing_id });
    const quoteId = await insertQuote(transaction, {
      request_id: said.id,
      version: said.version,
      listing_id: person.listing_id,
      listing_of: person.listing_of,
      listing_name: person.name ?? caller.fullname,
      provider_id: userId,
      client_id: said.clientId,
      sha256: Buffer.from(said.sha256, 'hex'),
      sealed: Buffer.from(said.sealed, 'base64'),
      sealed_at: now,
    });
    await endMatters(transaction, after, { matters: [`request:${said.id}`], of: userId });
    after.changed([row.customer_id, userId], { kind: 'tender', _id: said.id });
    return quoteId;
  });
  return readQuote(contracts, userId, id);
}

/** @throws AppError 'not-found' for others than its author, and the customer once it is open */
async function requireQuote(contracts: Contracts, userId: string, id: string): Promise<QuoteRow> {
  const quote = isId(id) ? await findQuote(contracts.services.db, id) : undefined;
  if (!quote) throw new AppError('not-found');
  const isOpen = quote.opened_at !== null && quote.status !== 'withdrawn';
  if (quote.provider_id !== userId && !(quote.customer_id === userId && isOpen))
    throw new AppError('not-found');
  return quote;
}

export async function readQuote(contracts: Contracts, userId: string, id: string): Promise<Quote> {
  const quote = await requireQuote(contracts, userId, id);
  const own = quote.provider_id === userId;
  return presentQuote(quote, userId, own ? await findBox(contracts.services.db, id) : undefined);
}

/**
 * Takes a price back: a sealed one until the hour, an open one until it is accepted. Said again it stays.
 * @throws AppError 'not-found', 'not-allowed', 'quotes-closed' for one that is still locked at the hour, 'state-changed'
 */
export async function withdrawQuote(contracts: Contracts, userId: string, id: string): Promise<Quote> {
  const seen = await requireQuote(contracts, userId, id);
  if (seen.provider_id !== userId) throw new AppError('not-allowed');
  await inTransaction(contracts, async (transaction, after) => {
    await lockTender(transaction, seen.request_id);
    const quote = await findQuote(transaction, id);
    if (!quote || quote.status === 'withdrawn') return;
    if (quote.status === 'sealed' && quote.opens_at <= contracts.now()) throw new AppError('quotes-closed');
    if (quote.status !== 'sealed' && quote.status !== 'opened') throw new AppError('state-changed');
    await setWithdrawn(transaction, id);
    after.changed([quote.customer_id, userId], { kind: 'tender', _id: quote.request_id });
  });
  return readQuote(contracts, userId, id);
}
