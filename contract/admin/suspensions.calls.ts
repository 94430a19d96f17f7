import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, lines, listOf, nothing, problem, timestamp } from '../fields.ts';
import { pageOnly } from '../marketplace/filter.ts';
import { listingKinds } from './admin.calls.ts';

/** Why an account is suspended (docs/rules.md#admin-6). */
export const suspensionReasons = ['fraud', 'abuse', 'spam', 'false-identity', 'other'] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

const suspension = z.object({
  reason: z.enum(suspensionReasons),
  /** What the person is told besides. */
  note: z.string(),
  createdAt: timestamp,
});

const bookingCounts = z.object({
  total: z.number(),
  now: z.number(),
  calledOff: z.number(),
  noShows: z.number(),
});

/** Figures, and what leads further. */
export const accountFacts = z.object({
  /** Those that were lifted, the newest first. */
  suspensionsBefore: z.array(suspension.extend({ liftedAt: timestamp })),
  listings: z.array(
    z.object({ kind: z.enum(listingKinds), _id: z.string(), name: z.string(), verified: z.boolean() }),
  ),
  /** Bookings of each side: in all, those that are not over, called off by them, and where they did not come. */
  bookings: z.object({ asCustomer: bookingCounts, asProvider: bookingCounts }),
  /** Reports of conversations, the newest first, at most 20; and how many in all. */
  reports: z.object({
    made: z.number(),
    about: z.number(),
    newest: z.array(
      z.object({ _id: z.string(), about: z.boolean(), createdAt: timestamp, closedAt: timestamp.nullable() }),
    ),
  }),
  /** Devices that are logged in, and when one was used last. */
  sessions: z.object({ open: z.number(), lastUsedAt: timestamp.nullable() }),
  /** People that they registered, and those who said that it was not them. */
  helped: z.object({ people: z.number(), notThem: z.number() }),
});
export type AccountFacts = z.infer<typeof accountFacts>;

const account = z.object({
  _id: z.string(),
  fullname: z.string(),
  /** Null where the account has a phone alone. */
  email: z.string().nullable(),
  createdAt: timestamp,
  /** Registers ten times as many others as anybody else. */
  helper: z.boolean(),
  /** False for admins. */
  canBeSuspended: z.boolean(),
  /** Null where none stands. */
  suspension: suspension.nullable(),
  ...accountFacts.shape,
});
export type AdminAccount = z.infer<typeof account>;
const ofAccount = z.object({ id: z.string() });

export const getAccount = endpoint({
  method: 'GET',
  path: '/admin/accounts/:id',
  access: 'admin',
  summary: 'An account: what it lists, its work in figures, reports, devices and suspensions',
  params: ofAccount,
  response: dataOf(account),
});

export const suspendAccount = endpoint({
  method: 'PUT',
  path: '/admin/accounts/:id/suspension',
  access: 'admin',
  summary: 'Suspend an account: its sessions end, nobody gets in, its listings are hidden',
  params: ofAccount,
  body: z.object({
    reason: z.enum(suspensionReasons, { error: problem('category-invalid') }),
    note: lines(500, 'reason-missing', 'reason-missing').refine((note) => note.length >= 3, {
      error: problem('reason-missing'),
    }),
  }),
  response: nothing,
});

export const liftSuspension = endpoint({
  method: 'DELETE',
  path: '/admin/accounts/:id/suspension',
  access: 'admin',
  summary: 'Lift the suspension of an account',
  params: ofAccount,
  response: nothing,
});

export const nameHelper = endpoint({
  method: 'PUT',
  path: '/admin/accounts/:id/helper',
  access: 'admin',
  summary: 'Let an account register ten times as many people who cannot do it themselves, or no more',
  params: ofAccount,
  body: z.object({ helper: z.boolean({ error: problem('bad-input') }) }),
  response: nothing,
});

const suspended = suspension.extend({ _id: z.string(), userId: z.string(), fullname: z.string() });
export type SuspendedAccount = z.infer<typeof suspended>;

export const getSuspended = endpoint({
  method: 'GET',
  path: '/admin/suspensions',
  access: 'admin',
  summary: 'The accounts that are suspended now, newest first',
  query: pageOnly,
  response: listOf(suspended),
});
