import { setTimeout } from 'node:timers/promises';
import type { z } from 'zod';
import type { HelpedQuota, helpedWorkerBody } from '#contract/marketplace/helped/helped.calls.ts';
import { useCode } from '#server/features/accounts/codes/codes.data.ts';
import { codeKey, requireCode } from '#server/features/accounts/codes/codes.rules.ts';
import { isSetHelper } from '#server/features/accounts/sessions/admins.rules.ts';
import { findUser, findUserByAddress } from '#server/features/accounts/users/account.data.ts';
import { insertUser } from '#server/features/accounts/users/user-writes.data.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { LimitName } from '#server/platform/http/limit-rules.ts';
import type { Services } from '#server/platform/services.ts';
import type { EndListing } from '../free/end-listing.ts';
import { writeRegistration } from '../providers/provider-register.rules.ts';
import { remove } from '../providers/provider-remove.rules.ts';
import { findRecord } from '../providers/records/provider.data.ts';
import { updateProvider } from '../providers/records/provider-writes.data.ts';
import { invalidateCounts } from '../search/listing-count.data.ts';
import { placeOf } from '../search/listing-place.rules.ts';
import { insertDisowned } from './helped.data.ts';

/**
 * "This was not me": the listing goes, and those who run Neev learn who made it (docs/rules.md#accounts-30). They learn
 * it first: also of a listing that cannot go yet, because days of it are booked.
 * @throws AppError 'not-found' for what is not theirs or was not made by somebody else, 'listing-booked'
 */
export async function disown(
  services: Services,
  caller: Caller,
  { id, end }: { id: string; end: EndListing },
): Promise<void> {
  const target = { kind: 'worker', id } as const;
  const row = await findRecord(services.db, target, caller.userId);
  if (!row?.helped_by || row.user_id !== caller.userId) throw new AppError('not-found');
  await insertDisowned(services.db, { listingId: row.id, writer: caller.userId, helper: row.helped_by });
  await remove(services, caller, { target, end });
}

/** Milliseconds that every answer takes: more than making an account with a listing does. */
const answerAfter = 700;

type HelpedWorker = z.output<typeof helpedWorkerBody>;

/** By which limits a helper is counted: the settings or an admin name who helps many. */
async function quotaOf(
  { db, settings }: Services,
  { userId }: Caller,
): Promise<{ people: LimitName; codes: LimitName; helper: boolean }> {
  const user = await findUser(db, userId);
  return user && (user.helper || isSetHelper(settings, user))
    ? { people: 'helped-by-helper', codes: 'helped-code-by-helper', helper: true }
    : { people: 'helped-by-user', codes: 'helped-code-by-user', helper: false };
}

/** Counts a code that is about to be sent. @throws AppError 'too-many', also where nobody could register by it today */
export async function takeCode(services: Services, helper: Caller): Promise<void> {
  const { limits } = services;
  const quota = await quotaOf(services, helper);
  // Taken and given back: who is full is refused as at the end, with the time to wait.
  await limits.take(quota.people, helper.userId);
  await limits.giveBack(quota.people, helper.userId);
  await limits.take(quota.codes, helper.userId);
}

/** What is left of it, before it ends. */
export async function readQuota(services: Services, helper: Caller): Promise<HelpedQuota> {
  const { people, codes, helper: named } = await quotaOf(services, helper);
  const leftOf = async (name: LimitName) => {
    const found = await services.limits.left(name, helper.userId);
    return found ? { ...found, againAt: found.againAt?.toISOString() ?? null } : null;
  };
  return { people: await leftOf(people), codes: await leftOf(codes), helper: named };
}

/** A person that Neev knows saw who it is: an admin may verify by that (docs/rules.md#privacy-9). */
const seenBy = ({ fullname }: Caller) =>
  ({ evidence: 'in-person', evidence_by: fullname, evidence_at: new Date() }) as const;

/**
 * Registers somebody else, who proves by a code on their own phone that they want it (docs/rules.md#accounts-25).
 * Nothing here tells the helper about the person's account: with one or without, with a listing or without, the answer
 * is the same and takes as long, and a listing that is there stays as it is. The helper gets no session.
 * @throws AppError 'wrong-code', 'too-many', 'pin-unknown', 'not-allowed' for an ID seen by who is no named helper
 */
export async function registerHelped(
  services: Services,
  helper: Caller,
  { body, ip }: { body: HelpedWorker; ip: string },
): Promise<void> {
  const { db, limits, secrets } = services;
  const { otp, language, idSeen, ...fields } = body;
  const quota = await quotaOf(services, helper);
  if (idSeen && !quota.helper) throw new AppError('not-allowed');
  // Comes before anything is known of the person: one who would not be listed must get no other answer.
  placeOf(body.pin, body.address);
  const typed = { address: body.phone, purpose: 'helped', otp, ip, device: undefined } as const;
  await requireCode(services, typed);
  await limits.take(quota.people, helper.userId);
  const made = db.transaction().execute(async (tx) => {
    if (!(await useCode(tx, codeKey(secrets, typed)))) throw new AppError('wrong-code');
    const account = { fullname: body.fullName, address: body.phone, passwordHash: null, language };
    // Of two calls for one new phone the second finds what the first made.
    const person = (await insertUser(tx, account)) ?? (await findUserByAddress(tx, body.phone));
    if (!person || person.suspended) return;
    if (await findRecord(tx, { kind: 'worker', id: person.id }, person.id)) return;
    const asPerson = { ...helper, userId: person.id, fullname: person.fullname, admin: false };
    const listing = await writeRegistration({ ...services, db: tx }, asPerson, {
      kind: 'worker',
      body: fields,
    });
    // Who types their own number is no helper.
    if (person.id !== helper.userId)
      await updateProvider(tx, listing.id, { helped_by: helper.userId, ...(idSeen && seenBy(helper)) });
  });
  await Promise.allSettled([made, setTimeout(answerAfter)]);
  await made;
  invalidateCounts(services.pool, 'worker');
}
