import { useState } from 'react';
import type { GalleryPicture } from '#contract/image-generation/image-generation.calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { useInView } from '#web/shared/media/use-in-view.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import { Delete } from './delete-picture.tsx';
import styles from './gallery.module.css';
import { useGalleryPicture } from './gallery-queries.ts';

function Large({ bytes, prompt }: { bytes: Blob; prompt: string }) {
  const shell = useMessages('shell');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.press} onClick={() => setOpen(true)}>
        <MemoryImage bytes={bytes} alt={prompt} className={styles.image} />
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={prompt}
        closeLabel={shell.close}
        className={styles.large}
      >
        <MemoryImage bytes={bytes} alt={prompt} className={styles.image} />
      </Modal>
    </>
  );
}

export function Saved({ picture, onUse }: { picture: GalleryPicture; onUse: (prompt: string) => void }) {
  const t = useMessages('images');
  const { box, seen } = useInView<HTMLLIElement>();
  const bytes = useGalleryPicture(picture._id, seen);
  return (
    <li ref={box} className={styles.card}>
      <div className={styles.picture}>
        {bytes.data && <Large bytes={bytes.data} prompt={picture.prompt} />}
        {bytes.isPending && (
          <p role="status">
            <Glint height={160} />
            <span className="sr">{t.pictureLoading}</span>
          </p>
        )}
        {bytes.isError && (
          <div role="alert">
            <p>{t.pictureFailed}</p>
            <Button size="sm" kind="soft" onClick={() => void bytes.refetch()}>
              {t.retry}
            </Button>
          </div>
        )}
      </div>
      <p className={styles.prompt}>{picture.prompt}</p>
      <div className={styles.acts}>
        <Button size="sm" kind="soft" onClick={() => onUse(picture.prompt)}>
          {t.useAgain}
        </Button>
        <Delete picture={picture} />
      </div>
    </li>
  );
}
