import * as calls from '#contract/contracts/quotes.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Contracts } from '../contracts.ts';
import { compareQuotes } from './compare-quotes.rules.ts';
import { openQuote } from './open-quote.rules.ts';
import { readQuote, sealQuote, withdrawQuote } from './seal-quote.rules.ts';
import type { PricesFor } from './usual-prices.rules.ts';

export function quoteRoutes(register: Register, contracts: Contracts, pricesFor: PricesFor): void {
  register(calls.postQuote, async ({ caller, params, body }, reply) => {
    const data = await sealQuote(contracts, caller, { id: params.id, ...body });
    reply.code(201);
    return { data };
  });
  register(calls.openQuote, async ({ visitor, ip, params, body }) => ({
    data: await openQuote(contracts, { id: params.id, code: body.code, userId: visitor?.userId, ip }),
  }));
  register(calls.getQuote, async ({ caller, params }) => ({
    data: await readQuote(contracts, caller.userId, params.id),
  }));
  register(calls.withdrawQuote, async ({ caller, params }) => ({
    data: await withdrawQuote(contracts, caller.userId, params.id),
  }));
  register(calls.getComparison, async ({ caller, params }) => ({
    data: await compareQuotes(contracts, caller.userId, { id: params.id, pricesFor }),
  }));
}
