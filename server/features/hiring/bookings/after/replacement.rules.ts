import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import { datesLeft, daysAfterToday, spansOf } from '#domain/calendar/spans.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { findListings } from '../../calendar/units/listing.data.ts';
import type { Hiring, Listing } from '../../hiring.ts';
import { lapseOffers } from '../../offers/lapse.rules.ts';
import { takeQuota, writeRequest } from '../../requests/ask.rules.ts';
import { sentBefore } from '../../requests/check-request.rules.ts';
import { requireSeenRequest } from '../../requests/read-requests.rules.ts';
import {
  addFilled,
  findByClientId,
  itemsOf,
  setItemCount,
  setRequestStatus,
} from '../../requests/request.data.ts';
import { askedListings, findNearby } from '../../requests/request-reach.data.ts';
import { answeredBy, kindFits } from '../../requests/trades.rules.ts';
import type { BookingRow } from '../booking.data.ts';
import { type HeldBooking, holdBooking } from '../held-booking.rules.ts';
import { requireBooking } from '../read-bookings.rules.ts';
import { findReplacement, type Replacement, takenThen } from './after-booking.data.ts';
import { type Asked, asAsked, requireAsked } from './asked.rules.ts';

/** Of more who match the nearest are asked. */
const mostAsked = 30;
const mostLookedAt = 200;

const isCalledOff = ({ status }: BookingRow): boolean => status === 'cancelled' || status === 'no_show';

/** Who falls ill in the middle ends the work early: their places were filled, and only the days after today are left. */
const isWorked = ({ status, per }: BookingRow): boolean =>
  per === 'day' && (status === 'done_said' || status === 'done');

/** What of the booking is to be found again. @throws AppError 'state-changed', 'no-days-left', 'item-filled' */
function leftOf(
  { booking, item }: Pick<Asked, 'booking' | 'item'>,
  { before, now }: { before: Replacement | undefined; now: Date },
) {
  if (!isCalledOff(booking) && !isWorked(booking)) throw new AppError('state-changed');
  const dates = (isWorked(booking) ? daysAfterToday : datesLeft)(booking.dates, now);
  if (!dates) throw new AppError('no-days-left');
  // Others may have taken places that were open again.
  const open = isWorked(booking) ? booking.count : Math.min(booking.count, item.count - item.filled);
  const count = before?.open ?? open;
  if (count < 1) throw new AppError('item-filled');
  return { dates, count };
}

/** Those who were asked and did not pass, then those near who do such work: who is free then, without the former provider. */
async function whoMatches(
  hiring: Hiring,
  {
    caller,
    asked: { booking, item, request },
    dates,
  }: { caller: Caller; asked: Asked; dates: BookingRow['dates'] },
): Promise<Listing[]> {
  const { db } = hiring.services;
  const named = await askedListings(db, request.id);
  const near = await findNearby(db, {
    lat: request.lat,
    lng: request.lng,
    radiusKm: request.radius_km,
    wanted: item.trade
      ? [{ of: item.of, category: item.category, trade: item.trade, tradeNear: item.trade_near }]
      : answeredBy({ of: item.of, category: item.category }).map((one) => ({ ...one, tradeNear: false })),
    limit: mostLookedAt,
    available: false,
  });
  const without = new Set(named.filter(({ passed }) => passed).map(({ _id }) => _id));
  const ids = [...new Set([...named.map(({ _id }) => _id), ...near.map(({ id }) => id)])].filter(
    (id) => !without.has(id),
  );
  const known = new Map((await findListings(db, ids)).map((listing) => [listing.ref._id, listing]));
  const able = ids.flatMap((id) => {
    const listing = known.get(id);
    const isOther = listing && listing.userId !== booking.provider_id && listing.userId !== caller.userId;
    return isOther && kindFits(listing.ref.kind, item) ? listing : [];
  });
  const owners = [...new Set(able.map(({ userId }) => userId))];
  const blocked = new Set(await hiring.blockedAmong(db, caller.userId, owners));
  const taken = await takenThen(db, able, spansOf(dates));
  return able
    .filter(({ ref, userId, capacity }) => !blocked.has(userId) && capacity > (taken.get(ref._id) ?? 0))
    .slice(0, mostAsked);
}

