import { getBookingPicture } from '#contract/hiring/inspections.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import styles from '#web/shared/media/pictures.module.css';
import { PrivatePicture } from '#web/shared/private-picture.tsx';

const partsOf = (address: string) => {
  const [, , id = '', , name = ''] = address.split('/');
  return { id, name };
};

/** A picture of a booking. */
export function BookingPicture({ address, alt }: { address: string; alt: string }) {
  const t = useMessages('rentals');
  return (
    <PrivatePicture
      of={['booking', ...Object.values(partsOf(address))]}
      load={(signal) => fetchBytes(getBookingPicture, { params: partsOf(address), signal })}
      alt={alt}
      missing={t.pictureMissing}
      other={t.pictureOther}
    />
  );
}

/** All pictures of one occasion, in order. */
export function BookingPictures({ addresses, label }: { addresses: string[]; label: string }) {
  const t = useMessages('rentals');
  return (
    <ul className={styles.pictures} aria-label={label}>
      {addresses.map((address, place) => (
        <li key={address} className={styles.picture}>
          <BookingPicture address={address} alt={t.picture(place + 1)} />
        </li>
      ))}
    </ul>
  );
}
