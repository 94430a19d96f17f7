import type { NoticeFacts, NoticeKind } from '#contract/accounts/notices.ts';
import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { AskedRow } from './tender-people.data.ts';

type ToldListing = NonNullable<NoticeFacts['listing']>;

interface Telling {
  id: string;
  customer: { userId: string; fullname: string };
  asked: { listing: ToldListing; userId: string }[];
  kind: Extract<NoticeKind, 'tender' | 'tender-changed' | 'answer' | 'visit'>;
  act: string;
  until?: Date;
  now: Date;
}

/** Tells those who are asked what the customer did, each once, by the first of their listings. */
export async function tellAsked(transaction: Db, after: After, telling: Telling): Promise<void> {
  const { id, customer, asked, kind, act, until, now } = telling;
  const perUser = new Map(asked.toReversed().map((one) => [one.userId, one.listing]));
  await addNews(transaction, after, {
    now,
    news: [...perUser].map(([userId, listing]) => ({
      to: [userId],
      kind,
      facts: {
        listing,
        name: customer.fullname,
        about: { kind: 'tender', _id: id },
        ...(until && { until: until.toISOString() }),
      },
      act,
      matter: `request:${id}`,
    })),
  });
  after.changed([...perUser.keys(), customer.userId], { kind: 'tender', _id: id });
}

/** Who was asked and has not said no. */
export const stillAsked = (people: readonly AskedRow[]) =>
  people
    .filter(({ passed_at, quote }) => passed_at === null || quote !== null)
    .map((one) => ({
      listing: { kind: one.listing_of, _id: one.listing_id, name: one.name ?? '' },
      userId: one.user_id,
    }));
