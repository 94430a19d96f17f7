import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import type { Contracts } from '../contracts.ts';
import { deleteUnaccepted, quotesOfUser } from '../tenders/quote.data.ts';
import { presentQuote } from '../tenders/quote.view.ts';
import { readTender } from '../tenders/read-tenders.rules.ts';
import {
  forgetQuestions,
  forgetTenders,
  questionsOfUser,
  tenderIdsOf,
} from '../tenders/tender-own-rows.data.ts';
import { endOpen } from './paper.data.ts';
import { readContract } from './read-contracts.rules.ts';
import { lapse } from './sign-paper.rules.ts';
import { contractIdsOf, holdRunning, setContractStatus } from './work-contract.data.ts';

/**
 * What contracts hold of a user (docs/rules.md#contracts-5): the tenders that one asked, one's questions and prices. That
 * its tenders close when an account ends is hiring's deed: they are requests.
 */
export const contractsOwnData = (contracts: Contracts): OwnData => ({
  async export(db, userId) {
    const tenders = [];
    for (const id of await tenderIdsOf(db, userId)) tenders.push(await readTender(contracts, userId, id));
    const workContracts = [];
    for (const id of await contractIdsOf(db, userId))
      workContracts.push(await readContract(contracts, userId, id));
    return {
      tenders,
      workContracts,
      tenderQuestions: await questionsOfUser(db, userId),
      tenderQuotes: (await quotesOfUser(db, userId)).map((quote) => presentQuote(quote, userId)),
    };
  },
  async erase(db, userId) {
    const now = contracts.now();
    for (const row of await holdRunning(db, userId)) {
      if (row.status === 'draft') await lapse(db, row, now);
      else {
        await endOpen(db, row.id, { to: 'expired' });
        await setContractStatus(db, row.id, { status: 'ended', endedBy: 'neev', at: now });
      }
    }
    await deleteUnaccepted(db, userId);
    await forgetQuestions(db, userId);
    await forgetTenders(db, userId);
  },
});
