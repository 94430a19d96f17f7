import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getIdPicture } from '#contract/admin/admin.calls.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import styles from './admin-record.module.css';

interface Owner {
  kind: ProviderKind;
  id: string;
}

/** The picture is asked for by a press only, since each look is written down (docs/rules.md#privacy-2). */
export function IdPicture({ owner, name, waits }: { owner: Owner; name: string; waits: boolean }) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  const queries = useQueryClient();
  const look = useMutation({
    mutationFn: () => fetchBytes(getIdPicture, { params: owner, cache: 'no-store' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['adminAudit'] }),
    // Nothing of it stays in memory once the page is left.
    gcTime: 0,
  });
  if (!waits) return <p className="muted">{t.noIdPicture}</p>;
  return (
    <div className={styles.idPicture}>
      <Button
        kind="soft"
        icon="eye"
        aria-keyshortcuts="I"
        loading={look.isPending}
        onClick={() => look.mutate()}
      >
        {t.lookAtId}
      </Button>
      <p className="muted">{t.lookIsRecorded}</p>
      {look.error && (
        <div role="alert">
          <FieldError>{explain(look.error)}</FieldError>
        </div>
      )}
      <Modal open={look.data !== undefined} onClose={look.reset} title={t.idPicture} closeLabel={shell.close}>
        {look.data && <FromMemory bytes={look.data} alt={t.idPictureOf(name)} />}
      </Modal>
    </div>
  );
}

function FromMemory({ bytes, alt }: { bytes: Blob; alt: string }) {
  return (
    // A tall picture is scrolled, with the keys too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing else in the dialog's body takes the focus
    <div tabIndex={0}>
      <MemoryImage bytes={bytes} alt={alt} className={styles.idImage} />
    </div>
  );
}
