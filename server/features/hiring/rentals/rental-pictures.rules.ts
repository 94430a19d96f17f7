import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { readReference } from '#server/platform/media/picture-names.ts';
import { requireWorkPictures } from '#server/platform/media/picture-references.ts';
import type { Services } from '#server/platform/services.ts';
import { isOfBooking, type Rental } from './rental.data.ts';

const shown = /^\/bookings\/[0-9a-f-]{36}\/pictures\/([\w-]{22}|[\w-]{54})$/;

/** Where the two sides get the bytes of a reference. */
export const addressOf = (bookingId: string, reference: string): string =>
  `/bookings/${bookingId}/pictures/${reference.replace('hire:', '')}`;

/**
 * The references of pictures that one of the two sides sent for work; an address that the list showed stands for its own.
 * @throws AppError 'picture-invalid' at the picture
 */
export async function requirePictures(
  db: Db,
  pictures: Services['pictures'],
  { given, rental }: { given: string[]; rental: Rental },
): Promise<string[]> {
  const references = given.map((picture) => picture.replace(shown, 'hire:$1'));
  const senders = [rental.customerId, rental.providerId];
  await requireWorkPictures(db, pictures, { references, senders });
  return references;
}

/** The bytes (WebP) of a picture of this booking's checklists and damages. @throws AppError 'not-found' */
export async function readBookingPicture(
  { db, pictures }: Pick<Services, 'db' | 'pictures'>,
  { booking }: Rental,
  name: string,
): Promise<Buffer> {
  const reference = readReference(`hire:${name}`);
  const bytes =
    reference &&
    (await isOfBooking(db, booking.id, `hire:${name}`)) &&
    (await pictures.readPrivate(reference.id));
  if (!bytes) throw new AppError('not-found');
  return bytes;
}
