import type { Language, Me, PublicUser } from '#contract/accounts/account.ts';
import type { AnyRecord } from '#contract/marketplace/providers/wire.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { CallerAtDoor } from './codes/codes.rules.ts';
import { collectOwnRows, deleteUserRows, listUploads } from './own-data/own-data.data.ts';
import type { OwnData } from './own-data/own-data.ts';
import { forgetCallers } from './sessions/find-caller.rules.ts';
import { type OwnProof, requireOwnProof } from './sessions/own-proof.rules.ts';
import { replacePassword, requireOwnPassword } from './sessions/password.rules.ts';
import { hashPassword, requireGoodPassword } from './sessions/passwords.rules.ts';
import { endSessions } from './sessions/session.data.ts';
import { findUser, holdAsProved } from './users/account.data.ts';
import type { Contacts } from './users/contacts.rules.ts';
import { forgetDevices } from './users/devices.rules.ts';
import { changeListingFaces } from './users/face.data.ts';
import { presentMe } from './users/user.view.ts';
import type { User } from './users/user-rows.data.ts';
import { updateUser } from './users/user-writes.data.ts';

/** @throws AppError 'login-needed' when the account was deleted while the call was under way */
async function requireUser({ db }: Services, caller: Caller): Promise<User> {
  const user = await findUser(db, caller.userId);
  if (!user) throw new AppError('login-needed');
  return user;
}

/** Deletes the account; the audit log keeps what it says. @throws AppError what `requireOwnProof` throws */
export async function deleteAccount(
  services: Services,
  caller: Caller,
  { ownData, ...proof }: OwnProof & CallerAtDoor & { ownData: OwnData[] },
): Promise<void> {
  const { db, pictures } = services;
  const user = await requireUser(services, caller);
  await requireOwnProof(services, user, proof);
  const uploads = await listUploads(db, user.id);
  const effects: (() => void)[] = [];
  await db.transaction().execute(async (tx) => {
    for (const part of ownData) await part.erase?.(tx, user.id, (effect) => void effects.push(effect));
    await deleteUserRows(tx, user);
  });
  forgetCallers(user.id);
  for (const effect of effects) effect();
  for (const { reference } of uploads) await pictures.forget(db, reference);
}

/** Everywhere, it forgets the other devices too. @param device this device, which stays known over a logout */
export async function logout(
  { db }: Services,
  caller: Caller,
  { everywhere, device }: { everywhere: boolean; device: string | undefined },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await endSessions(tx, caller.userId, everywhere ? {} : { only: caller.tokenHash });
    if (everywhere) await forgetDevices(tx, caller.userId, device);
  });
  forgetCallers(caller.userId);
}

export async function readMe(
  services: Services,
  caller: Caller,
  ownData: OwnData[],
): Promise<{ user: Me; admin: boolean; records: AnyRecord[] }> {
  const user = await requireUser(services, caller);
  const records: AnyRecord[] = [];
  for (const part of ownData) records.push(...((await part.records?.(services.db, caller.userId)) ?? []));
  return { user: presentMe(user, caller), admin: caller.admin, records };
}

const publicPicture = /^\/files\/[\w.-]+$/;

/** @throws AppError 'picture-invalid' unless `/upload` gave this picture to the caller */
export async function changeProfile(
  services: Services,
  caller: Caller,
  changes: { fullname?: string; profilePic?: string | null; language?: Language; awayMails?: boolean },
): Promise<Me> {
  const { db, pictures } = services;
  const { profilePic } = changes;
  const user = await requireUser(services, caller);
  if (profilePic && profilePic !== user.profilePic) {
    const own = publicPicture.test(profilePic) && (await pictures.belongsTo(db, profilePic, caller.userId));
    if (!own) throw fieldError('profilePic', 'picture-invalid');
  }
  const { userId } = caller;
  await db.transaction().execute(async (tx) => {
    await updateUser(tx, userId, { ...changes, profilePic: profilePic === '' ? null : profilePic });
    if (profilePic) await changeListingFaces(tx, { userId, before: user.profilePic, next: profilePic });
  });
  forgetCallers(userId);
  return presentMe(await requireUser(services, caller), caller);
}

/** @throws AppError 'own-password-wrong', 'password-common', 'password-own-words', 'password-admin-short' */
export async function changePassword(
  services: Services,
  caller: Caller,
  request: { password: string; newPassword: string; language?: Language; device: string | undefined },
): Promise<void> {
  const { db, settings } = services;
  const user = await requireUser(services, caller);
  await requireOwnPassword(services, user, request.password);
  const admin = user.email !== null && settings.adminEmails.has(user.email);
  await requireGoodPassword(request.newPassword, { admin, path: 'newPassword', owner: user });
  const passwordHash = await hashPassword(request.newPassword);
  const { language, device } = request;
  await db.transaction().execute(async (tx) => {
    if (!(await holdAsProved(tx, user))) throw fieldError('password', 'own-password-wrong');
    await replacePassword(tx, user, { passwordHash, language, except: caller.tokenHash, device });
  });
  forgetCallers(user.id);
}

export async function collectMyData(
  services: Services,
  caller: Caller,
  ownData: OwnData[],
): Promise<Record<string, unknown>> {
  const { db, limits } = services;
  await limits.take('data-download-by-user', caller.userId);
  const user = await requireUser(services, caller);
  const collected = { account: presentMe(user, caller), ...(await collectOwnRows(db, user)) };
  for (const part of ownData) Object.assign(collected, await part.export(db, user.id));
  return collected;
}

/** Reads a user; the e-mail address only for the user, for admins, and where the user is a provider (docs/rules.md#accounts-13, docs/rules.md#privacy-8). @throws AppError 'user-missing' */
export async function readUser(
  { db }: Services,
  caller: Caller,
  { id, ip, contacts }: { id: string; ip: string; contacts: Contacts },
): Promise<PublicUser> {
  const user = await findUser(db, id);
  if (!user) throw new AppError('user-missing');
  const { fullname, profilePic, email } = user;
  const seen = { _id: user.id, userId: user.id, fullname, profilePic };
  if (user.suspended && !caller.admin) return seen;
  if (!caller.admin && caller.userId !== user.id && user.kind === null) return seen;
  if ((await contacts.show(caller, { personId: user.id, ip })).shown) return { ...seen, email };
  return { ...seen, email: null, contactsHidden: true };
}
