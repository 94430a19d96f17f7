import type { Me } from '#contract/accounts/account.ts';
import type { User } from './user-rows.data.ts';

/** A user as the user sees it. @param admin whether it is an admin's session */
export const presentMe = (user: User, { admin }: { admin: boolean }): Me => ({
  _id: user.id,
  fullname: user.fullname,
  email: user.email,
  phone: user.phone,
  codesOnly: user.passwordHash === null,
  role: admin ? 'admin' : (user.kind ?? 'customer'),
  profilePic: user.profilePic,
  language: user.language,
  demo: user.demo,
  awayMails: user.awayMails,
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
});