/** The first request asks no more for what the new one asks for: else both could book. */
async function stopAsking(
  transaction: Db,
  after: Parameters<typeof lapseOffers>[1],
  { held: { request, item }, count, now }: { held: HeldBooking; count: number; now: Date },
): Promise<void> {
  const left = item.count - count;
  if (left > 0) {
    await setItemCount(transaction, item.id, left);
    if (left === item.filled)
      await lapseOffers(transaction, after, { of: { itemId: item.id }, why: 'filled', now });
    await addFilled(transaction, { itemId: item.id, amount: 0, now });
  } else if (request.status === 'open' && (await itemsOf(transaction, [request.id])).length === 1) {
    await setRequestStatus(transaction, request.id, { status: 'closed', reason: '', at: now });
    await endMatters(transaction, after, { matters: [`request:${request.id}`] });
    await lapseOffers(transaction, after, { of: { requestId: request.id }, why: 'closed', now });
  }
}

const stillAsks = ({ status, expires_at }: Replacement, now: Date): boolean =>
  status === 'open' && expires_at > now;

/** The request that this call made before, or that asks others already; else the last one that found too few. */
async function askedBefore(
  db: Db,
  { caller, id, clientId, now }: { caller: Caller; id: string; clientId: string; now: Date },
): Promise<{ made?: string | undefined; before?: Replacement | undefined }> {
  const made = await findByClientId(db, caller.userId, clientId);
  if (made) return { made: sentBefore(made) };
  const before = await findReplacement(db, id);
  return before && stillAsks(before, now) ? { made: before.id } : { before };
}

/**
 * Asks others for what is left of a booking that was called off or ended early. While they are asked already, the same request is the
 * answer, whatever the clientId.
 * @throws AppError 'not-found', 'not-allowed' for the provider, 'state-changed', 'no-days-left', 'item-filled',
 * 'nobody-free', 'requests-full', 'too-many'
 */
export async function findOthers(
  hiring: Hiring,
  caller: Caller,
  { id, clientId }: { id: string; clientId: string },
): Promise<JobRequest> {
  const { db } = hiring.services;
  const { userId } = caller;
  const seen = await requireBooking(hiring, userId, id);
  if (seen.customer_id !== userId) throw new AppError('not-allowed');
  const call = { caller, id, clientId, now: hiring.now() };
  const { made, before } = await askedBefore(db, call);
  if (made) return requireSeenRequest(hiring, userId, made);
  const asked = await requireAsked(db, seen);
  const { dates } = leftOf(asked, { before, now: call.now });
  const chosen = await whoMatches(hiring, { caller, asked, dates });
  if (chosen.length === 0) throw new AppError('nobody-free');
  await takeQuota(hiring, userId, chosen.length);
  const requestId = await inTransaction(hiring, async (transaction, after) => {
    const { now } = call;
    const held = await holdBooking(transaction, seen);
    const again = await askedBefore(transaction, call);
    if (again.made) return again.made;
    const { count } = leftOf(held, { before: again.before, now });
    if (!again.before && isCalledOff(held.booking))
      await stopAsking(transaction, after, { held, count, now });
    const written = await writeRequest(
      hiring,
      { transaction, after },
      {
        caller,
        chosen,
        body: asAsked(held, { clientId, dates, count, chosen }),
        place: { lat: asked.request.lat, lng: asked.request.lng },
        replaces: id,
        overtimePerHour: held.item.overtime_per_hour ?? undefined,
      },
    );
    await endMatters(transaction, after, { matters: [`booking:${id}`], of: userId });
    after.changed([userId], { kind: 'booking', _id: id });
    return written;
  });
  return requireSeenRequest(hiring, userId, requestId);
}
