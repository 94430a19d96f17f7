import * as calls from '#contract/contracts/work-contracts.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Contracts } from '../contracts.ts';
import { acceptQuote } from './accept-quote.rules.ts';
import { putEngineer } from './engineer.rules.ts';
import { readContract, readContracts } from './read-contracts.rules.ts';
import { declinePaper, signPaper } from './sign-paper.rules.ts';
import { writePaper } from './write-paper.rules.ts';

export function paperRoutes(register: Register, contracts: Contracts): void {
  register(calls.acceptQuote, async ({ caller, params, body }) => ({
    data: await acceptQuote(contracts, caller, { id: params.id, ...body }),
  }));
  register(calls.getWorkContracts, ({ caller, query }) => readContracts(contracts, caller.userId, query));
  register(calls.getWorkContract, async ({ caller, params }) => ({
    data: await readContract(contracts, caller.userId, params.id),
  }));
  register(calls.putEngineer, async ({ caller, params, body }) => ({
    data: await putEngineer(contracts, caller.userId, { id: params.id, said: body }),
  }));
  register(calls.postPaper, async ({ caller, params, body }, reply) => {
    const data = await writePaper(contracts, caller, { id: params.id, ...body });
    reply.code(201);
    return { data };
  });
  register(calls.signPaper, async ({ caller, params, body }) => ({
    data: await signPaper(contracts, caller.userId, {
      ...{ id: params.id, paperId: params.pid, sha256: body.sha256 },
      by: body.signed && { ...body.signed, tokenHash: caller.tokenHash },
    }),
  }));
  register(calls.declinePaper, async ({ caller, params, body }) => ({
    data: await declinePaper(contracts, caller.userId, {
      id: params.id,
      paperId: params.pid,
      reason: body.reason,
    }),
  }));
}
