import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import type { Contracts } from './contracts.ts';
import { deleteUnaccepted, quotesOfUser } from './quotes/quote.data.ts';
import { presentQuote } from './quotes/quote.view.ts';
import { readTender } from './tenders/read-tenders.rules.ts';
import { forgetQuestions, questionsOfUser, tenderIdsOf } from './tenders/tender-own-rows.data.ts';

/**
 * What contracts hold of a user (docs/rules.md#contracts-5): the tenders that one asked, one's questions and prices. That
 * its tenders close when an account ends is hiring's deed: they are requests.
 */
export const contractsOwnData = (contracts: Contracts): OwnData => ({
  async export(db, userId) {
    const tenders = [];
    for (const id of await tenderIdsOf(db, userId)) tenders.push(await readTender(contracts, userId, id));
    return {
      tenders,
      tenderQuestions: await questionsOfUser(db, userId),
      tenderQuotes: (await quotesOfUser(db, userId)).map((quote) => presentQuote(quote, userId)),
    };
  },
  async erase(db, userId) {
    await deleteUnaccepted(db, userId);
    await forgetQuestions(db, userId);
  },
});
