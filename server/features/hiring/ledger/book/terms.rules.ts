import type { Db } from '#server/platform/database/database.ts';
import { append, emptyHead, eventLine } from '#server/platform/ledger/open-book.data.ts';
import type { Hiring } from '../../hiring.ts';
import { type Agreed, findAgreed } from './terms.data.ts';

const over = new Set(['cancelled', 'no_show']);

/** Each side's name, and its phone where the booking shows it to the other side. */
async function sidesOf(hiring: Hiring, agreed: Agreed) {
  const isShownTo = async (userId: string): Promise<boolean> =>
    !over.has(agreed.status) && (agreed.status !== 'agreed' || (await hiring.meets(userId)));
  const { customerId, customerName, customerPhone, providerId, providerName, providerPhone } = agreed;
  return {
    customer: { name: customerName, phone: (await isShownTo(providerId)) ? customerPhone : null },
    provider: { name: providerName, phone: (await isShownTo(customerId)) ? providerPhone : null },
  };
}

/**
 * What was agreed, as a line of the book: who writes after it has it in what they had seen. `overtime`: whole rupees
 * an hour, where it was agreed; `rates` of a crew's people likewise. `book`: no other line of an unsigned book says whose
 * it is, so that two could be swapped.
 */
export async function termsLine(hiring: Hiring, open: Db, bookingId: string) {
  const agreed = await findAgreed(open, bookingId);
  if (!agreed) throw new Error('a booking has no terms');
  const { price, per, count, dates, terms } = agreed;
  const { overtimePerHour: overtime = null, rates = null } = terms;
  const sides = await sidesOf(hiring, agreed);
  return eventLine(
    { terms: { book: bookingId, price, per, overtime, rates, count, dates, ...sides } },
    hiring.now(),
  );
}

/** Opens the book of a new booking with what was agreed. */
export async function openWithTerms(hiring: Hiring, transaction: Db, bookingId: string): Promise<void> {
  const entries = [await termsLine(hiring, transaction, bookingId)];
  await append(transaction, bookingId, { head: emptyHead, entries, opens: 'booking' });
}
