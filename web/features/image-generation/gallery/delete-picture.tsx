import { useState } from 'react';
import type { GalleryPicture } from '#contract/image-generation/image-generation.calls.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { leaveFocus } from '#web/shared/ui/focus.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { useDeletePicture } from './gallery-queries.ts';

export function Delete({ picture: { _id, prompt } }: { picture: GalleryPicture }) {
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
