import { useState } from 'react';
import type { GalleryPicture } from '#contract/image-generation/image-generation.calls.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { useInView } from '#web/shared/media/use-in-view.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { leaveFocus } from '#web/shared/ui/focus.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { Glint, Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './gallery.module.css';
import { useDeletePicture, useGallery, useGalleryPicture } from './gallery-queries.ts';

function Delete({ picture: { _id, prompt } }: { picture: GalleryPicture }) {
  const t = useMessages('images');
  const shell = useMessages('shell');
  const explain = useExplain();
  const [asking, setAsking] = useState(false);
  const remove = useDeletePicture();
  const confirm = () =>
    remove.mutate(_id, {
      onSuccess: () => toast.success(t.deleted),
      onError: (error) => toast.error(explain(error), { id: 'images' }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <IconButton icon="trash" label={t.deleteOf(prompt)} ref={leaveFocus} onClick={() => setAsking(true)} />
      <LineConfirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t.deleteTitle}
        confirmLabel={t.delete}
        cancelLabel={shell.cancel}
        closeLabel={shell.close}
        danger
        busy={remove.isPending}
      >
        <p>{prompt}</p>
      </LineConfirm>
    </>
  );
}

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

function Saved({ picture, onUse }: { picture: GalleryPicture; onUse: (prompt: string) => void }) {
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

/** Shows the user's own saved pictures, each with its prompt. */
export function Gallery({ onUse }: { onUse: (prompt: string) => void }) {
  const t = useMessages('images');
  const explain = useExplain();
  const { data, error, isPending, isFetching, refetch } = useGallery();
  return (
    <section className={styles.gallery} aria-labelledby="gallery">
      <h2 id="gallery">{t.gallery}</h2>
      {isPending && <Skeleton label={t.galleryLoading} kind="product" count={3} className={styles.grid} />}
      {error && !data && (
        <ErrorState
          title={t.galleryFailed}
          retryLabel={t.retry}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error)}
        </ErrorState>
      )}
      {data?.pictures.length === 0 && <EmptyState title={t.galleryEmpty}>{t.galleryEmptyText}</EmptyState>}
      {data && data.pictures.length > 0 && (
        <ul className={styles.grid}>
          {data.pictures.map((picture) => (
            <Saved key={picture._id} picture={picture} onUse={onUse} />
          ))}
        </ul>
      )}
    </section>
  );
}
