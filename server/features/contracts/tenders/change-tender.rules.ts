import type { Bill } from '#contract/contracts/bill.ts';
import { mostVisits, type Tender } from '#contract/contracts/tenders.calls.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import type { Contracts } from '../contracts.ts';
import { expiryOf, hourMs, mostAheadMs, sha256Of } from './ask-tender.rules.ts';
import { checkBill } from './check-bill.rules.ts';
import { moveSealed, quotesIn } from './quote.data.ts';
import { readTender, requireOwnTender } from './read-tenders.rules.ts';
import { tellHour } from './tell-hour.rules.ts';
import { stillAsked, tellAsked } from './tell-tender.rules.ts';
import { findBill, insertBill, lockTender, setTender, setVisits, type TenderRow } from './tender.data.ts';
import { askedOf } from './tender-people.data.ts';

const mostVersions = 20;
/** After a change of the bill there is so much time to price it again. */
const leastAfterChangeMs = 24 * hourMs;

/** Holds a tender whose hour is still to come. @throws AppError 'request-closed', 'quotes-closed' */
export async function holdOpen(transaction: Db, id: string, now: Date): Promise<TenderRow> {
  const row = await lockTender(transaction, id);
  if (row?.status !== 'open' || row.expires_at <= now) throw new AppError('request-closed');
  if (row.opens_at <= now) throw new AppError('quotes-closed');
  return row;
}

interface Changing {
  contracts: Contracts;
  row: TenderRow;
  transaction: Db;
  after: After;
  now: Date;
}

/** The customer's own change before the hour, in one transaction. @throws AppError 'not-found', 'not-allowed' besides */
async function change(
  contracts: Contracts,
  caller: Caller,
  { id, act }: { id: string; act: (changing: Changing) => Promise<void> },
): Promise<Tender> {
  await requireOwnTender(contracts, caller.userId, id);
  await inTransaction(contracts, async (transaction, after) => {
    const now = contracts.now();
    await act({ contracts, row: await holdOpen(transaction, id, now), transaction, after, now });
  });
  return readTender(contracts, caller.userId, id);
}

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

async function tellChanged(
  caller: Caller,
  { contracts, row, transaction, after, now }: Changing,
  { until, act, kind = 'tender-changed' }: { until: Date; act: string; kind?: 'tender-changed' | 'visit' },
): Promise<void> {
  const asked = await stillAsked(contracts, transaction, { id: row.id, customerId: caller.userId });
  const told = { id: row.id, customer: caller, now, kind, asked, until };
  await tellAsked(transaction, after, { ...told, act: `${kind}:${row.id}:${act}` });
}

/**
 * Another bill is another version: prices of the old one are out of date, and there is a day to send new ones.
 * @throws AppError 'bill-invalid'; 'state-changed' after 20 versions; as `change` does
 */
export const changeBill = (
  contracts: Contracts,
  caller: Caller,
  { id, bill }: { id: string; bill: Bill },
): Promise<Tender> =>
  change(contracts, caller, {
    id,
    act: async (changing) => {
      const { row, transaction, now } = changing;
      checkBill(bill);
      const sha256 = sha256Of(bill);
      const last = await findBill(transaction, id, row.version);
      if (last.sha256.equals(sha256)) return;
      const version = row.version + 1;
      if (version > mostVersions) throw new AppError('state-changed');
      const opensAt = laterOf(row.opens_at, new Date(now.getTime() + leastAfterChangeMs));
      await insertBill(transaction, id, { version, bill, sha256 });
      await setTender(transaction, id, { version, opens_at: opensAt, expiresAt: expiryOf(opensAt) });
      await moveSealed(transaction, id, { to: 'outdated' });
      await tellChanged(caller, changing, { until: opensAt, act: `bill:${version}` });
    },
  });

/** @throws AppError 'hour-invalid' for one that is not later, or too far off, 'too-many'; as `change` does */
export const moveHour = (
  contracts: Contracts,
  caller: Caller,
  { id, opensAt: said }: { id: string; opensAt: string },
): Promise<Tender> =>
  change(contracts, caller, {
    id,
    act: async (changing) => {
      const { row, transaction, now } = changing;
      const opensAt = new Date(said);
      if (opensAt.getTime() === row.opens_at.getTime()) return;
      if (opensAt < row.opens_at || opensAt.getTime() - now.getTime() > mostAheadMs)
        throw fieldError('opensAt', 'hour-invalid');
      await contracts.services.limits.take('tender-change-by-user', caller.userId);
      await setTender(transaction, id, { opens_at: opensAt, expiresAt: expiryOf(opensAt) });
      await tellChanged(caller, changing, { until: opensAt, act: `hour:${opensAt.toISOString()}` });
    },
  });

/**
 * One more time at which the site can be looked at; those that are over make room for it. Offered again it stays.
 * @throws AppError 'visit-over' for one that is over or not before the hour, 'bad-input' for one too many, 'too-many'; as
 * `change` does
 */
export const offerVisit = (
  contracts: Contracts,
  caller: Caller,
  { id, at }: { id: string; at: string },
): Promise<Tender> =>
  change(contracts, caller, {
    id,
    act: async (changing) => {
      const { row, transaction, now } = changing;
      const until = new Date(at);
      const visits = (row.wishes.visits ?? []).filter((time) => Date.parse(time) > now.getTime());
      if (visits.some((time) => Date.parse(time) === until.getTime())) return;
      if (until <= now || until >= row.opens_at) throw fieldError('at', 'visit-over');
      if (visits.length >= mostVisits) throw fieldError('at', 'bad-input');
      await contracts.services.limits.take('tender-change-by-user', caller.userId);
      await setVisits(transaction, id, { wishes: row.wishes, visits: [...visits, at].sort() });
      await tellChanged(caller, changing, { kind: 'visit', until, act: `offer:${at}` });
    },
  });

/** Opens now, once nobody is waited for. @throws AppError 'hour-early'; as `change` does */
export const openNow = (contracts: Contracts, caller: Caller, id: string): Promise<Tender> =>
  change(contracts, caller, {
    id,
    act: async ({ row, transaction, after, now }) => {
      const people = await askedOf(transaction, id);
      const sealed = await quotesIn(transaction, id, ['sealed']);
      if (sealed.length === 0 || people.some(({ quote, passed_at }) => quote === null && passed_at === null))
        throw new AppError('hour-early');
      await setTender(transaction, id, { opens_at: now, hour_told: true, expiresAt: expiryOf(now) });
      await tellHour(transaction, after, { tender: { ...row, opens_at: now }, sealed, now });
    },
  });
