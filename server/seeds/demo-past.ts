import { sql } from 'kysely';
import { cardConsentVersion } from '#contract/marketplace/consent.ts';
import { makeCard } from '#server/features/evidence/cards/card.rules.ts';
import { workedDays, workedPay } from '#server/features/hiring/ledger/statement/worked-days.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { demoLock, demoSeed, markOf } from './demo.ts';
import { castOf } from './demo-cast.ts';
import { type DemoData, makeDemoData } from './demo-data.ts';
import { playPast } from './past/play-past.ts';

/** Whether everybody is there still who plays in the past: a demo of days ago may have lost some. */
async function isWhole(db: Db, { users, providers, products }: DemoData): Promise<boolean> {
  const counts = await sql<{ missing: boolean }>`
    select (select count(*) from users where id = any (${users.map(({ id }) => id)}::uuid[])) < ${users.length}
      or (select count(*) from providers where id = any (${providers.map(({ id }) => id)}::uuid[])) < ${providers.length}
      or (select count(*) from products where id = any (${products.map(({ id }) => id ?? '')}::uuid[])) < ${products.length}
      or exists (select from bookings) as missing`.execute(db);
  return counts.rows[0]?.missing === false;
}

/** The worker of the demo shows a card of the days that its past has. */
async function makeDemoCard(services: Services, worker: Caller): Promise<void> {
  const now = () => new Date();
  const hiring = { services, now, meets: async () => true };
  const cards = {
    ...{ services, now, workedDays },
    workedPay: (caller: Caller, range: { from: string; to: string }) => workedPay(hiring, caller, range),
  };
  await makeCard(cards, worker, { clientId: 'demo-card', consent: cardConsentVersion });
}

/** Gives the demo its past, once and whole: what a stopped start began is begun again by the next. */
export async function fillPastOnce(services: Services): Promise<void> {
  const played = await services.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${demoLock})`.execute(tx);
    const filledAt = await markOf(tx, 'demo');
    if (filledAt === undefined || (await markOf(tx, 'demo-past')) !== undefined) return undefined;
    const now = new Date();
    const data = makeDemoData(demoSeed, new Date(filledAt));
    const cast = (await isWhole(tx, data)) ? castOf(data, { seed: demoSeed, now }) : undefined;
    if (cast) {
      await playPast(services, tx, { cast, seed: demoSeed, now });
    }
    await tx.insertInto('installation').values({ name: 'demo-past', value: now.toISOString() }).execute();
    return cast;
  });
  // What a card is made of stands in the log, which takes what is written for good.
  const worker = played?.accounts.worker;
  if (worker) await makeDemoCard(services, worker.caller);
}
