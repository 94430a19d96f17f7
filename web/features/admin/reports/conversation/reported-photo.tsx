import { useMutation } from '@tanstack/react-query';
import { getReportedAttachment } from '#contract/admin/admin.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import styles from './conversation.module.css';

/** Loads by a press only: an admin may not want to see every picture that was sent. */
export function Photo({ id, messageId }: { id: string; messageId: string }) {
  const t = useMessages('admin');
  const explain = useExplain();
  const look = useMutation({
    mutationFn: () => fetchBytes(getReportedAttachment, { params: { id, messageId }, cache: 'no-store' }),
    // Nothing of it stays in memory once the page is left.
    gcTime: 0,
  });
  if (look.data) return <MemoryImage bytes={look.data} alt={t.photo} className={styles.photo} />;
  return (
    <>
      <Button kind="line" size="sm" icon="image" loading={look.isPending} onClick={() => look.mutate()}>
        {t.showPhoto}
      </Button>
      {look.error && (
        <div role="alert">
          <FieldError>{explain(look.error)}</FieldError>
        </div>
      )}
    </>
  );
}
