import type { Side } from '#contract/contracts/bill.ts';
import type {
  ContractSide,
  EngineerContract,
  WorkContract,
} from '#contract/contracts/work-contracts.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Paging } from '#server/platform/database/page-cursor.ts';
import { placeName } from '#server/platform/geo/pin-places.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Contracts } from '../contracts.ts';
import { papersIn, papersOf } from './paper.data.ts';
import { presentContract, presentForEngineer } from './paper.view.ts';
import {
  type ContractRow,
  contractsOf,
  contractsOfUser,
  findContract,
  lastBill,
  lastBillsOf,
} from './work-contract.data.ts';

/** @throws AppError 'not-found' for who is none of its two sides, admins too */
export async function requireContract(
  contracts: Pick<Contracts, 'services'>,
  userId: string,
  id: string,
): Promise<{ row: ContractRow; side: Side }> {
  const { row, side } = await requireReader(contracts, userId, id);
  if (side === 'engineer') throw new AppError('not-found');
  return { row, side };
}

/** Its engineer reads it too, agreed or not yet. @throws AppError 'not-found' */
export async function requireReader(
  { services: { db } }: Pick<Contracts, 'services'>,
  userId: string,
  id: string,
): Promise<{ row: ContractRow; side: ContractSide }> {
  const row = isId(id) ? await findContract(db, id) : undefined;
  const side = row && sideOf(row, userId);
  if (!row || !side) throw new AppError('not-found');
  return { row, side };
}

function sideOf(row: ContractRow, userId: string): ContractSide | undefined {
  if (row.customer_id === userId) return 'customer';
  if (row.provider_id === userId) return 'provider';
  return row.engineer_id === userId ? 'engineer' : undefined;
}

export async function readContract(
  contracts: Contracts,
  userId: string,
  id: string,
): Promise<WorkContract | EngineerContract> {
  const { row, side } = await requireReader(contracts, userId, id);
  if (side === 'engineer') return presentForEngineer(row, await lastBill(contracts.services.db, id));
  return readOwnContract(contracts, userId, id);
}

/** For one of its two sides. @throws AppError 'not-found' */
export async function readOwnContract(
  contracts: Contracts,
  userId: string,
  id: string,
): Promise<WorkContract> {
  const { db } = contracts.services;
  const { row } = await requireContract(contracts, userId, id);
  return presentContract(row, {
    userId,
    bill: await lastBill(db, id),
    papers: await papersOf(db, id),
  });
}

/** What a user may read of contracts, for the download: without the phone of the other side. */
export async function ownContracts({ services: { db } }: Contracts, userId: string, most: number) {
  const rows = await contractsOfUser(db, userId, most);
  const ids = rows.map(({ id }) => id);
  const bills = new Map((await lastBillsOf(db, ids)).map((bill) => [bill.contract_id, bill]));
  const papers = await papersIn(db, ids);
  const workContracts: Omit<WorkContract, 'phone'>[] = [];
  const certifiedContracts: EngineerContract[] = [];
  for (const row of rows) {
    const bill = bills.get(row.id);
    if (sideOf(row, userId) === 'engineer') certifiedContracts.push(presentForEngineer(row, bill));
    else {
      const of = papers.filter(({ contract_id }) => contract_id === row.id);
      const { phone: _, ...contract } = presentContract(row, { userId, bill, papers: of });
      workContracts.push(contract);
    }
  }
  return { workContracts, certifiedContracts };
}

/** @throws AppError 'bad-cursor' */
export async function readContracts(
  { services: { db } }: Contracts,
  userId: string,
  { as, ...paging }: Paging & { as: ContractSide },
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
    total: as === 'engineer' ? null : row.total,
    waitsForMe: row.waits,
  }));
  return { data, nextCursor, total };
}
