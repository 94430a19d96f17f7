import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import styles from './gallery.module.css';
import { useGallery } from './gallery-queries.ts';
import { Saved } from './saved-picture.tsx';

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
