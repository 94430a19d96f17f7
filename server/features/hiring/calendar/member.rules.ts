import type { CrewMember } from '#contract/hiring/calendar.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { type After, emitHiring, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Hiring } from '../hiring.ts';
import {
  askMember,
  countMembers,
  findMember,
  lockMember,
  type Member,
  membersAround,
  setMember,
} from './member.data.ts';
import { holdUnits, makeSeat, replaceUnit, retireUnit } from './seat.data.ts';
import { findListing } from './units/listing.data.ts';
import { firstThatFits, moveReservations } from './units/move-reservations.data.ts';
import { ensureUnits, personUnit, unitsOf } from './units/unit.data.ts';

/** So many people a crew may have or have asked. */
const mostMembers = 500;

const tell = (hiring: Hiring, { _id, leaderId, userId }: CrewMember): void =>
  emitHiring(hiring, [leaderId, userId], { kind: 'calendar', _id });

export const crewMembers = ({ services: { db } }: Hiring, userId: string): Promise<CrewMember[]> =>
  membersAround(db, userId);

/**
 * Asks a person into the caller's own crew; who is in or asked already stays so.
 * @throws AppError 'not-found' for what is no crew of the caller's, 'user-missing', 'chat-blocked' where one of the two takes
 * nothing from the other, 'too-many', 'crew-full'
 */
export async function inviteMember(
  hiring: Hiring,
  leaderId: string,
  { listing: ref, userId }: { listing: ListingRef; userId: string },
): Promise<CrewMember> {
  const { db } = hiring.services;
  const crew = ref.kind === 'groupWorker' ? await findListing(db, ref) : undefined;
  if (crew?.userId !== leaderId) throw new AppError('not-found');
  if ((await hiring.blockedAmong(db, leaderId, [userId])).length > 0) throw new AppError('chat-blocked');
  await hiring.services.limits.take('invitation-by-user', leaderId);
  const member = await inTransaction(hiring, async (transaction, after) => {
    if ((await countMembers(transaction, ref._id, userId)) >= mostMembers) throw new AppError('crew-full');
    const asked = await askMember(transaction, ref._id, userId);
    const found = asked && (await findMember(transaction, asked.id));
    if (!found) throw new AppError('user-missing');
    if (asked.invited && userId !== leaderId)
      await tellInvited(transaction, after, { found, now: hiring.now() });
    return found;
  });
  tell(hiring, member);
  return member;
}

/** Once a day at most, so that a leader who takes back and asks again does not fill anybody's letter box. */
function tellInvited(
  transaction: Db,
  after: After,
  { found: { _id, userId, listing, crewName, leaderName }, now }: { found: Member; now: Date },
): Promise<void> {
  const facts = { listing: { ...listing, name: crewName }, name: leaderName };
  const act = `crew:${_id}:${siteDate(now)}`;
  return addNews(transaction, after, { news: [{ to: [userId], kind: 'crew', facts, act }], now });
}

/** The member's own unit takes a seat, with the work that the seat has. @throws AppError 'member-clash' */
async function takeSeat(transaction: Db, { listing, userId }: Member, now: Date): Promise<void> {
  const crew = await findListing(transaction, listing);
  if (!crew) throw new AppError('not-found');
  await ensureUnits(transaction, crew);
  const person = await personUnit(transaction, userId);
  const units = await unitsOf(transaction, crew);
  await holdUnits(transaction, [...units.map(({ id }) => id), person]);
  const seats = (await unitsOf(transaction, crew)).filter(({ kind }) => kind === 'seat').map(({ id }) => id);
  const seat = await firstThatFits(transaction, seats, { into: person, now });
  if (seat === undefined) throw new AppError('member-clash');
  await moveReservations(transaction, { from: seat, to: person, now });
  await replaceUnit(transaction, listing._id, { from: seat, to: person });
  await retireUnit(transaction, seat);
}

/** A new seat takes the member's place, with the crew's work that is not over. */
async function giveSeatBack(transaction: Db, { listing, userId }: Member, now: Date): Promise<void> {
  const person = await personUnit(transaction, userId);
  await holdUnits(transaction, [person]);
  const seat = await makeSeat(transaction);
  await moveReservations(transaction, { from: person, to: seat, ofListing: listing._id, now });
  await replaceUnit(transaction, listing._id, { from: person, to: seat });
}

/**
 * The asked person agrees, or refuses: then there is nothing more of it.
 * @throws AppError 'not-found' for anybody else, 'member-clash' where their work meets the crew's on every seat
 */
export async function answerInvitation(
  hiring: Hiring,
  userId: string,
  { id, accept }: { id: string; accept: boolean },
): Promise<CrewMember | null> {
  const member = await inTransaction(hiring, async (transaction) => {
    const found = isId(id) ? await lockMember(transaction, id) : undefined;
    if (found?.userId !== userId || found.left) throw new AppError('not-found');
    if (found.status === 'agreed') {
      if (!accept) throw new AppError('state-changed');
      return found;
    }
    if (accept) await takeSeat(transaction, found, hiring.now());
    await setMember(transaction, id, accept ? 'agreed' : 'left');
    return found;
  });
  tell(hiring, member);
  return accept ? { ...member, status: 'agreed' } : null;
}

/** Ends a membership in the transaction of what ends it. */
export async function endMembership(transaction: Db, member: Member, now: Date): Promise<void> {
  if (member.status === 'agreed') await giveSeatBack(transaction, member, now);
  await setMember(transaction, member._id, 'left');
}

/** By the leader or the member. @throws AppError 'not-found' */
export async function removeMember(hiring: Hiring, callerId: string, id: string): Promise<void> {
  const member = await inTransaction(hiring, async (transaction) => {
    const found = isId(id) ? await lockMember(transaction, id) : undefined;
    const isParty = found?.userId === callerId || found?.leaderId === callerId;
    if (!found || found.left || !isParty) throw new AppError('not-found');
    await endMembership(transaction, found, hiring.now());
    return found;
  });
  tell(hiring, member);
}
