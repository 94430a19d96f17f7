import { dayMs, siteDate } from '#domain/calendar/dates.ts';
import { waitingFor } from '#domain/ledger/waiting.ts';
import { type NewsMail, queueNewsMails } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { entriesByBook } from '#server/platform/ledger/entries-by-book.data.ts';
import type { HiringByClock } from '../hiring.ts';
import { type Written, writtenSince } from './book/book.data.ts';

/** Who has said nothing for so long is asked no more: the other side's words stand in the book all the same. */
const askedForDays = 31;
const namesInMail = 3;

/** By user, the books in which something waits for their word. */
async function waitingBooks(db: Db, written: Written[]): Promise<Map<string, Written[]>> {
  const byUser = new Map<string, Written[]>();
  for await (const [book, entries] of entriesByBook(db, written))
    for (const side of ['customer', 'provider'] as const)
      if (waitingFor(side, entries).length > 0) {
        const userId = side === 'customer' ? book.customer_id : book.provider_id;
        byUser.set(userId, [...(byUser.get(userId) ?? []), book]);
      }
  return byUser;
}

function mailOf(userId: string, books: Written[], week: string): NewsMail {
  const [only, ...others] = books;
  const shown = books.slice(0, namesInMail).map(({ listing_name }) => `"${listing_name}"`);
  const more = books.length > namesInMail ? ` + ${books.length - namesInMail}` : '';
  return {
    to: [userId],
    kind: 'confirm',
    listing: `${shown.join(', ')}${more}`,
    other: '',
    about: only && others.length === 0 ? { kind: 'book', _id: only.bookingId } : undefined,
    act: `confirm:${week}`,
  };
}

/** Once a week each side gets one mail about all books in which days or payments wait for their word. */
export async function tellToConfirm({ services: { db }, now }: HiringByClock): Promise<void> {
  const at = now();
  const written = await writtenSince(db, new Date(at.getTime() - askedForDays * dayMs));
  const waiting = await waitingBooks(db, written);
  const mails = [...waiting].map(([userId, books]) => mailOf(userId, books, siteDate(at)));
  await queueNewsMails(db, { mails, now: at });
}
