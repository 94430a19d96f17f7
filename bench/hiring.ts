// npm run bench:hiring — six tables: acceptances over HTTP, at 50 a second and as many as it takes; lists "free on these
// days" among 100,000 listings with 1,000,000 reservations beside a tenth of them; batches of 200 entries for a hajri book; what a signed line of it costs;
// what a leaf of the log costs; a book with signatures and log, and without.
// WORKERS (60,000), ROUNDS (100) and SECONDS (10) make it smaller. DATABASE_URL: there too.
import { measureAcceptances } from './hiring/acceptances.ts';
import { measureBookBatches } from './hiring/book-batches.ts';
import { measureFreeLists } from './hiring/free-lists.ts';
import { measureLog } from './hiring/log-cost.ts';
import { openMarket } from './hiring/market.ts';
import { measureSignedBatches } from './hiring/signed-batches.ts';
import { openServer } from './populated-app.ts';

const workers = Number(process.env.WORKERS ?? 60_000);

const given = process.env.DATABASE_URL;
for (const [where, url] of [
  ['embedded database', undefined],
  ...(given ? [['DATABASE_URL', given]] : []),
] as [string, string | undefined][]) {
  const server = await openServer(url);
  const market = await openMarket(server, workers);
  const tenth = await openMarket(server, Math.ceil(workers / 10));
  await measureAcceptances(where, market.app, market.size);
  await measureFreeLists(where, market, tenth);
  await measureBookBatches(where, market.app, market.size);
  await measureSignedBatches(where, market.app, market.size);
  await measureLog(where, market.app, market.size);
  await market.app.close();
  await tenth.app.close();
  await server.close();
}
