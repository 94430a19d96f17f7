import { dayMs, siteDate } from '#domain/calendar/dates.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews, queueNewsMails } from '#server/features/accounts/act/news.rules.ts';
import type { ContractsByClock } from '../contracts.ts';
import { type DueSite, quietSites, unansweredWork, unseenOfSites } from './due-sites.data.ts';

const daysToAnswer = 3;
const quietDays = 14;
/** Who has heard of it is not told again; what is older was told, or is over. */
const lastDays = 10;

const span = (now: Date, days: number) => ({
  from: new Date(now.getTime() - (days + lastDays) * dayMs),
  to: new Date(now.getTime() - days * dayMs),
});

const newsOf = (kind: 'stage' | 'quiet', due: DueSite[]) =>
  due.map(({ id, customerId, providerId, entry, listing }) => ({
    to: [customerId, providerId],
    kind,
    facts: { listing, name: listing.name, about: { kind: 'site' as const, _id: id } },
    act: `${kind}-waits:${entry}`,
    matter: `${kind}:${id}`,
  }));

/**
 * Once a day, at six in the evening: both hear of work that waits for an answer for 3 days, and where the provider
 * wrote nothing for 14; and one mail tells of the day's money and material (docs/rules.md#contracts-8).
 */
export async function tellSites(contracts: ContractsByClock): Promise<void> {
  const { db } = contracts.services;
  const now = contracts.now();
  const waiting = await unansweredWork(db, span(now, daysToAnswer));
  const quiet = await quietSites(db, span(now, quietDays));
  await inTransaction(contracts, async (transaction, after) => {
    const news = [...newsOf('stage', waiting), ...newsOf('quiet', quiet)];
    await addNews(transaction, after, { news, now });
  });
  const mails = (await unseenOfSites(db, new Date(now.getTime() - dayMs))).map(
    ({ userId, contractId, name }) => ({
      to: [userId],
      kind: 'site' as const,
      listing: '',
      other: name,
      about: { kind: 'site' as const, _id: contractId },
      act: `site-day:${siteDate(now)}`,
    }),
  );
  await queueNewsMails(db, { mails, now });
}
