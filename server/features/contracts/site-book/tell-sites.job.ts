import { setImmediate as turn } from 'node:timers/promises';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { dayMs, siteDate } from '#domain/calendar/dates.ts';
import { isWork, type SiteEntry } from '#domain/contracts/site-entry.ts';
import { isMended, siteLines, siteWaitsFor } from '#domain/contracts/site-lines.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews, queueNewsMails } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import type { ContractsByClock } from '../contracts.ts';
import { type DueSite, quietSites, sitesWithWork, unseenOfSites } from './due-sites.data.ts';

const daysToAnswer = 3;
const quietDays = 14;
/** Who has heard of it is not told again; what is older was told, or is over. */
const lastDays = 10;

const span = (now: Date, days: number) => ({
  from: new Date(now.getTime() - (days + lastDays) * dayMs),
  to: new Date(now.getTime() - days * dayMs),
});

/** Each reader reads the other's name. */
const newsOf = (kind: 'stage' | 'quiet', due: DueSite[]) =>
  due.flatMap(({ id, customerId, providerId, customerName, entry, listing }) =>
    [
      { to: customerId, name: listing.name },
      { to: providerId, name: customerName ?? formerUser },
    ].map(({ to, name }) => ({
      to: [to],
      kind,
      facts: { listing, name, about: { kind: 'site' as const, _id: id } },
      act: `${kind}-waits:${entry}`,
      matter: `${kind}-waits:${id}`,
    })),
  );

/** The provider's last word of each stage that has had no answer for so long. */
async function waitingFor(db: Db, now: Date): Promise<DueSite[]> {
  const { from, to } = span(now, daysToAnswer);
  const waiting: DueSite[] = [];
  // Book by book: what waits is reckoned as the page does it.
  for (const site of await sitesWithWork(db, { from, to })) {
    const lines = siteLines(await entriesOf<SiteEntry>(db, site.id));
    for (const { entry, at, body } of siteWaitsFor('customer', lines))
      if (!isMended(body) && isWork(body) && at >= from.toISOString() && at <= to.toISOString())
        waiting.push({ ...site, entry });
    await turn();
  }
  return waiting;
}

/**
 * Once a day, at six in the evening: both hear of work that waits for an answer for 3 days, and where the provider
 * wrote nothing for 14; and one mail tells of the day's money and material (docs/rules.md#contracts-8).
 */
export async function tellSites(contracts: ContractsByClock): Promise<void> {
  const { db } = contracts.services;
  const now = contracts.now();
  const waiting = await waitingFor(db, now);
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
