import type { RequestBody } from '#contract/hiring/request-body.ts';
import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { answersUntil } from '#domain/calendar/spans.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { requireOwnPicture } from '#server/platform/media/picture-references.ts';
import { findListings } from '../calendar/units/listing.data.ts';
import type { Hiring, Listing } from '../hiring.ts';
import { bookedThen } from './booked-then.data.ts';
import { checkChosen, checkItems, chooseOf, sentBefore } from './check-request.rules.ts';
import { requireSeenRequest } from './read-requests.rules.ts';
import {
  addPeople,
  addTold,
  countOpenRequests,
  findByClientId,
  insertRequest,
  itemsOf,
  lockRequest,
  type NewRequest,
  tradeAsked,
} from './request.data.ts';
import { findNearby, tradesWithin } from './request-reach.data.ts';

const mostOpen = 20;
/** Of an open request near many people, only so many hear at once; the others find it in their list. */
const mostTold = 100;

/** The listings of a body, in its order. */
async function listingsIn(db: Db, refs: ListingRef[]): Promise<(Listing | undefined)[]> {
  const known = new Map(
    (
      await findListings(
        db,
        refs.map(({ _id }) => _id),
      )
    ).map((one) => [one.ref._id, one]),
  );
  return refs.map(({ kind, _id }) => {
    const found = known.get(_id);
    return found?.ref.kind === kind ? found : undefined;
  });
}

/** @throws AppError 'chat-blocked' where one of the two takes nothing from the other */
export async function refuseBlocked(
  hiring: Hiring,
  userId: string,
  listings: Pick<Listing, 'userId'>[],
): Promise<void> {
  const owners = [...new Set(listings.map((listing) => listing.userId))];
  const blocked = await hiring.blockedAmong(hiring.services.db, userId, owners);
  if (blocked.length > 0) throw new AppError('chat-blocked');
}

export async function tellAsked(
  transaction: Db,
  after: After,
  {
    requestId,
    customer,
    told,
    now,
  }: {
    requestId: string;
    customer: Caller;
    told: { userId: string; kind: Listing['ref']['kind']; id: string; name: string }[];
    now: Date;
  },
): Promise<void> {
  const perUser = new Map(told.toReversed().map((one) => [one.userId, one]));
  await addNews(transaction, after, {
    now,
    news: [...perUser.values()].map(({ userId, kind, id, name }) => ({
      to: [userId],
      kind: 'request',
      facts: {
        listing: { kind, _id: id, name },
        name: customer.fullname,
        about: { kind: 'request', _id: requestId },
      },
      act: `request:${requestId}`,
      matter: `request:${requestId}`,
    })),
  });
  await addTold(transaction, requestId, perUser.size);
  after.changed([...perUser.keys(), customer.userId], { kind: 'request', _id: requestId });
}

/** @throws AppError 'not-free' at each who works for somebody on those days */
async function requireFree(
  transaction: Db,
  requestId: string,
  { listings, path, asked = [] }: { listings: Listing[]; path: string; asked?: readonly ListingRef[] },
): Promise<void> {
  const free = await freeFor(transaction, requestId, listings.map(asTold));
  // Who was asked before may be booked for this very request.
  const known = new Set(asked.map(({ _id }) => _id));
  const errors = listings.flatMap(({ ref }, place) =>
    free.has(ref._id) || known.has(ref._id)
      ? []
      : [{ path: `${path}.${place}`, problem: 'not-free' as const }],
  );
  if (errors.length > 0) throw new AppError('not-free', { free: free.size, errors });
}

async function freeFor(transaction: Db, requestId: string, told: ReturnType<typeof asTold>[]) {
  const pairs = await bookedThen(transaction, [requestId], told);
  return new Set(pairs.filter(({ booked }) => !booked).map(({ listingId }) => listingId));
}

const asTold = ({ ref, userId, name }: Listing) => ({ userId, kind: ref.kind, id: ref._id, name });

/**
 * Asks people, crews and machines together (docs/rules.md#hiring-3). The same clientId again answers the first.
 * @throws AppError 400 with every wrong field, 'requests-full', 'chat-blocked', 'too-many'
 */
export async function ask(hiring: Hiring, caller: Caller, body: RequestBody): Promise<JobRequest> {
  const { services } = hiring;
  const { db, pictures } = services;
  const { userId } = caller;
  const now = hiring.now();
  const known = await findByClientId(db, userId, body.clientId);
  if (known) return requireSeenRequest(hiring, userId, sentBefore(known));
  checkItems(body, now);
  const place = nearestKnown(body.pin);
  if (!place) throw fieldError('pin', 'pin-unknown');
  const refs = body.to === 'nearby' ? [] : body.to;
  const chosen = checkChosen(
    { customerId: userId, items: body.items, path: 'to' },
    await listingsIn(db, refs),
  );
  await refuseBlocked(hiring, userId, chosen);
  for (const [at, reference] of body.pictures.entries())
    await requireOwnPicture(db, pictures, { path: `pictures.${at}`, reference, userId, purpose: 'hire' });
  await takeQuota(hiring, userId, chosen.length);
  const id = await inTransaction(hiring, (transaction, after) =>
    writeRequest(hiring, { transaction, after }, { caller, body, place, chosen }),
  );
  return requireSeenRequest(hiring, userId, id);
}

