import { randomUUID } from 'node:crypto';
import type { Me } from '#contract/accounts/account.ts';
import { isPhone } from '#contract/accounts/address.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { queueMail } from '#server/platform/mail/mail-queue.ts';
import type { Services } from '#server/platform/services.ts';
import { useCode } from '../codes/codes.data.ts';
import { type CallerAtDoor, codeKey, requireCode } from '../codes/codes.rules.ts';
import { findUser } from '../users/account.data.ts';
import { presentMe } from '../users/user.view.ts';
import type { User } from '../users/user-rows.data.ts';
import { replaceAddress } from '../users/user-writes.data.ts';
import { forgetCallers } from './find-caller.rules.ts';
import { type OwnProof, requireOwnProof } from './own-proof.rules.ts';
import { requireGoodPassword } from './passwords.rules.ts';

interface AddressChange extends CallerAtDoor, OwnProof {
  /** The new one. */
  address: string;
  /** The code that was sent there. */
  otp: string;
}

/**
 * Adds an e-mail or a phone to the account, or puts another in its place: it takes a code of the new one and proof that
 * it is the owner who asks (docs/rules.md#accounts-23). The former e-mail is told.
 * @throws AppError 'wrong-code', 'email-taken', 'phone-taken', what `requireOwnProof` throws, 'password-admin-short'
 */
export async function changeAddress(services: Services, caller: Caller, request: AddressChange): Promise<Me> {
  const { db, secrets } = services;
  const user = await findUser(db, caller.userId);
  if (!user) throw new AppError('login-needed');
  const typed = { ...request, purpose: 'signup' } as const;
  await requireCode(services, typed);
  await requireOwnProof(services, user, request);
  await requireAdminsPassword(services, user, request);
  const taken = isPhone(request.address) ? 'phone-taken' : 'email-taken';
  const changed = await db.transaction().execute(async (tx) => {
    if (!(await useCode(tx, codeKey(secrets, typed)))) throw new AppError('wrong-code');
    if (!(await replaceAddress(tx, user.id, request.address))) throw new AppError(taken);
    await tellFormerAddress(tx, user, request.address);
    return findUser(tx, user.id);
  });
  forgetCallers(user.id);
  if (!changed) throw new AppError('login-needed');
  return presentMe(changed, caller);
}

/** An address of ADMIN_EMAILS comes with an admin's rights: its password is as long as at a sign-up (docs/rules.md#accounts-7). */
async function requireAdminsPassword(
  { settings }: Services,
  user: User,
  { address, password }: AddressChange,
): Promise<void> {
  if (password === undefined || !settings.adminEmails.has(address)) return;
  const owner = { fullname: user.fullname, email: address };
  await requireGoodPassword(password, { admin: true, path: 'password', owner });
}

async function tellFormerAddress(tx: Db, user: User, address: string): Promise<void> {
  const { email, fullname, language } = user;
  await queueMail(tx, {
    act: `address-changed ${randomUUID()}`,
    to: email,
    language,
    template: 'address-changed',
    facts: { fullname, kind: isPhone(address) ? 'phone' : 'email' },
  });
}
