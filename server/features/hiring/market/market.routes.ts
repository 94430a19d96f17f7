import { getMarket, getMarketCsv } from '#contract/hiring/market.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Hiring } from '../hiring.ts';
import { makeMarket } from './market.rules.ts';
import { marketTable } from './market.view.ts';

export function marketRoutes(register: Register, hiring: Hiring): void {
  const market = makeMarket(hiring);
  register(getMarket, async ({ query: { place } }) => ({ data: await market(place) }));
  register(getMarketCsv, async ({ query: { place } }, reply) => {
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="market.csv"')
      .header('cache-control', 'no-store');
    return marketTable(await market(place));
  });
}
