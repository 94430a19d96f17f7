import type { Tender } from '#contract/contracts/tenders.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Contracts } from '../contracts.ts';
import { readTender, requireTender } from './read-tenders.rules.ts';
import { lockTender } from './tender.data.ts';
import { askedOf, setPerson } from './tender-people.data.ts';

type Said = { listing: ListingRef } & ({ at: string } | { agree: true });

/**
 * Who was asked chooses one of the customer's times to look at the site; the customer agrees, and from then on both see
 * address and phones. Said again it stays.
 * @throws AppError 'not-found', 'not-allowed', 'chat-blocked', 'request-closed', 'visit-over', 'state-changed', 'too-many'
 */
export async function visit(
  contracts: Contracts,
  caller: Caller,
  { id, ...said }: { id: string } & Said,
): Promise<Tender> {
  const { customer } = await requireTender(contracts, caller.userId, id);
  if (customer !== 'agree' in said) throw new AppError('not-allowed');
  await inTransaction(contracts, async (transaction, after) => {
    const now = contracts.now();
    const row = await lockTender(transaction, id);
    if (row?.status !== 'open') throw new AppError('request-closed');
    const person = (await askedOf(transaction, id)).find(({ listing_id }) => listing_id === said.listing._id);
    if (!person || (!customer && person.user_id !== caller.userId)) throw new AppError('not-allowed');
    const other = customer ? person.user_id : row.customer_id;
    if ((await contracts.blockedAmong(transaction, caller.userId, [other])).length > 0)
      throw new AppError('chat-blocked');
    if ('agree' in said) {
      if (!person.visit_at) throw new AppError('state-changed');
      if (person.visit_agreed_at) return;
      if (person.visit_at <= now) throw new AppError('visit-over');
      await setPerson(transaction, id, { listingId: person.listing_id, visit_agreed_at: now });
    } else {
      const at = new Date(said.at);
      if (person.visit_at?.getTime() === at.getTime()) return;
      const offered = (row.wishes.visits ?? []).some((time) => Date.parse(time) === at.getTime());
      if (!offered || at <= now) throw new AppError('visit-over');
      await setPerson(transaction, id, { listingId: person.listing_id, visit_at: at, visit_agreed_at: null });
    }
    await contracts.services.limits.take('tender-change-by-user', caller.userId);
    await addNews(transaction, after, {
      now,
      news: [
        {
          to: [other],
          kind: 'visit',
          facts: {
            listing: { kind: person.listing_of, _id: person.listing_id, name: person.name ?? '' },
            name: customer ? caller.fullname : (person.name ?? ''),
            about: { kind: 'tender', _id: id },
            // Until then the customer can agree.
            ...('at' in said && { until: said.at }),
          },
          act: `visit:${id}:${person.listing_id}:${now.getTime()}`,
          matter: `request:${id}`,
        },
      ],
    });
    after.changed([other, caller.userId], { kind: 'tender', _id: id });
  });
  return readTender(contracts, caller.userId, id);
}
