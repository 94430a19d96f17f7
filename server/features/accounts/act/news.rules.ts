import { z } from 'zod';
import { languages } from '#contract/accounts/account.ts';
import type { NoticeFacts, NoticeKind } from '#contract/accounts/notices.ts';
import { newsAddress, type PageAddress, paths, productAddress, profileAddress } from '#contract/paths.ts';
import type { Db } from '#server/platform/database/database.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import type { HiringNews } from '#server/platform/mail/texts/mail-facts.ts';
import { addNotices, endNotices, turnNotice } from '../notices/notice.data.ts';
import { mailedAmong } from '../users/account.data.ts';
import type { After } from './in-transaction.rules.ts';

/** Something of hiring that users are told, once an act. */
export interface News {
  to: string[];
  kind: NoticeKind;
  facts: NoticeFacts;
  /** Names the act: the same act tells nobody twice. */
  act: string;
  /** What they have to do with, where the act says not all: a newer notice of it takes the place of the older. */
  matter?: string;
}

/** What a mail of hiring says; what is told by mail alone has kinds of its own. */
export interface NewsMail {
  to: string[];
  kind: HiringNews['kind'];
  /** Names, empty where there are none. */
  listing: string;
  other: string;
  /** Who did it, where it was the listing's own side: who reads is the customer. */
  actor?: string | undefined;
  /** What is owed, for so many days of work. */
  amount?: number | undefined;
  days?: number | undefined;
  about?: NoticeFacts['about'];
  /** Where it leads, in place of what it is about. */
  path?: PageAddress | undefined;
  act: string;
}

/** Who is told, in which half hour. */
interface Slot {
  id: string;
  slot: number;
}

const storedLanguage = z.enum(languages).catch('en');
/** What one side can do again and again is mailed at most once in so much time, as all requests together are. */
export const bundleMs = 30 * 60_000;
/** An offer or a card that has ended, visits, questions and answers are told in the page alone; of a site book there is one mail in the evening. */
const withoutMail: NoticeKind[] = ['lapsed', 'visit', 'question', 'answer', 'site', 'card'];

/** Writes notices and mails in the transaction of the act; open pages hear of them after the commit. */
export async function addNews(
  transaction: Db,
  after: After,
  { news, now }: { news: News[]; now: Date },
): Promise<void> {
  await addNotices(
    transaction,
    news.flatMap(({ to, kind, facts, act, matter }) =>
      to.map((userId) => ({ userId, kind, facts, matter, act: `${act}:${userId}` })),
    ),
  );
  after.noticed(news.flatMap(({ to }) => to));
  const mailed = news.filter(({ kind }) => !withoutMail.includes(kind));
  await queueNewsMails(transaction, {
    now,
    mails: mailed.map(({ to, kind, facts, act }) => ({
      ...{ to, kind, act, about: facts.about, path: kind === 'came' ? listingAddress(facts) : undefined },
      listing: facts.listing?.name ?? '',
      other: facts.name ?? '',
      actor: actorOf(facts),
      ...{ amount: facts.amount, days: facts.days },
    })),
  });
}

/** What was told of these matters is dealt with, by one user or by all; their bells know it after the commit. */
export async function endMatters(
  transaction: Db,
  after: After,
  { matters, of }: { matters: string[]; of?: string },
): Promise<void> {
  if (matters.length > 0) after.noticed(await endNotices(transaction, { matters, of }));
}

/** The last that was told of a matter says what is true now, and is open again; nobody is told anew. */
export async function turnMatter(
  transaction: Db,
  after: After,
  turned: { matter: string; facts: NoticeFacts },
): Promise<void> {
  after.noticed(await turnNotice(transaction, turned));
}

/** A machine does nothing: its owner does. */
const actorOf = ({ by, listing, name }: NoticeFacts): string | undefined =>
  by === 'provider' && listing
    ? listing.kind === 'product' && name
      ? `${name} (${listing.name})`
      : listing.name
    : undefined;

const listingAddress = ({ listing }: NoticeFacts): PageAddress | undefined =>
  listing &&
  (listing.kind === 'product' ? productAddress(listing._id) : profileAddress(listing.kind, listing._id));

/** Each reader's mail in their language; none to demo accounts. */
export async function queueNewsMails(
  transaction: Db,
  { mails, now }: { mails: NewsMail[]; now: Date },
): Promise<void> {
  const readers = await mailedAmong(transaction, [...new Set(mails.flatMap(({ to }) => to))]);
  const users = new Map(readers.map((reader) => [reader.id, reader]));
  const slot = Math.floor(now.getTime() / bundleMs);
  await queueMails(
    transaction,
    mails.flatMap(({ to, kind, listing, other, actor, amount, days, about, act, path }) =>
      to.flatMap((id) => {
        const user = users.get(id);
        if (!user) return [];
        return {
          act: mailAct({ kind, about, listing, act }, { id, slot }),
          to: user.email,
          language: storedLanguage.parse(user.language),
          template: 'hiring-news' as const,
          facts: {
            kind,
            listing,
            other,
            ...(actor && { byProvider: true, actor }),
            ...(days !== undefined && { amount, days }),
            path: path ?? (kind === 'crew' ? paths.calendar : newsAddress(about)),
          },
        };
      }),
    ),
  );
}

const repeatable: NewsMail['kind'][] = [
  'offer',
  'changed',
  'free',
  'tender-changed',
  'paper',
  'stage',
  'defect',
  'engineer',
];

/** Offers of one listing, changes of one booking or tender, papers and stages of one contract are one mail in a while; the notices tell each. */
function mailAct({ kind, about, listing, act }: Omit<NewsMail, 'to' | 'other'>, { id, slot }: Slot): string {
  if (kind === 'request') return `requests:${id}:${slot}`;
  const isRepeatable = repeatable.includes(kind);
  return isRepeatable && about ? `${kind}:${about._id}:${listing}:${slot}:${id}` : `${act}:${id}`;
}
