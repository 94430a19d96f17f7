import { z } from 'zod';
import { messageRecord } from '../chat/chat.calls.ts';
import { endpoint } from '../endpoint.ts';
import { dataOf, lines, listOf, nothing, problem, recordDay, timestamp } from '../fields.ts';
import { settlementRecord } from '../hiring/after-booking.calls.ts';
import { bookingRecord } from '../hiring/bookings.calls.ts';
import { balanceRecord, dayRecord, entryRecord, ledgerBook, moneyBody } from '../hiring/ledger.calls.ts';
import { offerRecord } from '../hiring/offers.calls.ts';
import { damageRecord } from '../hiring/rentals.calls.ts';
import { pageOnly } from '../marketplace/filter.ts';
import { providerKinds } from '../marketplace/kinds.ts';

/** The five kinds and products: what an admin verifies. */
export const listingKinds = [...providerKinds, 'product'] as const;
export type ListingKind = (typeof listingKinds)[number];

const counted = z.object({ total: z.number(), verified: z.number() });

export const getOverview = endpoint({
  method: 'GET',
  path: '/admin/overview',
  access: 'admin',
  summary: 'How many of each there are, and how many verified',
  response: dataOf(
    z.object({
      worker: counted,
      groupWorker: counted,
      contractor: counted,
      engineer: counted,
      provider: counted,
      product: counted,
      unreadMessages: z.number(),
      openReports: z.number(),
    }),
  ),
});

export const sendBack = endpoint({
  method: 'POST',
  path: '/admin/sendBack',
  access: 'admin',
  summary: 'Send a record back to its owner with a reason',
  body: z.object({
    kind: z.enum(listingKinds),
    id: z.string().max(64),
    reason: lines(500, 'reason-missing', 'reason-missing').refine((reason) => reason.length >= 3, {
      error: problem('reason-missing'),
    }),
  }),
  response: nothing,
});

const neighbour = z.object({ _id: z.string(), name: z.string() }).nullable();
const neighbours = z.object({
  /** The newer one, and the older one. */
  previous: neighbour,
  next: neighbour,
  /** How many of the kind are not verified. */
  left: z.number(),
});
export type Neighbours = z.infer<typeof neighbours>;

export const getNeighbours = endpoint({
  method: 'GET',
  path: '/admin/neighbours/:kind/:id',
  access: 'admin',
  summary: 'The records before and after one in its list by age, of all or of those that are not verified',
  params: z.object({ kind: z.enum(listingKinds), id: z.string() }),
  query: z.object({ verified: z.literal('false', { error: problem('bad-input') }).optional() }),
  response: dataOf(neighbours),
});

/** Answers with the picture's bytes; each look stands in the audit log. */
export const getIdPicture = endpoint({
  method: 'GET',
  path: '/admin/idPicture/:kind/:id',
  access: 'admin',
  summary: 'The ID picture that waits with a record, as bytes',
  params: z.object({ kind: z.enum(providerKinds), id: z.string() }),
  response: z.unknown(),
  answers: 'image/webp',
});

/** What an act of an admin may be about. */
export const auditKinds = [
  ...listingKinds,
  'project',
  'contactMessage',
  'sharedQuestion',
  'report',
  'booking',
  'review',
  'account',
] as const;
export type AuditKind = (typeof auditKinds)[number];
export const auditActs = [
  'verify',
  'send-back',
  'delete',
  'look-at-id',
  'read-report',
  'close-report',
  'login-failed',
  'rule-no-show',
  'hide-review',
  'show-review',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'suspend',
  'lift',
  'name-helper',
  'unname-helper',
] as const;
export const getAuditLog = endpoint({
  method: 'GET',
  path: '/admin/auditLog',
  access: 'admin',
  summary: 'What admins did, newest first',
  query: pageOnly,
  response: listOf(
    z.object({
      _id: z.string(),
      act: z.enum(auditActs),
      /** The admin's name; null for a failed login. */
      adminName: z.string().nullable(),
      kind: z.enum(auditKinds).nullable(),
      recordId: z.string().nullable(),
      recordName: z.string().nullable(),
      createdAt: timestamp,
    }),
  ),
});

export const getContactMessages = endpoint({
  method: 'GET',
  path: '/admin/contactMessages',
  access: 'admin',
  summary: 'What was written to the people who run Neev, newest first',
  query: pageOnly,
  response: listOf(
    z.object({
      _id: z.string(),
      /** What it is about: the contact form, words of a language, or a listing that its owner did not want. */
      about: z.enum(['question', 'words', 'not-me']),
      email: z.string().optional(),
      username: z.string(),
      message: z.string(),
      /** Of words: where they stand. */
      language: z.string().optional(),
      page: z.string().optional(),
      /** Of a listing: who made it. */
      concerns: z.object({ _id: z.string(), name: z.string() }).optional(),
      read: z.boolean(),
      createdAt: timestamp,
    }),
  ),
});

