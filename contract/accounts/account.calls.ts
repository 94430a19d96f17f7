import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { clockTime, dataOf, listOf, nothing } from '../fields.ts';
import { pageOnly } from '../marketplace/filter.ts';
import { anyRecord } from '../marketplace/providers/wire.ts';
import {
  addressChangeBody,
  deletionBody,
  languages,
  loginBody,
  me,
  newPasswordBody,
  passwordChangeBody,
  profileBody,
  publicUser,
  secondFactorAsked,
  signupBody,
  typedCode,
} from './account.ts';
import { addressBody } from './address.ts';
import { notice } from './notices.ts';

const language = z.enum(languages).optional();

/** Who has a second factor gets a ticket for `/login/secondFactor` in place of a session. */
const loggedIn = z.union([
  z.object({ user: me, auth: z.string(), deviceToken: z.string() }),
  secondFactorAsked,
]);

export const sendSignupCode = endpoint({
  method: 'POST',
  path: '/email',
  access: 'anyone',
  summary: 'Send a one-time code, by mail or SMS, that proves the address is the writer’s, for a new account',
  body: addressBody({ language }),
  response: z.object({ message: z.string() }),
});

export const sendResetCode = endpoint({
  method: 'POST',
  path: '/send-mail',
  access: 'anyone',
  summary:
    'Send a one-time code, by mail or SMS, that allows a login or a password reset; a code sent by the client is ignored',
  body: addressBody({ language }),
  response: z.object({ message: z.string() }),
});

export const verifyCode = endpoint({
  method: 'POST',
  path: '/verifyOtp',
  access: 'anyone',
  summary: 'Say whether a code is right, without using it up; `purpose` says what it was mailed for',
  body: addressBody({ otp: typedCode(), purpose: z.enum(['signup', 'reset']).default('signup') }),
  response: dataOf(z.object({ verified: z.literal(true) })),
});

export const verifyUser = endpoint({
  method: 'GET',
  path: '/verifyUser/:email',
  access: 'anyone',
  summary: 'Whether an e-mail address, or a phone, is registered',
  params: z.object({ email: z.string() }),
  response: dataOf(z.object({ email: z.string().optional(), phone: z.string().optional() }).nullable()),
});

export const signup = endpoint({
  method: 'POST',
  path: '/signup',
  access: 'anyone',
  summary: 'Make an account with the code that was mailed',
  body: signupBody,
  response: z.object({ newUser: me, auth: z.string(), deviceToken: z.string() }),
});

export const login = endpoint({
  method: 'POST',
  path: '/login',
  access: 'anyone',
  summary: 'Log in with a password, or with a code of `/send-mail` as `otp`; with `admin: true` as an admin',
  body: loginBody,
  response: loggedIn,
});

export const updatePassword = endpoint({
  method: 'PUT',
  path: '/updatePassword',
  access: 'anyone',
  summary: 'Set a new password with the code that was mailed; ends every other session',
  body: newPasswordBody,
  response: loggedIn,
});

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  access: 'user',
  summary: 'End this session, or with `everywhere` all of this account',
  body: z.object({ everywhere: z.boolean().optional() }),
  response: nothing,
});

export const getMe = endpoint({
  method: 'GET',
  path: '/me',
  access: 'user',
  summary: 'The user and their own provider records',
  response: dataOf(z.object({ user: me, admin: z.boolean(), records: z.array(anyRecord) })),
});

export const updateMe = endpoint({
  method: 'PUT',
  path: '/me',
  access: 'user',
  summary: 'Change name, photo or language, or whether mails tell of unread messages',
  body: profileBody,
  response: dataOf(me),
});

export const getNotices = endpoint({
  method: 'GET',
  path: '/notices',
  access: 'user',
  summary:
    'What happened to the user’s listings and to followed providers, the newest first, and how much is unseen',
  query: pageOnly,
  response: z.object({ ...listOf(notice).shape, unseen: z.number() }),
});

export const seeNotices = endpoint({
  method: 'PUT',
  path: '/notices/seen',
  access: 'user',
  summary: 'Mark the notices seen up to a time: that of the newest shown',
  body: z.object({ until: clockTime }),
  response: nothing,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/me/password',
  access: 'user',
  summary: 'Change the password with the present one; ends every other session',
  body: passwordChangeBody,
  response: nothing,
});

export const changeAddress = endpoint({
  method: 'PUT',
  path: '/me/address',
  access: 'user',
  summary:
    'Add or change the e-mail or the phone of the account, with a code of `/email` that was sent there',
  body: addressChangeBody,
  response: dataOf(me),
});

export const downloadMyData = endpoint({
  method: 'GET',
  path: '/me/data',
  access: 'user',
  summary: 'Everything that Neev holds about the user, as one JSON file: `{ data }`, a list an area',
  response: z.unknown(),
});

export const deleteMe = endpoint({
  method: 'DELETE',
  path: '/me',
  access: 'user',
  summary:
    'Delete the account and everything that belongs to it; asks for the password, or for a code where there is none',
  body: deletionBody,
  response: nothing,
});

export const getUser = endpoint({
  method: 'GET',
  path: '/getUser/:id',
  access: 'user',
  summary: 'A user as others may see them',
  params: z.object({ id: z.string() }),
  response: dataOf(publicUser),
});
