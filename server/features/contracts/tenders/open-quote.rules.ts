import type { Bill } from '#contract/contracts/bill.ts';
import { type Quote, type QuoteBody, quoteBody } from '#contract/contracts/quotes.calls.ts';
import { sumsOf } from '#domain/contracts/amounts.ts';
import { openQuote as openBox, readCode } from '#domain/contracts/seal.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters } from '#server/features/accounts/act/news.rules.ts';
import { isId } from '#server/platform/database/ids.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import type { Contracts } from '../contracts.ts';
import { countSealed, findBox, findQuote, type QuoteRow, setOpened, setVoid } from './quote.data.ts';
import { presentQuote } from './quote.view.ts';
import { tellAllOpen } from './tell-hour.rules.ts';
import { findBill, lockTender } from './tender.data.ts';

const isOver = ({ status }: QuoteRow): boolean =>
  status === 'opened' || status === 'accepted' || status === 'void';

/** Whether a quote is one of this tender's bill: each of its lines and stages is there, none twice. */
function fits({ lines, stages }: Bill, body: QuoteBody): boolean {
  const asked = new Set(lines.map(({ no }) => no));
  const known = new Set(stages.map(({ no }) => no));
  const said = new Set(body.lines.map(({ no }) => no));
  const ahead = new Set(body.ahead.map(({ stage }) => stage));
  return (
    said.size === body.lines.length &&
    ahead.size === body.ahead.length &&
    body.lines.every(({ no }) => asked.has(no)) &&
    body.ahead.every(({ stage }) => known.has(stage))
  );
}

/** Whole rupees with tax, of what is priced. */
export function totalOf({ lines, stages }: Bill, { lines: said, gstPercent }: QuoteBody): number {
  const rates = new Map(said.map(({ no, rate }) => [no, rate]));
  const priced = lines.flatMap(({ no, stage, quantity }) => {
    const rate = rates.get(no) ?? null;
    return rate === null ? [] : [{ stage, quantity, rate }];
  });
  return sumsOf(priced, stages, gstPercent).total;
}

/** @returns what the box held, where it is a price of this tender; undefined where the code fits and the price does not */
async function readBox(contracts: Contracts, quote: QuoteRow, code: string) {
  const { db } = contracts.services;
  const box = await findBox(db, quote.id);
  if (!box) throw new AppError('not-found');
  const opened = await openBox(
    { sha256: quote.sha256.toString('hex'), sealed: Uint8Array.from(box) },
    { tenderId: quote.request_id, code },
  );
  if (!opened.ok && opened.misfit === 'box') throw fieldError('code', 'opening-code-wrong');
  const read = quoteBody.safeParse(opened.ok ? opened.body : undefined);
  if (!read.success) return undefined;
  const { data: body } = read;
  const isOfThis =
    body.tenderId === quote.request_id &&
    body.version === quote.version &&
    body.listing._id === quote.listing_id &&
    body.listing.kind === quote.listing_of;
  const bill = await findBill(db, quote.request_id, quote.version);
  return isOfThis && fits(bill, body) ? { body, total: totalOf(bill, body) } : undefined;
}

interface Opening {
  id: string;
  code: string;
  /** Who opens, where they are logged in: anybody may who knows the code. */
  userId: string | undefined;
  ip: string;
}

/**
 * Opens a sealed price with its code, from the hour on (docs/rules.md#contracts-4). Once open it is answered as it is.
 * @throws AppError 'not-found', 'not-yet', 'opening-code-wrong', 'state-changed', 'too-many' wrong codes
 */
export async function openQuote(
  contracts: Contracts,
  { id, code: typed, userId, ip }: Opening,
): Promise<Quote | Pick<Quote, '_id' | 'status'>> {
  const { db, limits } = contracts.services;
  const quote = isId(id) ? await findQuote(db, id) : undefined;
  if (!quote) throw new AppError('not-found');
  if (quote.opens_at > contracts.now()) throw new AppError('not-yet');
  const isSide = userId !== undefined && [quote.provider_id, quote.customer_id].includes(userId);
  const answer = (row: QuoteRow) =>
    isSide ? presentQuote(row, userId) : { _id: row.id, status: row.status };
  if (isOver(quote)) return answer(quote);
  if (quote.status !== 'sealed') throw new AppError('state-changed');
  // Only wrong codes are counted, of each price by itself: at an hour that many chose one network of phones opens many
  // prices at the same moment, and a neighbour's wrong codes keep nobody from theirs.
  const key = `${userId ?? ip}:${quote.id}`;
  await limits.take('open-quote-by-caller', key);
  const code = readCode(typed);
  if (code === undefined) throw fieldError('code', 'opening-code-wrong');
  const held = await readBox(contracts, quote, code);
  await limits.giveBack('open-quote-by-caller', key);
  await inTransaction(contracts, async (transaction, after) => {
    const tender = await lockTender(transaction, quote.request_id);
    const now = contracts.now();
    const row = await findQuote(transaction, id);
    if (!tender || !row || isOver(row)) return;
    if (row.status !== 'sealed') throw new AppError('state-changed');
    if (tender.opens_at > now) throw new AppError('not-yet');
    if (held) await setOpened(transaction, id, { at: now, ...held });
    else await setVoid(transaction, id, now);
    await endMatters(transaction, after, { matters: [`quote:${id}`] });
    if ((await countSealed(transaction, quote.request_id)) === 0)
      await tellAllOpen(transaction, after, { tender, now });
    after.changed([row.customer_id, row.provider_id], { kind: 'tender', _id: quote.request_id });
  });
  const opened = await findQuote(db, id);
  if (!opened) throw new AppError('not-found');
  return answer(opened);
}
