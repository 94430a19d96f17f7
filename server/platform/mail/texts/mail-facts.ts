import type { NoticeKind } from '#contract/accounts/notices.ts';
import type { SuspensionReason } from '#contract/admin/suspensions.calls.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { PageAddress } from '#contract/paths.ts';

/** What can be verified: a provider of one of the five kinds, or a product. */
export type ListingKind = ProviderKind | 'product';

interface Listing {
  kind: ListingKind;
  /** The listing's own name. */
  name: string;
}

/** Of hiring, with empty names where there is none. */
export interface HiringNews {
  /** `tomorrow`: the evening before the first day; `confirm`: what waits in books, once a week. */
  kind: NoticeKind | 'tomorrow' | 'confirm';
  listing: string;
  other: string;
  /** The listing's own side did it: who reads is the customer. */
  byProvider?: boolean;
  /** Who that is; the listing where it is not said. */
  actor?: string;
  /** Whole rupees that are owed for so many days of work: two halves are one. */
  amount?: number | undefined;
  days?: number | undefined;
  /** Where it is answered. */
  path: PageAddress;
}

/** Whole rupees as India groups them. */
export const rupees = (amount: number): string => `₹${new Intl.NumberFormat('en-IN').format(amount)}`;

/** The mails with a code leave at once and are never stored. */
export interface CodeMailFacts {
  'signup-code': { code: string };
  'reset-code': { code: string };
}

/** What each mail of the queue fills in. Addresses are paths of this origin. */
export interface QueuedMailFacts {
  verified: Listing;
  'sent-back': Listing & { reason: string };
  'id-picture-expired': Listing;
  /** A provider that the recipient follows is available; `path` is the provider's profile. */
  'now-available': Listing & { path: PageAddress };
  /** Of some senders only how many more there are; without names their accounts are gone. */
  'unread-messages': { names: string[]; others: number; unread: number; offPath: PageAddress };
  /** Something of hiring that waits for the recipient; empty names where there is none. */
  'hiring-news': HiringNews;
  /** "Free today?"; `path` answers it without a login, for a day. */
  'morning-check': { path: PageAddress };
  'password-changed': { fullname: string };
  /** An e-mail or a phone of the account is another now; to the e-mail it had. */
  'address-changed': { fullname: string; kind: 'email' | 'phone' };
  /** Of the second step at login; `left`: how many recovery codes. */
  'second-factor': {
    fullname: string;
    kind: 'second-factor-on' | 'second-factor-off' | 'recovery-code-used';
    left: number;
  };
  /** An admin stopped the account; `note` is the admin's. */
  suspended: { fullname: string; kind: SuspensionReason; note: string };
  'suspension-lifted': { fullname: string };
  /** To the admins; an answer goes to the writer. */
  'contact-message': { username: string; email: string; message: string };
  'subscribe-confirm': { confirmPath: PageAddress; unsubscribePath: PageAddress };
}

export type MailFacts = CodeMailFacts & QueuedMailFacts;
export type MailTemplate = keyof MailFacts;
export type QueuedTemplate = keyof QueuedMailFacts;

export interface MailText {
  subject: string;
  text: string;
  replyTo?: string;
  unsubscribe?: string;
}

/** One language's mails. `link` makes a whole address of a path. */
export type MailTexts = {
  [T in MailTemplate]: (facts: MailFacts[T], link: (path: PageAddress) => string) => MailText;
};
