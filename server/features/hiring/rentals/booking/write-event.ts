import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/work-ledger/canonical-json.ts';
import type { WriteEvent } from './rentals.ts';

/** Writes an event as the next entry of the chain. */
export const writeEvent: WriteEvent = async (transaction, { bookingId, body, now }) => {
  const book = await transaction
    .selectFrom('ledgers')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const seq = book.last_seq + 1;
  const hash = createHash('sha256').update(book.head).update(canonicalJson(body)).digest();
  const entry = { seq, side: 'neev' as const, kind: 'event' as const, said_at: now, created_at: now };
  await transaction
    .insertInto('ledger_entries')
    .values({
      ...entry,
      booking_id: bookingId,
      author_id: null,
      client_id: null,
      body: JSON.stringify(body),
      prev: book.head,
      hash,
    })
    .execute();
  await transaction
    .updateTable('ledgers')
    .set({ last_seq: seq, head: hash })
    .where('booking_id', '=', bookingId)
    .execute();
};
