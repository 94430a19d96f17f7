import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getRequestPicture, type JobRequest } from '#contract/hiring/requests.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { useInView } from '#web/shared/media/use-in-view.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import styles from './request.module.css';

/** The customer's pictures of the work; a press shows one large. */
export function RequestPictures({ request: { _id, pictures } }: { request: JobRequest }) {
  const t = useMessages('offers');
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={t.pictures}>
      {pictures.map((reference, no) => (
        <li key={reference}>
          <RequestPicture requestId={_id} no={no} />
        </li>
      ))}
    </ul>
  );
}

function RequestPicture({ requestId, no }: { requestId: string; no: number }) {
  const t = useMessages('offers');
  const shell = useMessages('shell');
  const { box, seen } = useInView<HTMLDivElement>();
  const [large, setLarge] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['request-picture', requestId, no],
    queryFn: ({ signal }) => fetchBytes(getRequestPicture, { params: { id: requestId, no }, signal }),
    enabled: seen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const alt = t.picture(no + 1);
  if (error && !data) return <p className={styles.small}>{t.pictureFailed}</p>;
  return (
    <div ref={box} className={styles.picture}>
      {data ? (
        <button type="button" onClick={() => setLarge(true)}>
          <MemoryImage bytes={data} alt={alt} />
        </button>
      ) : (
        <Glint height={112} radius={12} />
      )}
      {data && (
        <Modal open={large} onClose={() => setLarge(false)} title={alt} closeLabel={shell.close}>
          <MemoryImage bytes={data} alt={alt} className={styles.large} />
        </Modal>
      )}
    </div>
  );
}
