import type { NoticeKind } from '#contract/accounts/notices.ts';
import { addNotices } from '#server/features/accounts/notices/notice.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { After } from '../../act/in-transaction.ts';
import type { Rental } from './rental.data.ts';

/** Tells users that something of a machine's booking changed; open pages show it after the commit. */
export async function tell(
  transaction: Db,
  after: After,
  {
    rental,
    to,
    act,
    kind = 'changed',
  }: {
    rental: Pick<Rental, 'booking' | 'customerId' | 'providerId'>;
    to: string[];
    act: string;
    kind?: NoticeKind;
  },
): Promise<void> {
  const { booking, customerId, providerId } = rental;
  const facts = {
    listing: { kind: 'product' as const, _id: booking.listing_id, name: booking.listing_name },
    about: { kind: 'booking' as const, _id: booking.id },
  };
  await addNotices(
    transaction,
    to.map((userId) => ({ userId, kind, facts, act: `${act}:${userId}` })),
  );
  after.noticed(to);
  after.changed([customerId, providerId], { kind: 'booking', _id: booking.id });
}
