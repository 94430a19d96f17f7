import * as calls from '#contract/contracts/site-book.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Contracts } from '../contracts.ts';
import type { PricesFor } from '../tenders/usual-prices.rules.ts';
import { readContractPicture, readSiteBook, siteBookAsCsv } from './read-site.rules.ts';
import { writeSiteBook } from './write-site.rules.ts';

export function siteRoutes(register: Register, contracts: Contracts, pricesFor: PricesFor): void {
  register(calls.getSiteBook, ({ params, query, caller }) =>
    readSiteBook(contracts, caller.userId, { id: params.contractId, after: query.after, pricesFor }),
  );
  register(calls.postSiteBook, async ({ params: { contractId: id }, body: { entries, after }, caller }) => {
    const data = await writeSiteBook(contracts, { caller, id, sent: entries });
    if (after === undefined) return { data };
    return { data, book: await readSiteBook(contracts, caller.userId, { id, after, pricesFor }) };
  });
  register(calls.getSiteBookCsv, async ({ params, caller }, reply) => {
    const table = await siteBookAsCsv(contracts, caller.userId, params.contractId);
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="site-book.csv"')
      .header('cache-control', 'no-store');
    return table;
  });
  register(calls.getContractPicture, async ({ params, caller }, reply) => {
    const bytes = await readContractPicture(contracts, caller.userId, params);
    reply.type('image/webp').header('cache-control', 'private, max-age=300');
    return bytes;
  });
}
