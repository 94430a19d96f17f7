import { sql } from 'kysely';
import { postOfferCard } from '#server/features/chat/conversations/offer-card.rules.ts';
import type { Contracts } from '#server/features/contracts/contracts.ts';
import type { Claims } from '#server/features/evidence/claims/claims.ts';
import { findListings, listingsOf } from '#server/features/hiring/calendar/units/listing.data.ts';
import type { Hiring } from '#server/features/hiring/hiring.ts';
import { findWageBook, wageBooksOf } from '#server/features/hiring/ledger/owed/wage-book.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { makeRateLimits } from '#server/platform/http/rate-limits.ts';
import type { Services } from '#server/platform/services.ts';
import { inside } from './inside.ts';

/** Where the past is played through the rules of hiring, with a clock of its own. */
export interface Stage {
  hiring: Hiring;
  contracts: Contracts;
  claims: Claims;
  /** Plays one act at a time of the past. */
  at<T>(time: Date, act: () => Promise<T>): Promise<T>;
  /** The same, where the act is a request or an offer: those the database dates by itself. */
  asks<T>(time: Date, act: () => Promise<T>): Promise<T>;
}

// What the database dated itself gets the time of its act: nothing that is played has a time from now on.
// Kept to milliseconds, it may lie before the transaction's own time.
const started = sql`date_trunc('milliseconds', now())`;
const noticesAt = (db: Db, time: Date) =>
  sql`update notices set created_at = ${time} where created_at >= ${started}`.execute(db);
const offersAt = (db: Db, time: Date) =>
  sql`
  with asked as (update requests set created_at = ${time}, updated_at = ${time} where created_at >= ${started}),
    offered as (update offers set created_at = ${time}, updated_at = ${time} where created_at >= ${started}),
    talked as (update conversations set created_at = least(created_at, ${time}), updated_at = ${time}
      where updated_at >= ${started})
  update messages set created_at = ${time}, updated_at = ${time} where created_at >= ${started}`.execute(db);

/** The rules as the server has them, in one open transaction; nobody is told of anything but by what is written. */
export function makeStage(services: Services, transaction: Db): Stage {
  const db = inside(transaction);
  let now = new Date();
  const quiet: Services = {
    ...services,
    db,
    settings: { ...services.settings, rateLimits: false },
    limits: makeRateLimits(false),
    realtime: { ...services.realtime, emit: () => undefined },
  };
  const nothing = () => undefined;
  const hiring: Hiring = {
    services: quiet,
    now: () => now,
    postOfferCard: async (open, card) => {
      await postOfferCard({ services: quiet, deliver: nothing }, open, card);
      return nothing;
    },
    blockedAmong: async () => [],
    wroteLately: async () => false,
    meets: async () => true,
    // The past has no claims.
    wagesMoved: async () => undefined,
  };
  const at = async <T>(time: Date, act: () => Promise<T>): Promise<T> => {
    now = time;
    const result = await act();
    await noticesAt(db, time);
    return result;
  };
  return {
    hiring,
    contracts: {
      services: quiet,
      now: hiring.now,
      findListings,
      listingsOf,
      // Everybody of the demo's past is chosen by name.
      findNearby: async () => [],
      blockedAmong: hiring.blockedAmong,
      // The demo's chats are written by themselves.
      postPaperCard: async () => nothing,
    },
    claims: {
      services: quiet,
      now: hiring.now,
      findWageBook: (open, bookingId) => findWageBook(hiring, open, bookingId),
      wageBooksOf: (userId) => wageBooksOf(hiring, userId),
    },
    at,
    async asks(time, act) {
      const result = await at(time, act);
      await offersAt(db, time);
      return result;
    },
  };
}
