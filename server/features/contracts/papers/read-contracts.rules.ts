import type { Side } from '#contract/contracts/bill.ts';
import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Paging } from '#server/platform/database/page-cursor.ts';
import { placeName } from '#server/platform/geo/pin-places.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Contracts } from '../contracts.ts';
import { papersOf } from './paper.data.ts';
import { presentContract } from './paper.view.ts';
import { type ContractRow, contractsOf, findContract, lastBill } from './work-contract.data.ts';

/** @throws AppError 'not-found' for who is none of its two sides, admins too */
export async function requireContract(
  { services: { db } }: Pick<Contracts, 'services'>,
  userId: string,
  id: string,
): Promise<{ row: ContractRow; side: Side }> {
  const row = isId(id) ? await findContract(db, id) : undefined;
  if (!row || (row.customer_id !== userId && row.provider_id !== userId)) throw new AppError('not-found');
  return { row, side: row.customer_id === userId ? 'customer' : 'provider' };
}

export async function readContract(contracts: Contracts, userId: string, id: string): Promise<WorkContract> {
  const { db } = contracts.services;
  const { row } = await requireContract(contracts, userId, id);
  return presentContract(row, {
    userId,
    bill: await lastBill(db, id),
    papers: await papersOf(db, id),
  });
}

/** @throws AppError 'bad-cursor' */
export async function readContracts(
  { services: { db } }: Contracts,
  userId: string,
  { as, ...paging }: Paging & { as: 'customer' | 'provider' },
) {
  const { rows, nextCursor, total } = await contractsOf(db, { userId, as }, paging);
  const data = rows.map((row) => ({
    _id: row.id,
    name: row.name,
    customerName: row.customer_name ?? formerUser,
    listingName: row.listing_name,
    side: as,
    status: row.status,
    place: placeName(row.pin),
    createdAt: row.created_at.toISOString(),
    total: row.total,
    waitsForMe: row.waits,
  }));
  return { data, nextCursor, total };
}
