import type { Booking } from '#contract/hiring/bookings.calls.ts';
import type { SiteBody } from '#contract/hiring/site-body.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Hiring } from '../../hiring.ts';
import { type BookingRow, lockBooking } from '../booking.data.ts';
import { readBooking, requireBooking } from '../read-bookings.rules.ts';
import { tellMoved } from '../state.rules.ts';
import { setSite } from './after-booking.data.ts';

const isOn = ({ status }: BookingRow): boolean => status === 'agreed' || status === 'under_way';

/** What is said of the site, as columns; what is not sent stays. */
const columnsOf = ({ address, sitePhone, latlng }: SiteBody) => ({
  ...(address !== undefined && { address }),
  ...(sitePhone !== undefined && { site_phone: sitePhone }),
  ...(latlng !== undefined && { site_lat: latlng?.lat ?? null, site_lng: latlng?.lng ?? null }),
});

/**
 * The customer says where the work is, and which phone answers there. The same again tells nobody.
 * @throws AppError 'not-found', 'not-allowed' for the provider, 'state-changed' once the work is over
 */
export async function sayWhere(
  hiring: Hiring,
  caller: Caller,
  { id, site }: { id: string; site: SiteBody },
): Promise<Booking> {
  const seen = await requireBooking(hiring, caller.userId, id);
  if (seen.customer_id !== caller.userId) throw new AppError('not-allowed');
  await inTransaction(hiring, async (transaction, after) => {
    const booking = await lockBooking(transaction, id);
    if (!booking || !isOn(booking)) throw new AppError('state-changed');
    const columns = columnsOf(site);
    const isNew = Object.entries(columns).some(
      ([name, value]) => booking[name as keyof typeof columns] !== value,
    );
    if (!isNew) return;
    const now = hiring.now();
    await setSite(transaction, id, { ...columns, now });
    const act = `site:${id}:${now.getTime()}`;
    await tellMoved(transaction, after, { booking, to: 'under_way', by: caller, now, act });
  });
  return readBooking(hiring, caller.userId, id);
}
