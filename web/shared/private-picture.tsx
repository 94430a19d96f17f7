import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import styles from '#web/shared/media/pictures.module.css';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';

interface Props {
  /** Names it among all that is asked for. */
  of: readonly string[];
  load: (signal: AbortSignal) => Promise<Blob>;
  alt: string;
  /** What stands there where it did not come. */
  missing: string;
}

/** A picture that only some may see, small; a press shows it large. One that did not come says so, and a press asks again. */
export function PrivatePicture({ of, load, alt, missing }: Props) {
  const shell = useMessages('shell');
  const [open, setOpen] = useState(false);
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: ['picture', ...of],
    queryFn: ({ signal }) => load(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending || (!data && isFetching))
    return (
      <span className={styles.waits} role="status">
        <Icon name="image" size={28} />
        <span className="sr">{shell.loading}</span>
      </span>
    );
  if (!data)
    return (
      <button type="button" className={styles.missing} onClick={() => void refetch()}>
        <span>{missing}</span> <b>{shell.tryAgain}</b>
      </button>
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
