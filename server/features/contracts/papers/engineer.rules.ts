import type { EngineerContract, WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews, endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import type { Contracts } from '../contracts.ts';
import { isListed } from '../tenders/tender-people.data.ts';
import { readContract, requireReader } from './read-contracts.rules.ts';
import { type ContractRow, lockContract, setEngineer } from './work-contract.data.ts';

const runs: ReadonlySet<ContractRow['status']> = new Set(['agreed', 'under_way', 'handed_over']);

interface Held {
  transaction: Db;
  after: After;
  row: ContractRow;
  now: Date;
}

/** Tells that somebody was named, or that they said yes or no. */
async function tell(
  { transaction, after, row, now }: Held,
  to: string,
  kind: 'engineer' | 'engineer-yes' | 'engineer-no',
) {
  const { id, customer_id, engineer_id, engineer_name } = row;
  await addNews(transaction, after, {
    now,
    news: [
      {
        to: [to],
        kind,
        facts: {
          listing: { kind: row.listing_of, _id: row.listing_id, name: row.listing_name },
          name: kind === 'engineer' ? (row.customer_name ?? formerUser) : (engineer_name ?? formerUser),
          about: { kind: 'contract', _id: id },
        },
        act: `engineer:${id}:${engineer_id}:${kind}:${now.getTime()}`,
        matter: `engineer:${id}`,
      },
    ],
  });
  after.changed([customer_id, row.provider_id, to], { kind: 'contract', _id: id });
}

/** @throws AppError 'listing-gone', 'bad-input' for who is no engineer, 'engineer-side', 'chat-blocked' */
async function requireEngineer(contracts: Contracts, { transaction, row }: Held, listing: ListingRef) {
  const [found] = await contracts.findListings(transaction, [listing._id]);
  if (!found || !(await isListed(transaction, listing._id))) throw new AppError('listing-gone');
  if (found.ref.kind !== 'engineer') throw fieldError('listing', 'bad-input');
  if ([row.customer_id, row.provider_id].includes(found.userId)) throw fieldError('listing', 'engineer-side');
  const blocked = await contracts.blockedAmong(transaction, row.customer_id, [found.userId]);
  if (blocked.length > 0) throw new AppError('chat-blocked');
  return found;
}

/** Who was named before is so no more; the same again keeps their word. */
async function name(contracts: Contracts, held: Held, listing: ListingRef | null): Promise<void> {
  const { transaction, after, row } = held;
  if (row.engineer_listing === (listing?._id ?? null)) return;
  const found = listing && (await requireEngineer(contracts, held, listing));
  const engineer = found && { id: found.userId, listing: found.ref._id, name: found.name };
  await setEngineer(transaction, row.id, engineer && { ...engineer, agreedAt: null });
  if (row.engineer_id) {
    // What they were told leads to a contract that is theirs no more.
    await endMatters(transaction, after, { matters: [`engineer:${row.id}`], of: row.engineer_id });
    after.changed([row.engineer_id], { kind: 'contract', _id: row.id });
  }
  after.changed([row.customer_id, row.provider_id], { kind: 'contract', _id: row.id });
  if (engineer) await tell({ ...held, row: { ...row, engineer_id: engineer.id } }, engineer.id, 'engineer');
}

/** A no frees the customer to name somebody else. */
async function answer(held: Held, accept: boolean): Promise<void> {
  const { transaction, after, row, now } = held;
  const { engineer_id: id, engineer_listing: listing, engineer_name: called } = row;
  if (!id || !listing || called === null || (accept && row.engineer_agreed_at)) return;
  await setEngineer(transaction, row.id, accept ? { id, listing, name: called, agreedAt: now } : null);
  await endMatters(transaction, after, { matters: [`engineer:${row.id}`], of: id });
  await tell(held, row.customer_id, accept ? 'engineer-yes' : 'engineer-no');
}

export type EngineerSaid = { listing: ListingRef | null } | { accept: boolean };

/**
 * The customer names who certifies stages, who says yes or no (docs/rules.md#contracts-9).
 * @returns null for an engineer who said no: it is theirs no more
 * @throws AppError 'not-found', 'not-allowed', 'state-changed' for a draft and what is over, and as `requireEngineer`
 */
export async function putEngineer(
  contracts: Contracts,
  userId: string,
  { id, said }: { id: string; said: EngineerSaid },
): Promise<WorkContract | EngineerContract | null> {
  const { side } = await requireReader(contracts, userId, id);
  if (side !== ('listing' in said ? 'customer' : 'engineer')) throw new AppError('not-allowed');
  // Naming writes to strangers.
  if ('listing' in said) await contracts.services.limits.take('paper-by-user', userId);
  await inTransaction(contracts, async (transaction, after) => {
    const row = await lockContract(transaction, id);
    if (!row || ('accept' in said && row.engineer_id !== userId)) throw new AppError('not-found');
    if (!runs.has(row.status)) throw new AppError('state-changed');
    const held = { transaction, after, row, now: contracts.now() };
    if ('listing' in said) await name(contracts, held, said.listing);
    else await answer(held, said.accept);
  });
  return 'accept' in said && !said.accept ? null : readContract(contracts, userId, id);
}
