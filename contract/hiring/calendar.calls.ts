import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  dataOf,
  flag,
  listOf,
  name,
  nothing,
  parts,
  problem,
  siteDay,
  siteDayOr,
  timestamp,
  whole,
} from '../fields.ts';
import { pageOnly } from '../marketplace/filter.ts';
import { clientId, listingRef } from './terms.ts';

/** Days that one look at a calendar shows at most. */
export const mostDays = 62;
/** How far ahead a listing's first free day is looked for. */
export const freeFromDays = 90;

const part = z.enum(parts, { error: problem('bad-input') });
const byId = z.object({ id: z.string() });

const daysApart = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
interface Spell {
  from: string;
  to: string;
}
const isForward = ({ from, to }: Spell): boolean => from <= to;
const backwards = { error: problem('days-backwards'), path: ['to'] };

const isShort = ({ from, to }: Spell): boolean => daysApart(from, to) < mostDays;
const long = { error: problem('days-many'), path: ['to'] };
const look = z.object({ from: siteDay, to: siteDay });

/** How many units are free the whole day: whose, and by what they are taken, stays with the owner. */
export const freeDay = z.object({ date: z.string(), free: z.number(), of: z.number() });
export type FreeDay = z.infer<typeof freeDay>;

/** Units whose days one answer tells of at most. */
export const mostUnits = 50;

/** A unit's day; where its halves differ, one of `morning` and one of `afternoon`. */
export const ownDay = z.object({
  unit: z.string(),
  /** Within its listing. */
  no: z.number(),
  /** A named person's name. */
  label: z.string().nullable(),
  listing: listingRef,
  date: z.string(),
  part,
  state: z.enum(['free', 'blocked', 'booked']),
  /** Of the caller's own bookings. */
  bookingId: z.string().optional(),
  /** Of the caller's own blocks. */
  blockId: z.string().optional(),
  /** A weekly day off or a yearly holiday: it warns and holds nothing. */
  rest: z.boolean(),
});
export type OwnDay = z.infer<typeof ownDay>;

export const block = z.object({
  _id: z.string(),
  listing: listingRef,
  from: z.string(),
  to: z.string(),
  part,
  unitIds: z.array(z.string()),
  createdAt: timestamp,
});
export type Block = z.infer<typeof block>;

/** `MM-DD`; the 29th of February is a day. */
const yearlyDay = z
  .string({ error: problem('holiday-invalid') })
  .regex(/^\d{2}-\d{2}$/, problem('holiday-invalid'))
  .refine((day) => z.iso.date().safeParse(`2024-${day}`).success, { error: problem('holiday-invalid') });
const different = <T>(values: T[]): boolean => new Set(values).size === values.length;

export const restDays = z.object({
  restDays: z
    .array(whole({ min: 0, max: 6 }, 'bad-input'))
    .refine((days) => different(days), { error: problem('bad-input') }),
  yearlyOff: z
    .array(yearlyDay)
    .max(60, problem('bad-input'))
    .refine((days) => different(days), { error: problem('bad-input') }),
});

/** What a listing's owner has set of its calendar. */
export const calendarListing = z.object({
  listing: listingRef,
  name: z.string(),
  /** How many units it has. */
  of: z.number(),
  available: z.boolean(),
  availableSaidAt: timestamp.nullable(),
  ...restDays.shape,
});
export type CalendarListing = z.infer<typeof calendarListing>;

export const crewMember = z.object({
  _id: z.string(),
  listing: listingRef,
  crewName: z.string(),
  leaderId: z.string(),
  leaderName: z.string(),
  userId: z.string(),
  name: z.string(),
  profilePic: z.string().nullable(),
  status: z.enum(['asked', 'agreed']),
  createdAt: timestamp,
});
export type CrewMember = z.infer<typeof crewMember>;

export const getFreeDays = endpoint({
  method: 'GET',
  path: '/freeDays/:kind/:id',
  access: 'user',
  summary: 'How many of a listing’s people, teams or machines are free the whole day, day by day',
  params: z.object({ kind: listingRef.shape.kind, id: z.string() }),
  query: look.refine(isForward, backwards).refine(isShort, long),
  response: dataOf(z.array(freeDay)),
});

export const getOwnDays = endpoint({
  method: 'GET',
  path: '/ownDays',
  access: 'user',
  summary: `The days of everybody and everything that the user lists, or of one listing: free, blocked or booked; ${mostUnits} people, teams or machines at a time`,
  query: look
    .extend({
      listing: z.uuid(problem('bad-input')).optional(),
      cursor: z
        .string()
        .regex(/^[\da-f-]{36}:\d{1,5}$/, problem('bad-cursor'))
        .optional(),
    })
    .refine(isForward, backwards)
    .refine(isShort, long),
  response: z.object({ data: z.array(ownDay), nextCursor: z.string().nullable() }),
});

