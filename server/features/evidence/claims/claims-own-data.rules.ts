import { effectsAfter } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import { claimsOf, deleteClaimsOf } from './claim.data.ts';
import type { Claims } from './claims.ts';

/** The reminders and claims of a provider (docs/rules.md#evidence-46); they go with their account. */
export const claimsOwnData = (claims: Claims): OwnData => ({
  async export(db, userId) {
    const rows = await claimsOf(db, userId);
    return {
      wageClaims: rows.map((row) => ({
        bookingId: row.booking_id,
        reminded: row.reminded_at,
        claimedAt: row.claimed_at,
        claimed: row.claimed,
        endedAt: row.ended_at,
        endedWhy: row.ended_why,
      })),
    };
  },
  async erase(db, userId, afterwards) {
    const { after, run } = effectsAfter(claims);
    const matters = (await deleteClaimsOf(db, userId)).map((id) => `owed:${id}`);
    await endMatters(db, after, { matters });
    afterwards(run);
  },
});
