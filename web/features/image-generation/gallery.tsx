import { useState } from 'react';
import type { GalleryPicture } from '#contract/image-generation/calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { useInView } from '#web/shared/media/use-in-view.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { leaveFocus } from '#web/shared/ui/focus.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { Glint, Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import styles from './gallery.module.css';
import { useDeletePicture, useGallery, useGalleryPicture } from './gallery-queries.ts';

/** One's own saved pictures, each with its prompt. */
export function Gallery({ onUse }: { onUse: (prompt: string) => void }) {
  const words = useMessages('dream');
  const explain = useExplain();
  const { data, error, isPending, isFetching, refetch } = useGallery();
  return (
    <section className={styles.gallery} aria-labelledby="gallery">
      <h2 id="gallery">{words.gallery}</h2>
      {isPending && (
        <Skeleton label={words.galleryLoading} kind="product" count={3} className={styles.grid} />
      )}
      {error && !data && (
        <ErrorState
          title={words.galleryFailed}
          retryLabel={words.retry}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error)}
        </ErrorState>
      )}
      {data?.pictures.length === 0 && (
        <EmptyState title={words.galleryEmpty}>{words.galleryEmptyText}</EmptyState>
      )}
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

function Saved({ picture, onUse }: { picture: GalleryPicture; onUse: (prompt: string) => void }) {
  const words = useMessages('dream');
  const { box, seen } = useInView<HTMLLIElement>();
  const bytes = useGalleryPicture(picture._id, seen);
  return (
    <li ref={box} className={styles.card}>
      <div className={styles.picture}>
        {bytes.data && <Large bytes={bytes.data} prompt={picture.prompt} />}
        {bytes.isPending && (
          <p role="status">
            <Glint height={160} />
            <span className="sr">{words.pictureLoading}</span>
          </p>
        )}
        {bytes.isError && (
          <div role="alert">
            <p>{words.pictureFailed}</p>
            <Button size="sm" kind="soft" onClick={() => void bytes.refetch()}>
              {words.retry}
            </Button>
          </div>
        )}
      </div>
      <p className={styles.prompt}>{picture.prompt}</p>
      <div className={styles.acts}>
        <Button size="sm" kind="soft" onClick={() => onUse(picture.prompt)}>
          {words.useAgain}
        </Button>
        <Delete picture={picture} />
      </div>
    </li>
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

function Delete({ picture: { _id, prompt } }: { picture: GalleryPicture }) {
  const words = useMessages('dream');
  const shell = useMessages('shell');
  const explain = useExplain();
  const [asking, setAsking] = useState(false);
  const remove = useDeletePicture();
  const confirm = () =>
    remove.mutate(_id, {
      onSuccess: () => toast.success(words.deleted),
      onError: (error) => toast.error(explain(error), { id: 'dream' }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <IconButton
        icon="trash"
        label={words.deleteOf(prompt)}
        ref={leaveFocus}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={words.deleteTitle}
        confirmLabel={words.delete}
        cancelLabel={shell.cancel}
        closeLabel={shell.close}
        danger
        busy={remove.isPending}
      >
        <p>{prompt}</p>
      </ConfirmDialog>
    </>
  );
}
