import { sql } from 'kysely';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Takes a user's own words and names out of what stays with the other side. Books, checklists, damages and published
 * reviews are what both can point to: these stay as they were written.
 */
export async function forgetWords(transaction: Db, userId: string): Promise<void> {
  await sql`
    update requests set description = '', address = null, site_phone = null, pictures = '{}', close_reason = null
    where customer_id = ${userId}::uuid`.execute(transaction);
  await sql`
    update bookings set address = null, site_phone = null, site_lat = null, site_lng = null
    where customer_id = ${userId}::uuid`.execute(transaction);
  await sql`update offers set note = null where author_id = ${userId}::uuid and note is not null`.execute(
    transaction,
  );
  await sql`update offers set listing_name = ${formerUser} where provider_id = ${userId}::uuid`.execute(
    transaction,
  );
  await sql`update bookings set listing_name = ${formerUser} where provider_id = ${userId}::uuid`.execute(
    transaction,
  );
  await sql`
    update bookings set reason_text = null where status_by = ${userId}::uuid and reason_text is not null`.execute(
    transaction,
  );
  await sql`delete from reviews where author_id = ${userId}::uuid and published_at is null`.execute(
    transaction,
  );
  await sql`delete from request_people where user_id = ${userId}::uuid`.execute(transaction);
}
