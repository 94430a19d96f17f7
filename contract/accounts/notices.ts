import { z } from 'zod';
import { timestamp } from '../fields.ts';
import { providerKinds } from '../marketplace/kinds.ts';

export const noticeKinds = [
  'verified',
  'sent-back',
  'free',
  'came',
  'request',
  'offer',
  'booked',
  'lapsed',
  'changed',
  'cancelled',
  'no-show',
  'no-show-denied',
  'no-show-stands',
  'no-show-lifted',
  'hajri',
  'done',
  'review',
  'morning',
  'machine-late',
  'ninety-days',
  'crew',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'owed',
  'damage',
  'tender',
  'tender-changed',
  'visit',
  'question',
  'answer',
  'hour',
  'quotes-open',
  'paper',
  'stage',
  'site',
  'defect',
  'quiet',
  'retention',
  'engineer',
  'engineer-yes',
  'engineer-no',
  'claim',
  'card',
  'new-device',
  'book-restored',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
const listingKind = z.enum([...providerKinds, 'product']);

/** What a notice is about, as it was then. */
export const noticeFacts = z.object({
  /** Absent where it is about the user alone. */
  listing: z.object({ kind: listingKind, _id: z.string(), name: z.string() }).optional(),
  /** Why an admin sent the listing back. */
  reason: z.string().optional(),
  /** Which side of a booking did it: the reader is the other one. Absent where time did. */
  by: z.enum(['customer', 'provider']).optional(),
  /** Whole rupees. */
  amount: z.number().optional(),
  /** Of work, for which that is owed: two halves are one. */
  days: z.number().optional(),
  /** Until when it can be answered. */
  until: timestamp.optional(),
  /** The other side, by name; absent where a notice is about the listing alone. */
  name: z.string().optional(),
  /** What a notice of hiring opens. */
  about: z
    .object({ kind: z.enum(['request', 'booking', 'book', 'tender', 'contract', 'site']), _id: z.string() })
    .optional(),
});
export type NoticeFacts = z.infer<typeof noticeFacts>;

/** News for a user: of their listings, of people they follow, of hiring. */
export const notice = z.object({
  _id: z.string(),
  kind: z.enum(noticeKinds),
  ...noticeFacts.shape,
  seen: z.boolean(),
  createdAt: timestamp,
});
export type Notice = z.infer<typeof notice>;

/** Which kind of list a browser shows, over its line; none any more, with null. */
export const followListEvent = z.object({ kind: listingKind.nullable() });
/** What a followed list is told (event `availability`). */
export interface Availability {
  kind: z.infer<typeof listingKind>;
  _id: string;
  available: boolean;
}
