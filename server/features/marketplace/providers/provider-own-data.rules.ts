import { toWire } from '#contract/marketplace/providers/mapping.ts';
import { type AnyRecord, anyRecord } from '#contract/marketplace/providers/wire.ts';
import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { invalidateCounts } from '../search/listing-count.data.ts';
import { deleteFollowsOf, following } from './follow.data.ts';
import { recordsOfUser } from './records/provider.data.ts';
import { present } from './records/provider.view.ts';
import { deleteProvidersOf } from './records/provider-writes.data.ts';

async function records(db: Db, userId: string): Promise<AnyRecord[]> {
  const rows = await recordsOfUser(db, userId);
  return rows.map((row) =>
    anyRecord.parse({ kind: row.kind, record: toWire[row.kind](present(row, { userId, admin: false })) }),
  );
}

/** What this area holds of a user. */
export function providerOwnData({ pool }: Pick<Services, 'pool'>): OwnData {
  return {
    records,
    async export(db, userId) {
      return { listings: await records(db, userId), following: await following(db, userId) };
    },
    async erase(db, userId, afterwards) {
      const rows = await recordsOfUser(db, userId);
      await deleteFollowsOf(db, userId);
      await deleteProvidersOf(db, userId);
      for (const { kind } of rows) afterwards(() => invalidateCounts(pool, kind));
    },
  };
}
