import * as calls from '#contract/hiring/ledger.calls.ts';
import { getStatementCsv } from '#contract/hiring/statement.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Hiring } from '../hiring.ts';
import { booksAtWork } from './book/book.data.ts';
import { bookAsCsv } from './csv.rules.ts';
import { readBook, readNews } from './read.rules.ts';
import { statementOf } from './statement/statement.rules.ts';
import { statementAsCsv } from './statement/statement-csv.rules.ts';
import { writeEntries } from './write.rules.ts';

export function ledgerRoutes(register: Register, hiring: Hiring): void {
  register(calls.getOpenBooks, async ({ caller }) => ({
    data: (await booksAtWork(hiring.services.db, caller.userId)).map(({ bookingId }) => ({ bookingId })),
  }));
  register(calls.getLedger, ({ params, query, caller }) =>
    readNews(hiring, caller, { bookingId: params.bookingId, ...query }),
  );
  register(calls.postLedger, async ({ params: { bookingId }, body: { entries, after }, caller }) => {
    const data = await writeEntries(hiring, { caller, bookingId, sent: entries });
    if (after === undefined) return { data };
    return { data, book: await readBook(hiring, caller, { bookingId, after }) };
  });
  register(calls.getLedgerCsv, async ({ params, caller }, reply) => {
    const table = await bookAsCsv(hiring, caller, params.bookingId);
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="hajri.csv"')
      .header('cache-control', 'no-store');
    return table;
  });
  register(getStatementCsv, async ({ query, caller }, reply) => {
    const table = await statementAsCsv(await statementOf(hiring, caller, query));
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="statement.csv"')
      .header('cache-control', 'no-store');
    return table;
  });
}
