import { createHash } from 'node:crypto';
import type { Bill } from '#contract/contracts/bill.ts';
import { mostAsked, quoters, type Tender, type TenderBody } from '#contract/contracts/tenders.calls.ts';
import { isCategoryOf } from '#contract/marketplace/categories.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { requireOwnPicture } from '#server/platform/media/picture-references.ts';
import type { Asked, Contracts } from '../contracts.ts';
import { checkBill } from './check-bill.rules.ts';
import { readTender } from './read-tenders.rules.ts';
import { tellAsked } from './tell-tender.rules.ts';
import { addPeople, countOpenTenders, findByClientId, insertTender } from './tender.data.ts';

const mostOpen = 10;
export const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const leastAheadMs = hourMs;
export const mostAheadMs = 14 * dayMs;
const daysAfterHour = 30;

/** A tender ends so long after its hour. */
export const expiryOf = (opensAt: Date): Date => new Date(opensAt.getTime() + daysAfterHour * dayMs);

export const sha256Of = ({ lines, stages }: Bill): Buffer =>
  createHash('sha256').update(canonicalJson({ lines, stages })).digest();

/** What is wrong with a tender besides the shape of its fields. @throws AppError 400 */
function check({ now }: Contracts, body: TenderBody): { opensAt: Date } {
  if (!isCategoryOf(body.of, body.category)) throw fieldError('category', 'category-invalid');
  const opensAt = new Date(body.opensAt);
  const ahead = opensAt.getTime() - now().getTime();
  if (ahead < leastAheadMs || ahead > mostAheadMs) throw fieldError('opensAt', 'hour-invalid');
  if (body.wishes.from < siteDate(now())) throw fieldError('wishes.from', 'dates-invalid');
  for (const [at, visit] of (body.wishes.visits ?? []).entries())
    if (Date.parse(visit) <= now().getTime() || Date.parse(visit) >= opensAt.getTime())
      throw fieldError(`wishes.visits.${at}`, 'visit-over');
  checkBill(body.bill, 'bill.');
  return { opensAt };
}

/** Engineers are asked for their fee, the others for work: never in one tender. */
const isAskable = (of: TenderBody['of'], { ref: { kind } }: Asked): boolean =>
  quoters.some((quoter) => quoter === kind) && (of === 'engineer') === (kind === 'engineer');

/** @throws AppError 'item-missing', 'own-listing', 'bad-input' at the place of each; 'chat-blocked' */
async function chosenOf(contracts: Contracts, userId: string, body: TenderBody): Promise<Asked[]> {
  if (body.to === 'nearby') return [];
  const { db } = contracts.services;
  const ids = body.to.map(({ _id }) => _id);
  const known = new Map((await contracts.findListings(db, ids)).map((one) => [one.ref._id, one]));
  const chosen = body.to.map(({ kind, _id }, at) => {
    const listing = known.get(_id);
    if (listing?.ref.kind !== kind || ids.indexOf(_id) !== at) throw fieldError(`to.${at}`, 'item-missing');
    if (listing.userId === userId) throw fieldError(`to.${at}`, 'own-listing');
    if (!isAskable(body.of, listing)) throw fieldError(`to.${at}`, 'bad-input');
    return listing;
  });
  const owners = [...new Set(chosen.map((one) => one.userId))];
  if ((await contracts.blockedAmong(db, userId, owners)).length > 0) throw new AppError('chat-blocked');
  return chosen;
}

/** The first ten around the site that do such work. @throws AppError 'asked-few' where there is nobody */
async function nearbyOf(
  contracts: Contracts,
  userId: string,
  { body, place }: { body: TenderBody; place: { lat: number; lng: number } },
): Promise<Asked[]> {
  const { db } = contracts.services;
  const around = { of: body.of, category: body.category, radiusKm: body.radiusKm, ...place };
  // Some of them may be the customer's own, or blocked.
  const ids = await contracts.findNearby(db, around, 3 * mostAsked);
  const known = new Map((await contracts.findListings(db, ids)).map((one) => [one.ref._id, one]));
  const near = ids.flatMap((id) => known.get(id) ?? []);
  const blocked = await contracts.blockedAmong(db, userId, [...new Set(near.map((one) => one.userId))]);
  const asked = near
    .filter((one) => one.userId !== userId && !blocked.includes(one.userId) && isAskable(body.of, one))
    .slice(0, mostAsked);
  if (asked.length === 0) throw fieldError('to', 'asked-few');
  return asked;
}

/** @throws AppError 'bad-input' where a request for work has this clientId */
function requireTenderId({ id, kind }: { id: string; kind: 'hire' | 'tender' }): string {
  if (kind !== 'tender') throw fieldError('clientId', 'bad-input');
  return id;
}

/**
 * Asks for sealed prices of one bill (docs/rules.md#contracts-2). The same clientId again answers the first.
 * @throws AppError 400 with the wrong field, 'tenders-full', 'chat-blocked', 'too-many'
 */
export async function askTender(contracts: Contracts, caller: Caller, body: TenderBody): Promise<Tender> {
  const { services } = contracts;
  const { db, pictures, limits, settings } = services;
  const { userId } = caller;
  const known = await findByClientId(db, userId, body.clientId);
  if (known) return readTender(contracts, userId, requireTenderId(known));
  const { opensAt } = check(contracts, body);
  const place = nearestKnown(body.pin);
  if (!place) throw fieldError('pin', 'pin-unknown');
  const chosen = await chosenOf(contracts, userId, body);
  for (const [at, reference] of body.pictures.entries())
    await requireOwnPicture(db, pictures, { path: `pictures.${at}`, reference, userId, purpose: 'hire' });
  const asked = body.to === 'nearby' ? await nearbyOf(contracts, userId, { body, place }) : chosen;
  if (settings.rateLimits && (await countOpenTenders(db, userId, contracts.now())) >= mostOpen)
    throw new AppError('tenders-full');
  await limits.take('tender-by-user', userId);
  await limits.take('asked-by-user', userId, asked.length);
  const id = await inTransaction(contracts, (transaction, after) =>
    write(contracts, { transaction, after }, { caller, body, place, opensAt, asked }),
  );
  return readTender(contracts, userId, id);
}

interface Writing {
  caller: Caller;
  body: TenderBody;
  place: { lat: number; lng: number };
  opensAt: Date;
  asked: Asked[];
}

async function write(
  contracts: Contracts,
  { transaction, after }: { transaction: Db; after: After },
  { caller, body, place, opensAt, asked }: Writing,
): Promise<string> {
  const again = await findByClientId(transaction, caller.userId, body.clientId);
  if (again) return requireTenderId(again);
  const id = await insertTender(transaction, {
    customerId: caller.userId,
    body,
    place,
    opensAt,
    expiresAt: expiryOf(opensAt),
    sha256: sha256Of(body.bill),
  });
  await addPeople(transaction, id, asked);
  await tellAsked(transaction, after, {
    ...{ id, customer: caller, now: contracts.now(), kind: 'tender', act: `tender:${id}` },
    asked: asked.map(({ ref, userId, name }) => ({ listing: { ...ref, name }, userId })),
    until: opensAt,
  });
  return id;
}
