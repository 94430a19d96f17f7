import { useQuery } from '@tanstack/react-query';
import { getContractPicture } from '#contract/contracts/site-book.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import styles from './read.module.css';

/** A picture that a paper names by its reference. */
export function PaperPicture({
  contractId,
  reference,
  alt,
}: {
  contractId: string;
  reference: string;
  alt: string;
}) {
  const { handover: t } = useMessages('papers');
  const name = reference.replace('hire:', '');
  const { data, isPending } = useQuery({
    queryKey: ['picture', 'contract', contractId, name],
    queryFn: ({ signal }) => fetchBytes(getContractPicture, { params: { id: contractId, name }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <MemoryImage bytes={data} alt={alt} className={styles.picture} />;
  return isPending ? <Skeleton label={alt} kind="row" count={1} /> : <p>{t.missing}</p>;
}
