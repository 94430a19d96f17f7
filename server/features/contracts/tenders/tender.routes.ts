import * as calls from '#contract/contracts/tenders.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Contracts } from '../contracts.ts';
import { askTender } from './ask-tender.rules.ts';
import { changeBill, moveHour, offerVisit, openNow } from './change-tender.rules.ts';
import { answerQuestion, askQuestion } from './questions.rules.ts';
import { billCsv, readTender, readTenders } from './read-tenders.rules.ts';
import { visit } from './visit.rules.ts';

export function tenderRoutes(register: Register, contracts: Contracts): void {
  register(calls.postTender, async ({ caller, body }, reply) => {
    const data = await askTender(contracts, caller, body);
    reply.code(201);
    return { data };
  });
  register(calls.getTenders, ({ caller, query }) => readTenders(contracts, caller.userId, query));
  register(calls.getTender, async ({ caller, params }) => ({
    data: await readTender(contracts, caller.userId, params.id),
  }));
  register(calls.getTenderCsv, async ({ caller, params }, reply) => {
    const text = billCsv(await readTender(contracts, caller.userId, params.id));
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="bill.csv"');
    return Buffer.from(text);
  });
  register(calls.putTenderBill, async ({ caller, params, body }) => ({
    data: await changeBill(contracts, caller, { id: params.id, bill: body }),
  }));
  register(calls.putTenderHour, async ({ caller, params, body }) => ({
    data:
      'now' in body
        ? await openNow(contracts, caller, params.id)
        : await moveHour(contracts, caller, { id: params.id, opensAt: body.opensAt }),
  }));
  register(calls.putTenderVisit, async ({ caller, params, body }) => ({
    data:
      'listing' in body
        ? await visit(contracts, caller, { id: params.id, ...body })
        : await offerVisit(contracts, caller, { id: params.id, at: body.at }),
  }));
  register(calls.postTenderQuestion, async ({ caller, params, body }) => ({
    data: await askQuestion(contracts, caller, { id: params.id, ...body }),
  }));
  register(calls.answerTenderQuestion, async ({ caller, params, body }) => ({
    data: await answerQuestion(contracts, caller, {
      id: params.id,
      question: params.qid,
      answer: body.answer,
    }),
  }));
}
