import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getBookingPicture } from '#contract/hiring/inspections.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import styles from './pictures.module.css';

const partsOf = (address: string) => {
  const [, , id = '', , name = ''] = address.split('/');
  return { id, name };
};

/** A picture of a booking, small; a press shows it large. */
export function BookingPicture({ address, alt }: { address: string; alt: string }) {
  const t = useMessages('rentals');
  const shell = useMessages('shell');
  const [open, setOpen] = useState(false);
  const { data, isPending } = useQuery({
    queryKey: ['booking-picture', address],
    queryFn: ({ signal }) => fetchBytes(getBookingPicture, { params: partsOf(address), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data)
    return (
      <span className={styles.waits} role="status">
        <Icon name="image" size={28} />
        <span className="sr">{isPending ? shell.loading : t.pictureMissing}</span>
      </span>
    );
  return (
    <>
      <button type="button" className={styles.press} onClick={() => setOpen(true)}>
        <MemoryImage bytes={data} alt={alt} className={styles.image} />
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title={alt} closeLabel={shell.close}>
        <MemoryImage bytes={data} alt={alt} className={styles.whole} />
      </Modal>
    </>
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
