import type { NoticeFacts, NoticeKind } from '#contract/accounts/notices.ts';
import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Contracts } from '../contracts.ts';
import { askedOf } from './tender-people.data.ts';

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

/** Who was asked, has not said no, and takes something from the customer still. */
export async function stillAsked(
  { blockedAmong }: Pick<Contracts, 'blockedAmong'>,
  transaction: Db,
  { id, customerId }: { id: string; customerId: string },
) {
  const people = (await askedOf(transaction, id)).filter(
    ({ passed_at, quote }) => passed_at === null || quote !== null,
  );
  const owners = [...new Set(people.map(({ user_id }) => user_id))];
  const blocked = new Set(await blockedAmong(transaction, customerId, owners));
  return people
    .filter(({ user_id }) => !blocked.has(user_id))
    .map((one) => ({
      listing: { kind: one.listing_of, _id: one.listing_id, name: one.name ?? '' },
      userId: one.user_id,
    }));
}
