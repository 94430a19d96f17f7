import { z } from 'zod';
import { timestamp } from '../fields.ts';
import { providerKinds } from '../marketplace/kinds.ts';

export const noticeKinds = ['verified', 'sent-back', 'free'] as const;
const listingKind = z.enum([...providerKinds, 'product']);

/** What a notice is about, as it was then. */
export const noticeFacts = z.object({
  listing: z.object({ kind: listingKind, _id: z.string(), name: z.string() }),
  /** Why an admin sent the listing back. */
  reason: z.string().optional(),
});
export type NoticeFacts = z.infer<typeof noticeFacts>;

/** An own listing was verified or sent back, or a followed person is free. */
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