/** @throws AppError 'requests-full', 'too-many' */
export async function takeQuota(
  { services: { db, limits, settings }, now }: Hiring,
  userId: string,
  asked: number,
): Promise<void> {
  if (settings.rateLimits && (await countOpenRequests(db, userId, now())) >= mostOpen)
    throw new AppError('requests-full');
  await limits.take('request-by-user', userId);
  if (asked > 0) await limits.take('asked-by-user', userId, asked);
}

export interface Asking extends Pick<NewRequest, 'body' | 'place' | 'replaces' | 'overtimePerHour'> {
  caller: Caller;
  /** None where everybody near is asked. */
  chosen: Listing[];
}

/** Writes a request and tells who is asked. @returns its id, the first one's where its clientId was sent before */
export async function writeRequest(
  hiring: Hiring,
  { transaction, after }: { transaction: Db; after: After },
  { caller, chosen, ...request }: Asking,
): Promise<string> {
  const { body, place } = request;
  const now = hiring.now();
  const again = await findByClientId(transaction, caller.userId, body.clientId);
  if (again) return sentBefore(again);
  const around = { ...place, radiusKm: body.radiusKm };
  const areNear = body.to === 'nearby' ? await tradesWithin(transaction, around, body.items) : [];
  const tradesNear = new Set(body.items.filter((_, at) => areNear[at]).map(tradeAsked));
  const requestId = await insertRequest(transaction, {
    ...request,
    tradesNear,
    customerId: caller.userId,
    choose: chooseOf(body),
    expiresAt: answersUntil(
      body.items.map(({ dates }) => dates),
      now,
      body.expiresInHours,
    ),
  });
  await requireFree(transaction, requestId, { listings: chosen, path: 'to' });
  await addPeople(transaction, requestId, chosen);
  const told =
    body.to === 'nearby'
      ? await nearbyOf(hiring, transaction, { caller, items: body.items, around, tradesNear, requestId })
      : chosen.map(asTold);
  await tellAsked(transaction, after, { requestId, customer: caller, told, now });
  return requestId;
}

/** Those near who do such work, say that they are free, and are on its days. */
export async function nearbyOf(
  hiring: Hiring,
  transaction: Db,
  {
    caller,
    items,
    around,
    tradesNear,
    requestId,
  }: {
    caller: Caller;
    items: readonly Pick<RequestBody['items'][number], 'of' | 'category' | 'trade'>[];
    around: { lat: number; lng: number; radiusKm: number };
    tradesNear: ReadonlySet<string>;
    requestId: string;
  },
) {
  const near = await findNearby(transaction, {
    ...around,
    wanted: items.map((item) => ({ ...item, tradeNear: tradesNear.has(tradeAsked(item)) })),
    limit: mostTold,
    available: true,
  });
  const owners = [...new Set(near.map(({ userId }) => userId))];
  const without = new Set([
    caller.userId,
    ...(await hiring.blockedAmong(transaction, caller.userId, owners)),
  ]);
  const free = await freeFor(transaction, requestId, near);
  return near.filter(({ userId, id }) => !without.has(userId) && free.has(id));
}

/** @throws AppError 'not-found', 'request-closed', 'own-listing', 'chat-blocked', 'too-many' */
export async function askMore(
  hiring: Hiring,
  caller: Caller,
  { id, add }: { id: string; add: ListingRef[] },
): Promise<JobRequest> {
  const { services } = hiring;
  const now = hiring.now();
  const request = await requireSeenRequest(hiring, caller.userId, id);
  if (request.customerId !== caller.userId) throw new AppError('not-allowed');
  const items = await itemsOf(services.db, [id]);
  const chosen = checkChosen(
    { customerId: caller.userId, items, path: 'add' },
    await listingsIn(services.db, add),
  );
  await refuseBlocked(hiring, caller.userId, chosen);
  await services.limits.take('asked-by-user', caller.userId, chosen.length);
  await inTransaction(hiring, async (transaction, after) => {
    const row = await lockRequest(transaction, id);
    if (row?.status !== 'open' || row.expires_at <= now) throw new AppError('request-closed');
    await requireFree(transaction, id, {
      listings: chosen,
      path: 'add',
      asked: request.to === 'nearby' ? [] : request.to,
    });
    const added = new Set(await addPeople(transaction, id, chosen));
    const told = chosen.filter(({ ref }) => added.has(ref._id)).map(asTold);
    await tellAsked(transaction, after, { requestId: id, customer: caller, told, now });
  });
  return requireSeenRequest(hiring, caller.userId, id);
}
