import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { ContractsByClock } from './contracts.ts';
import { quotesIn } from './quotes/quote.data.ts';
import { tellHour } from './quotes/tell-hour.rules.ts';
import { lockDueHours, setHourTold } from './tenders/due-hours.data.ts';

/** Tells of hours that have come; run each minute, and harmless when run twice (docs/rules.md#contracts-3). */
export async function tellHours(contracts: ContractsByClock): Promise<void> {
  const now = contracts.now();
  await inTransaction(contracts, async (transaction, after) => {
    for (const tender of await lockDueHours(transaction, now)) {
      const sealed = await quotesIn(transaction, tender.id, ['sealed']);
      await tellHour(transaction, after, { tender, sealed, now });
      await setHourTold(transaction, tender.id);
    }
  });
}
