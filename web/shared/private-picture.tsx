import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPictureOf } from '#domain/evidence/picture-name.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import styles from '#web/shared/media/pictures.module.css';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';

/** Bytes as they came, and whether they are those of the picture that is named. */
async function asNamed(name: string, bytes: Blob): Promise<{ bytes: Blob; isNamed: boolean }> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  // A page without HTTPS has nothing to hash with.
  if (!subtle) return { bytes, isNamed: true };
  const sha256 = async (of: Uint8Array<ArrayBuffer>) => new Uint8Array(await subtle.digest('SHA-256', of));
  return { bytes, isNamed: await isPictureOf(name, new Uint8Array(await bytes.arrayBuffer()), sha256) };
}

interface Props {
  /** Names it among all that is asked for. */
  of: readonly string[];
  load: (signal: AbortSignal) => Promise<Blob>;
  alt: string;
  /** What stands there where it did not come. */
  missing: string;
  /** What stands there where another came than is named. */
  other: string;
}

/** A picture by its name, the last of what names it, and whether it is that one. */
export const useNamedPicture = ({ of, load }: Pick<Props, 'of' | 'load'>) =>
  useQuery({
    queryKey: ['picture', ...of],
    queryFn: async ({ signal }) => asNamed(of.at(-1) ?? '', await load(signal)),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A picture that only some may see, small; a press shows it large. One that did not come says so, and a press asks again. */
export function PrivatePicture({ of, load, alt, missing, other }: Props) {
  const shell = useMessages('shell');
  const [open, setOpen] = useState(false);
  const { data: found, isPending, isFetching, refetch } = useNamedPicture({ of, load });
  const data = found?.bytes;
  if (found && !found.isNamed)
    return (
      <strong role="alert" className={styles.missing}>
        {other}
      </strong>
    );
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