export const postBlock = endpoint({
  method: 'POST',
  path: '/blocks',
  access: 'user',
  summary: 'Keep days free of work, for all units of a listing or some; never over a booking',
  body: z
    .object({
      clientId,
      listing: listingRef,
      from: siteDayOr('dates-invalid'),
      to: siteDayOr('dates-invalid'),
      part: part.default('day'),
      unitIds: z
        .array(z.uuid(problem('bad-input')))
        .min(1, problem('bad-input'))
        .max(500, problem('bad-input'))
        .optional(),
    })
    .refine(isForward, backwards)
    .refine(({ from, to }) => daysApart(from, to) < 366, { error: problem('block-days'), path: ['to'] }),
  response: dataOf(block),
});

export const getBlocks = endpoint({
  method: 'GET',
  path: '/blocks',
  access: 'user',
  summary: 'The user’s own blocks that are not over, the earliest first',
  query: pageOnly,
  response: listOf(block),
});

export const deleteBlock = endpoint({
  method: 'DELETE',
  path: '/blocks/:id',
  access: 'user',
  summary: 'Give blocked days free again, by the block’s id or the clientId that it was made with',
  params: byId,
  response: nothing,
});

export const getRestDays = endpoint({
  method: 'GET',
  path: '/restDays',
  access: 'user',
  summary: 'The user’s listings with their weekly days off and yearly holidays',
  response: dataOf(z.object({ listings: z.array(calendarListing), morningCheck: z.boolean() })),
});

export const putRestDays = endpoint({
  method: 'PUT',
  path: '/restDays',
  access: 'user',
  summary: 'Set weekly days off (0 is Sunday) and yearly holidays of one listing, or of all',
  body: restDays.extend({ listing: listingRef.optional() }),
  response: dataOf(restDays),
});

export const putStillFree = endpoint({
  method: 'PUT',
  path: '/stillFree',
  access: 'anyone',
  summary: 'Say whether one is free today; with the token of a mailed link, without a login',
  body: z
    .object({
      answer: z.enum(['yes', 'no', 'from'], { error: problem('bad-input') }),
      from: siteDay.optional(),
      token: z.string().max(500, problem('link-invalid')).optional(),
    })
    .refine(({ answer, from }) => answer !== 'from' || from !== undefined, {
      error: problem('free-from'),
      path: ['from'],
    }),
  response: dataOf(z.object({ available: z.boolean(), from: z.string().nullable() })),
});

export const putMorningCheck = endpoint({
  method: 'PUT',
  path: '/morningCheck',
  access: 'user',
  summary: 'Be asked each morning at six whether one is free, or no longer',
  body: z.object({ on: flag }),
  response: dataOf(z.object({ on: z.boolean() })),
});

/** A person of a crew without an account, a team, or a machine: as its lister calls it. */
export const unitName = z.object({ name: name(60).nullable() });

export const putUnitName = endpoint({
  method: 'PUT',
  path: '/units/:id',
  access: 'user',
  summary:
    'Name a place in one’s crew, a team or a machine, so that both sides read the name; null takes it away',
  params: byId,
  body: unitName,
  response: dataOf(unitName.extend({ _id: z.string() })),
});

export const postCrewMember = endpoint({
  method: 'POST',
  path: '/crewMembers',
  access: 'user',
  summary: 'Ask a person into one’s crew; they count once they agree',
  body: z.object({ listing: listingRef, userId: z.uuid(problem('bad-input')) }),
  response: dataOf(crewMember),
});

export const getCrewMembers = endpoint({
  method: 'GET',
  path: '/crewMembers',
  access: 'user',
  summary: 'The people of the user’s crew, and the crews that the user is in or asked into',
  response: dataOf(z.array(crewMember)),
});

export const answerCrewMember = endpoint({
  method: 'PUT',
  path: '/crewMembers/:id',
  access: 'user',
  summary: 'Agree to be in a crew, or refuse; who is asked answers',
  params: byId,
  body: z.object({ accept: flag }),
  response: dataOf(crewMember.nullable()),
});

export const deleteCrewMember = endpoint({
  method: 'DELETE',
  path: '/crewMembers/:id',
  access: 'user',
  summary: 'Leave a crew, or let a person go; the crew’s later bookings stay with the crew',
  params: byId,
  response: nothing,
});
