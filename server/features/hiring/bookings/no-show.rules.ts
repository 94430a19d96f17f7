import { formerUser } from '#contract/hiring/hiring-words.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Paging } from '#server/platform/database/page-cursor.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Hiring } from '../hiring.ts';
import { lockBooking, updateBooking } from './booking.data.ts';
import { sideOf } from './booking.view.ts';
import { contestedPage } from './booking-page.data.ts';

/** Contested no-shows without a ruling, the oldest first. @throws AppError 'bad-cursor' */
export async function readContested(hiring: Hiring, paging: Paging) {
  const { rows, nextCursor, total } = await contestedPage(hiring.services.db, paging);
  const data = rows.map((row) => ({
    _id: row.id,
    customerName: row.customer_name ?? formerUser,
    listingName: row.listing_name,
    saidBy: sideOf(row, row.status_by ?? row.customer_id),
    dates: row.dates,
    statusAt: row.status_at.toISOString(),
  }));
  return { data, nextCursor, total };
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
    await updateBooking(transaction, id, { ruling, now: hiring.now() });
    await recordAct(transaction, {
      act: 'rule-no-show',
      admin,
      record: { kind: 'booking', id, name: booking.listing_name },
    });
    after.changed([booking.customer_id, booking.provider_id], { kind: 'booking', _id: id });
  });
}
