import type { PricedBill } from '#contract/contracts/work-contracts.calls.ts';
import type { SiteEntry } from '#domain/contracts/site-entry.ts';
import { grantsOf, type Standing, standingOf } from '#domain/contracts/standing.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import { findSite } from './site.data.ts';
import { termsOf } from './site.rules.ts';

/** What the book of an agreed contract comes to now. @throws AppError 'not-found' where nothing is agreed */
export async function standingNow(transaction: Db, id: string, now: Date): Promise<Standing> {
  const site = await findSite(transaction, id);
  if (!site?.agreement) throw new AppError('not-found');
  return standingOf(await entriesOf<SiteEntry>(transaction, id), termsOf(site, now));
}

/**
 * A line with work that was ever granted keeps its rate, and at least the agreed quantity.
 * @throws AppError 'change-below'
 */
export async function requireAboveAgreed(
  transaction: Db,
  { id, bill, now }: { id: string; bill: Pick<PricedBill, 'lines'>; now: Date },
): Promise<void> {
  const site = await findSite(transaction, id);
  if (!site?.agreement) throw new AppError('not-found');
  const entries = await entriesOf<SiteEntry>(transaction, id);
  const terms = termsOf(site, now);
  const rates = new Map(site.bills.at(-1)?.lines.map(({ no, rate }) => [no, rate]));
  const agreed = new Map(standingOf(entries, terms).lines.map((line) => [line.no, line.agreed]));
  const granted = grantsOf(entries, terms);
  const isBelow = bill.lines.some(
    ({ no, quantity, rate }) =>
      quantity < (agreed.get(no) ?? 0) || ((granted.get(no) ?? 0) > 0 && rate !== rates.get(no)),
  );
  if (isBelow) throw new AppError('change-below');
}
