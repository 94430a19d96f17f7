import { formerUser } from '#contract/hiring/hiring-words.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews, endMatters } from '#server/features/accounts/act/news.rules.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Paging } from '#server/platform/database/page-cursor.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Hiring } from '../hiring.ts';
import { type BookingRow, lockBooking, updateBooking } from './booking.data.ts';
import { sideOf } from './booking.view.ts';
import { contestedPage } from './booking-page.data.ts';

/** Contested no-shows without a ruling, the oldest first. @throws AppError 'bad-cursor' */
export async function readContested(hiring: Hiring, paging: Paging) {
  const { rows, nextCursor, total } = await contestedPage(hiring.services.db, paging);
  const data = rows.map((row) => ({
    _id: row.id,
    customerId: row.customer_id,
    customerName: row.customer_name ?? formerUser,
    providerId: row.provider_id,
    listingName: row.listing_name,
    saidBy: sideOf(row, row.status_by ?? row.customer_id),
    dates: row.dates,
    statusAt: row.status_at.toISOString(),
  }));
  return { data, nextCursor, total };
}

/** Both sides hear it: what was told of it before is dealt with. */
async function tellRuling(
  transaction: Db,
  after: After,
  { booking, ruling, now }: { booking: BookingRow; ruling: 'stands' | 'lifted'; now: Date },
): Promise<void> {
  const { id, customer_id, provider_id, listing_of, listing_id, listing_name } = booking;
  const matter = `booking:${id}`;
  await endMatters(transaction, after, { matters: [matter] });
  await addNews(transaction, after, {
    now,
    news: [
      {
        to: [customer_id, provider_id],
        kind: `no-show-${ruling}`,
        facts: {
          listing: { kind: listing_of, _id: listing_id, name: listing_name },
          about: { kind: 'booking', _id: id },
        },
        act: `ruling:${id}`,
        matter,
      },
    ],
  });
}

/** Until an admin rules a contested no-show counts for nobody. The same ruling again changes nothing. @throws AppError 'not-found', 'state-changed' */
export async function ruleNoShow(
  hiring: Hiring,
  admin: Caller,
  { id, stands }: { id: string; stands: boolean },
): Promise<void> {
  if (!isId(id)) throw new AppError('not-found');
  const ruling = stands ? 'stands' : 'lifted';
  await inTransaction(hiring, async (transaction, after) => {
    const booking = await lockBooking(transaction, id);
    if (!booking?.contested) throw new AppError('not-found');
    if (booking.ruling === ruling) return;
    if (booking.ruling !== null) throw new AppError('state-changed');
    const now = hiring.now();
    await updateBooking(transaction, id, { ruling, now });
    await recordAct(transaction, {
      act: 'rule-no-show',
      admin,
      record: { kind: 'booking', id, name: booking.listing_name },
    });
    await tellRuling(transaction, after, { booking, ruling, now });
    after.changed([booking.customer_id, booking.provider_id], { kind: 'booking', _id: id });
  });
}
