import type { SiteEntry } from '#domain/contracts/site-entry.ts';
import { effectsAfter } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import type { Db } from '#server/platform/database/database.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import type { Contracts } from '../contracts.ts';
import { ofWork } from '../standing/site.rules.ts';
import { deleteUnaccepted, quotesOfUser } from '../tenders/quote.data.ts';
import { presentQuote } from '../tenders/quote.view.ts';
import { ownTenders } from '../tenders/read-tenders.rules.ts';
import {
  closeTenders,
  forgetQuestions,
  forgetTenders,
  mostOwn,
  questionsOfUser,
} from '../tenders/tender-own-rows.data.ts';
import { endUnsaid } from './end-contract.rules.ts';
import { ownContracts } from './read-contracts.rules.ts';
import { forgetDrafts, forgetEngineer, holdRunning } from './work-contract.data.ts';

/**
 * What contracts hold of a user (docs/rules.md#contracts-5): the tenders that one asked, one's questions, prices and
 * contracts. That its tenders close when an account ends is hiring's deed: they are requests.
 */
export const contractsOwnData = (contracts: Contracts): OwnData => ({
  async export(db, userId) {
    const { workContracts, certifiedContracts } = await ownContracts(contracts, userId, mostOwn);
    const siteBooks = await ownBooks(db, {
      mine: workContracts.map(({ _id }) => _id),
      certified: certifiedContracts.filter(({ engineer }) => engineer?.agreed).map(({ _id }) => _id),
    });
    return {
      tenders: await ownTenders(contracts, userId, mostOwn),
      ...{ workContracts, certifiedContracts, siteBooks },
      tenderQuestions: await questionsOfUser(db, userId),
      tenderQuotes: (await quotesOfUser(db, userId, mostOwn)).map((quote) => presentQuote(quote, userId)),
    };
  },
  async erase(db, userId, afterwards) {
    const { after, run } = effectsAfter(contracts);
    const over = { transaction: db, after, now: contracts.now() };
    for (const row of await holdRunning(db, userId)) {
      const to = row.customer_id === userId ? row.provider_id : row.customer_id;
      await endUnsaid(over, row, { by: 'neev', to: [to] });
    }
    await forgetDrafts(db, userId);
    await closeTenders(db, userId);
    await deleteUnaccepted(db, userId);
    await forgetQuestions(db, userId);
    await forgetTenders(db, userId);
    await forgetEngineer(db, userId);
    afterwards(run);
  },
});

/** The site books of contracts for the download, as their reader may see them: an engineer of the work alone. */
async function ownBooks(
  db: Db,
  { mine, certified }: { mine: readonly string[]; certified: readonly string[] },
): Promise<{ contractId: string; entries: SiteEntry[] }[]> {
  const books = [];
  // Book by book: all of somebody's years at once would hold up every other call.
  for (const contractId of [...mine, ...certified]) {
    const all = await entriesOf<SiteEntry>(db, contractId);
    const entries = certified.includes(contractId) ? ofWork(all) : all;
    if (entries.length > 0) books.push({ contractId, entries });
  }
  return books;
}
