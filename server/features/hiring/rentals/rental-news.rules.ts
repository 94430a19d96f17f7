import type { NoticeKind } from '#contract/accounts/notices.ts';
import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import { findName } from '#server/features/accounts/users/account.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Rental } from './rental.data.ts';

export interface Told {
  rental: Pick<Rental, 'booking' | 'customerId' | 'providerId'>;
  to: string[];
  /** Whose act it is; nobody's, where time did it. */
  by?: string;
  act: string;
  kind?: NoticeKind;
  /** Until when it can be answered. */
  until?: Date;
  /** What it is about; the booking, where nothing else is said. */
  matter?: string;
  now: Date;
}

/** Tells users that something of a machine's booking changed; open pages show it after the commit. */
export async function tell(transaction: Db, after: After, told: Told): Promise<void> {
  const { rental, to, by, act, kind = 'changed', until, now } = told;
  const { booking, customerId, providerId } = rental;
  const { matter = `booking:${booking.id}` } = told;
  const name = by === undefined ? undefined : await findName(transaction, by);
  const facts = {
    listing: { kind: 'product' as const, _id: booking.listing_id, name: booking.listing_name },
    about: { kind: 'booking' as const, _id: booking.id },
    ...(name !== undefined && {
      name,
      by: by === customerId ? ('customer' as const) : ('provider' as const),
    }),
    ...(until && { until: until.toISOString() }),
  };
  await addNews(transaction, after, { news: [{ to, kind, facts, act, matter }], now });
  after.changed([customerId, providerId], { kind: 'booking', _id: booking.id });
}