export const markContactMessageRead = endpoint({
  method: 'PUT',
  path: '/admin/contactMessages/:id',
  access: 'admin',
  summary: 'Mark a contact message read or unread',
  params: z.object({ id: z.string() }),
  body: z.object({ read: z.boolean() }),
  response: nothing,
});

export const deleteContactMessage = endpoint({
  method: 'DELETE',
  path: '/admin/contactMessages/:id',
  access: 'admin',
  summary: 'Delete a contact message',
  params: z.object({ id: z.string() }),
  response: nothing,
});

/** Without a name where the account is gone. */
const person = z.object({ _id: z.string(), fullname: z.string().nullable() });

const reportRecord = z.object({
  _id: z.string(),
  conversationId: z.string(),
  reporter: person,
  reported: person,
  reason: z.string(),
  createdAt: timestamp,
  /** Null while it is open: only so long its conversation can be read. */
  closedAt: timestamp.nullable(),
});
export type Report = z.infer<typeof reportRecord>;
const ofReport = z.object({ id: z.string() });

export const getReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  access: 'admin',
  summary: 'Reported conversations, the open ones first, newest first',
  query: pageOnly,
  response: listOf(reportRecord),
});

export const getReport = endpoint({
  method: 'GET',
  path: '/admin/reports/:id',
  access: 'admin',
  summary: 'One report, without the messages',
  params: ofReport,
  response: dataOf(reportRecord),
});

export const getReportedMessages = endpoint({
  method: 'GET',
  path: '/admin/reports/:id/messages',
  access: 'admin',
  summary: 'The messages of an open report backwards; each look stands in the audit log',
  params: ofReport,
  query: pageOnly,
  response: listOf(messageRecord),
});

/** What the two of a report offered each other and agreed on, without addresses and phones. */
const reportedWork = z.object({
  offers: z.array(
    offerRecord.pick({
      _id: true,
      customerId: true,
      providerId: true,
      author: true,
      listingName: true,
      item: true,
      count: true,
      dates: true,
      price: true,
      per: true,
      total: true,
      note: true,
      status: true,
      createdAt: true,
    }),
  ),
  bookings: z.array(
    z.object({
      ...bookingRecord.pick({
        _id: true,
        customerId: true,
        providerId: true,
        listingName: true,
        category: true,
        count: true,
        dates: true,
        price: true,
        per: true,
        total: true,
        status: true,
        ended: true,
        createdAt: true,
      }).shape,
      /** Of a machine: what its owner says was damaged, its deposit, and what both granted each other so far. */
      rental: z
        .object({
          damages: z.array(
            damageRecord.omit({ bookingId: true, unitId: true, pictures: true, answerPictures: true }),
          ),
          /** What was agreed; `deposit` is what the owner holds by the book. */
          depositAgreed: z.number(),
          ...settlementRecord.pick({ deposit: true, owed: true, owedBy: true }).shape,
        })
        .optional(),
      /** Its newest 200 days, and every entry about money. */
      book: z.object({
        balance: balanceRecord,
        days: z.array(dayRecord),
        units: ledgerBook.shape.units,
        money: z.array(
          z.object({
            ...entryRecord.pick({ _id: true, side: true }).shape,
            sort: moneyBody.shape.sort,
            to: moneyBody.shape.to,
            amount: z.number(),
            on: recordDay,
          }),
        ),
      }),
    }),
  ),
});
export type ReportedWork = z.infer<typeof reportedWork>;

export const getReportedWork = endpoint({
  method: 'GET',
  path: '/admin/reports/:id/work',
  access: 'admin',
  summary:
    'Offers (50) and bookings (20) of the two of an open report, the newest first, each with its book; the look stands in the audit log',
  params: ofReport,
  response: dataOf(reportedWork),
});

/** Answers with the bytes of a picture or voice. */
export const getReportedAttachment = endpoint({
  method: 'GET',
  path: '/admin/reports/:id/attachment/:messageId',
  access: 'admin',
  summary: 'A picture or voice of an open report’s conversation, as bytes',
  params: z.object({ id: z.string(), messageId: z.string() }),
  response: z.unknown(),
  answers: '*/*',
});

export const closeReport = endpoint({
  method: 'PUT',
  path: '/admin/reports/:id',
  access: 'admin',
  summary: 'Close a report: its conversation cannot be read any more',
  params: ofReport,
  body: z.object({ closed: z.literal(true, { error: problem('bad-input') }) }),
  response: nothing,
});
