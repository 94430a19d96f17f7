import { useState } from 'react';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { useRemoveOutside } from './outside-queries.ts';

export function RemoveOutside({ id }: { id: string }) {
  const t = useMessages('card');
  const explain = useExplain();
  const [asking, setAsking] = useState(false);
  const remove = useRemoveOutside();
  return (
    <div>
      <Button kind="quiet" size="sm" icon="trash" onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <LineConfirm
        open={asking}
        danger
        title={t.removeTitle}
        confirmLabel={t.remove}
        cancelLabel={t.cancel}
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(id, { onSuccess: () => toast.success(t.removed) })}
      >
        <p>{t.removeText}</p>
        {remove.error && <Note kind="danger">{explain(remove.error)}</Note>}
      </LineConfirm>
    </div>
  );
}
