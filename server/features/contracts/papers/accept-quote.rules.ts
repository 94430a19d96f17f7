import type { Bill } from '#contract/contracts/bill.ts';
import type { QuoteBody } from '#contract/contracts/quotes.calls.ts';
import type { AgreementBody, PricedBill, WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { dayMs } from '#domain/calendar/dates.ts';
import { mostTotal, summed } from '#domain/contracts/agreed-bill.ts';
import { aheadOf } from '#domain/contracts/amounts.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import type { Contracts } from '../contracts.ts';
import { findQuote, type QuoteRow } from '../tenders/quote.data.ts';
import { findBill, lockTender, type TenderRow } from '../tenders/tender.data.ts';
import { isListed } from '../tenders/tender-people.data.ts';
import { readOwnContract } from './read-contracts.rules.ts';
import { findContractSent, insertContract, setAccepted, takenStages } from './work-contract.data.ts';
import { writeAgreement } from './write-paper.rules.ts';

/** The priced part of a bill in these stages, as a quote prices it. */
function pricedOf({ lines, stages }: Bill, body: QuoteBody, wanted: ReadonlySet<number>): PricedBill {
  const rates = new Map(body.lines.map(({ no, rate }) => [no, rate]));
  const priced = lines.flatMap((line) => {
    const rate = wanted.has(line.stage) ? (rates.get(line.no) ?? null) : null;
    return rate === null ? [] : [{ ...line, rate }];
  });
  const used = new Set(priced.map(({ stage }) => stage));
  const kept = stages.filter(({ no }) => used.has(no)).map((stage) => ({ ...stage, ahead: 0 }));
  const percents = new Map(body.ahead.map(({ stage, percent }) => [stage, percent]));
  const bill = summed(priced, kept, body.gstPercent);
  return {
    ...bill,
    stages: bill.stages.map((stage) => ({
      ...stage,
      ahead: aheadOf(stage.amount, percents.get(stage.no) ?? 0),
    })),
  };
}

/** What the first agreement says: the quote's own terms, and the customer's wishes where a quote has none. */
const agreementOf = (tender: TenderRow, body: QuoteBody, bill: PricedBill): AgreementBody => ({
  bill,
  pay: tender.wishes.pay,
  retentionPercent: body.retentionPercent,
  defectMonths: body.defectMonths,
  from: body.from,
  days: body.days,
  gives: tender.wishes.gives,
  clauses: 1,
  ...(body.excluded !== undefined && { excluded: body.excluded }),
});

/** The stages that are accepted; one without a price stays free for others. @throws AppError 'quote-whole', 'stages-invalid', 'stage-taken' */
async function stagesOf(
  transaction: Db,
  { quote, bill, body }: { quote: QuoteRow; bill: Bill; body: QuoteBody },
  said: number[] | undefined,
): Promise<Set<number>> {
  const priced = new Set(body.lines.flatMap(({ no, rate }) => (rate === null ? [] : no)));
  const all = bill.stages
    .map(({ no }) => no)
    .filter((stage) => bill.lines.some((line) => line.stage === stage && priced.has(line.no)));
  const wanted = new Set(said ?? all);
  if ([...wanted].some((no) => !all.includes(no))) throw fieldError('stages', 'stages-invalid');
  if (body.whole && wanted.size < all.length) throw new AppError('quote-whole');
  const taken = await takenStages(transaction, quote.request_id);
  if ([...wanted].some((no) => taken.has(no))) throw new AppError('stage-taken');
  return wanted;
}

/** @throws AppError 'not-found', 'not-allowed' for its author */
async function requireOffered(db: Db, userId: string, id: string): Promise<QuoteRow> {
  const quote = isId(id) ? await findQuote(db, id) : undefined;
  if (!quote || ![quote.customer_id, quote.provider_id].includes(userId)) throw new AppError('not-found');
  if (quote.customer_id !== userId) throw new AppError('not-allowed');
  return quote;
}

/**
 * Accepts an open price, whole or some of its stages: a contract is drafted with its first agreement, unsigned
 * (docs/rules.md#contracts-6). The same clientId again answers the same.
 * @throws AppError 'not-found', 'not-allowed', 'state-changed', 'request-closed', 'quote-over', 'quote-whole',
 *   'stages-invalid', 'stage-taken', 'quote-taken', 'listing-gone', 'too-many', 'contract-sum' for more than ten crore or nothing
 */
export async function acceptQuote(
  contracts: Contracts,
  caller: Caller,
  { id, clientId, stages }: { id: string; clientId: string; stages?: number[] | undefined },
): Promise<WorkContract> {
  const { db, limits } = contracts.services;
  const seen = await requireOffered(db, caller.userId, id);
  // A draft is a paper, too: the other side hears of it.
  if (!(await findContractSent(db, caller.userId, clientId)))
    await limits.take('paper-by-user', caller.userId);
  const contractId = await inTransaction(contracts, async (transaction, after) => {
    const tender = await lockTender(transaction, seen.request_id);
    const known = await findContractSent(transaction, caller.userId, clientId);
    if (known) {
      if (known.quote_id !== id) throw fieldError('clientId', 'bad-input');
      return known.id;
    }
    const quote = await findQuote(transaction, id);
    const now = contracts.now();
    if (!tender || !quote) throw new AppError('not-found');
    if (tender.status !== 'open' && tender.status !== 'filled') throw new AppError('request-closed');
    if (!['opened', 'accepted'].includes(quote.status) || !quote.body) throw new AppError('state-changed');
    const { body } = quote;
    if (tender.opens_at.getTime() + body.validDays * dayMs < now.getTime()) throw new AppError('quote-over');
    if (!(await isListed(transaction, quote.listing_id))) throw new AppError('listing-gone');
    const bill = await findBill(transaction, tender.id, quote.version);
    const wanted = await stagesOf(transaction, { quote, bill, body }, stages);
    if (quote.status === 'accepted') throw new AppError('quote-taken');
    const priced = pricedOf(bill, body, wanted);
    if (priced.total < 1 || priced.total > mostTotal) throw new AppError('contract-sum');
    const drafted = await insertContract(
      transaction,
      {
        request_id: tender.id,
        quote_id: quote.id,
        customer_id: caller.userId,
        provider_id: quote.provider_id,
        listing_id: quote.listing_id,
        listing_of: quote.listing_of,
        listing_name: quote.listing_name,
        client_id: clientId,
      },
      [...wanted].toSorted((one, other) => one - other),
    );
    await setAccepted(transaction, quote.id);
    await writeAgreement(
      { transaction, after, now },
      {
        contractId: drafted,
        author: 'customer',
        caller,
        clientId: `accept:${drafted}`,
        body: agreementOf(tender, body, priced),
      },
    );
    after.changed([caller.userId, quote.provider_id], { kind: 'tender', _id: tender.id });
    return drafted;
  });
  return readOwnContract(contracts, caller.userId, contractId);
}
