import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContractsTable } from '#server/platform/database/tables/hiring/contract-tables.ts';
import { endOpen } from './paper.data.ts';
import { tellOver } from './tell-paper.rules.ts';
import { type ContractRow, reopenQuote, reopenRequest, setContractStatus } from './work-contract.data.ts';

interface Over {
  transaction: Db;
  after: After;
  now: Date;
}

/** A contract that was never agreed is none: its price can be accepted again. */
export async function lapse({ transaction, now }: Omit<Over, 'after'>, row: ContractRow): Promise<void> {
  await endOpen(transaction, row.id, { to: 'expired' });
  await setContractStatus(transaction, row.id, { status: 'lapsed', at: now });
  await reopenQuote(transaction, row.quote_id);
}

/** Its stages are free: another price for them can be accepted. Its tender and itself are held. */
export async function endContract(
  { transaction, now }: Omit<Over, 'after'>,
  row: ContractRow,
  endedBy: NonNullable<ContractsTable['ended_by']>,
): Promise<void> {
  await endOpen(transaction, row.id, { to: 'expired' });
  await setContractStatus(transaction, row.id, { status: 'ended', endedBy, at: now });
  await reopenRequest(transaction, row.request_id, now);
}

/** What a contract comes to without a signature: by time, or by the end of an account, which is told who stays. */
export async function endUnsaid(
  over: Over,
  row: ContractRow,
  { by, to }: { by: NonNullable<ContractsTable['ended_by']> | null; to: string[] },
): Promise<void> {
  if (by === null || row.status === 'draft') await lapse(over, row);
  else await endContract(over, row, by);
  await tellOver(over.transaction, over.after, { row, to, now: over.now });
}
