import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import type { Contracts } from '../contracts.ts';
import { holdOpen } from './change-tender.rules.ts';
import { readTender, requireOwnTender, requireTender } from './read-tenders.rules.ts';
import { stillAsked, tellAsked } from './tell-tender.rules.ts';
import { findAskedIn, insertQuestion, questionsOf, setAnswer } from './tender.data.ts';
import { askedOf } from './tender-people.data.ts';

const mostQuestions = 100;

/** The same clientId again is the same. @throws AppError 'not-found', 'bad-input' for one sent to another tender, 'own-listing' for the customer, 'request-closed', 'quotes-closed', 'too-many' */
export async function askQuestion(
  contracts: Contracts,
  caller: Caller,
  { id, ...question }: { id: string; clientId: string; text: string },
): Promise<Tender> {
  const { row, customer } = await requireTender(contracts, caller.userId, id);
  if (customer) throw new AppError('own-listing');
  await contracts.services.limits.take('tender-question-by-user', caller.userId);
  await inTransaction(contracts, async (transaction, after) => {
    const now = contracts.now();
    await holdOpen(transaction, id, now);
    const known = await findAskedIn(transaction, caller.userId, question.clientId);
    if (known === id) return;
    if (known) throw fieldError('clientId', 'bad-input');
    const written = await insertQuestion(transaction, { id, authorId: caller.userId, ...question });
    if ((await questionsOf(transaction, id)).length > mostQuestions) throw new AppError('too-many');
    // Who asked is nobody's to know: the customer reads it like all the others.
    await addNews(transaction, after, {
      now,
      news: [
        {
          to: [row.customer_id],
          kind: 'question',
          facts: { name: row.name, about: { kind: 'tender', _id: id } },
          act: `question:${written}`,
          matter: `request:${id}`,
        },
      ],
    });
    const asked = (await askedOf(transaction, id)).map(({ user_id }) => user_id);
    after.changed([row.customer_id, ...asked], { kind: 'tender', _id: id });
  });
  return readTender(contracts, caller.userId, id);
}

/** All who were asked read the answer; until the hour it can be said better. The same again tells nobody. @throws AppError as `askQuestion`, 'not-allowed' */
export async function answerQuestion(
  contracts: Contracts,
  caller: Caller,
  { id, question, answer }: { id: string; question: string; answer: string },
): Promise<Tender> {
  await requireOwnTender(contracts, caller.userId, id);
  if (!isId(question)) throw new AppError('not-found');
  await inTransaction(contracts, async (transaction, after) => {
    const now = contracts.now();
    await holdOpen(transaction, id, now);
    const known = (await questionsOf(transaction, id)).find((one) => one.id === question);
    if (!known) throw new AppError('not-found');
    if (known.answer === answer) return;
    await contracts.services.limits.take('tender-change-by-user', caller.userId);
    await setAnswer(transaction, question, { answer, at: now });
    const asked = await stillAsked(contracts, transaction, { id, customerId: caller.userId });
    const act = `answer:${question}:${now.getTime()}`;
    await tellAsked(transaction, after, { id, customer: caller, now, kind: 'answer', asked, act });
  });
  return readTender(contracts, caller.userId, id);
}
