import type { Side } from '#contract/contracts/bill.ts';
import { addDays, dayMs, siteDate } from '#domain/calendar/dates.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { ContractsByClock } from '../contracts.ts';
import { standingNow } from '../standing/change-below.rules.ts';
import { quotesIn } from '../tenders/quote.data.ts';
import { tellHour } from '../tenders/tell-hour.rules.ts';
import { lockDefectsOver, lockDue, lockDueHours, setHourTold } from './due-contracts.data.ts';
import { endUnsaid } from './end-contract.rules.ts';
import { tellRetention } from './tell-paper.rules.ts';
import { type ContractRow, setContractStatus } from './work-contract.data.ts';

/** Tells of hours that have come; run each minute, and harmless when run twice (docs/rules.md#contracts-3). */
export async function tellHours(contracts: ContractsByClock): Promise<void> {
  // A few at once: prices of what is held wait, and many choose the same hour.
  while ((await tellSome(contracts)) > 0);
}

/** @returns how many tenders it told of */
const tellSome = (contracts: ContractsByClock): Promise<number> =>
  inTransaction(contracts, async (transaction, after) => {
    const now = contracts.now();
    const due = await lockDueHours(transaction, now);
    for (const tender of due) {
      const sealed = await quotesIn(transaction, tender.id, ['sealed']);
      await tellHour(transaction, after, { tender, sealed, now });
      await setHourTold(transaction, tender.id);
    }
    return due.length;
  });

const daysToSign = 7;

/** A draft that nobody signs lapses after 7 days; an ending that the other side does not sign ends the contract by its author. */
export async function endUnsigned(contracts: ContractsByClock): Promise<void> {
  const now = contracts.now();
  await inTransaction(contracts, async (transaction, after) => {
    const over = { transaction, after, now };
    for (const { row, endedBy } of await lockDue(transaction, new Date(now.getTime() - daysToSign * dayMs)))
      await endUnsaid(over, row, { by: endedBy, to: othersThan(endedBy, row) });
  });
}

/** Who did not do it themselves. */
const othersThan = (by: Side | null, { customer_id, provider_id }: ContractRow): string[] => [
  ...(by === 'customer' ? [] : [customer_id]),
  ...(by === 'provider' ? [] : [provider_id]),
];

const daysToSettle = 90;

/**
 * When the time for defects is over what was kept back is due: both hear of it, once. The contract is closed once nothing is
 * due, or 90 days after.
 */
export async function closeHandedOver(contracts: ContractsByClock): Promise<void> {
  const now = contracts.now();
  const today = siteDate(now);
  let after = '';
  do after = await closeSome(contracts, { now, today, after });
  while (after !== '');
}

/** @returns the last that was looked at; nothing where there are no more */
const closeSome = (
  contracts: ContractsByClock,
  { now, today, after: from }: { now: Date; today: string; after: string },
): Promise<string> =>
  inTransaction(contracts, async (transaction, after) => {
    const rows = await lockDefectsOver(transaction, today, from);
    for (const row of rows) {
      await tellRetention(transaction, after, { row, now });
      const isLong = row.defects_until !== null && today > addDays(row.defects_until, daysToSettle);
      if (!isLong && (await standingNow(transaction, row.id, now)).agreed.due > 0) continue;
      await setContractStatus(transaction, row.id, { status: 'closed', at: now });
    }
    return rows.at(-1)?.id ?? '';
  });
