import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import styles from './picture-view.module.css';

interface Props {
  /** Nothing, as data: there is no such picture any more. */
  picture: UseQueryResult<Blob | null>;
  alt: string;
  box?: RefObject<HTMLDivElement | null>;
}

/** A picture in a frame that keeps its size while it loads; a press shows it large. */
export function PictureView({ picture, alt, box }: Props) {
  const t = useMessages('chat');
  const { data, isError, isPending } = picture;
  return (
    <div ref={box} className={styles.frame}>
      {isPending && (
        <p role="status" className={styles.waits}>
          <Icon name="image" size={32} />
          <span className="sr">{t.photoLoading}</span>
        </p>
      )}
      {data && <Large bytes={data} alt={alt} />}
      {!isPending && !data && (
        <div role="alert" className={styles.waits}>
          <p>{t.photoFailed}</p>
          {isError && (
            <Button size="sm" kind="soft" loading={picture.isFetching} onClick={() => void picture.refetch()}>
              {t.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Large({ bytes, alt }: { bytes: Blob; alt: string }) {
  const shell = useMessages('shell');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.press} onClick={() => setOpen(true)}>
        <MemoryImage bytes={bytes} alt={alt} className={styles.image} />
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={alt}
        closeLabel={shell.close}
        className={styles.large}
      >
        {/* A tall picture is scrolled, with the keys too. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing else in the dialog's body takes the focus */}
        <div tabIndex={0}>
          <MemoryImage bytes={bytes} alt={alt} className={styles.whole} />
        </div>
      </Modal>
    </>
  );
}
