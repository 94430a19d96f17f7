import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { listPath } from '../../lists/record-links.ts';
import { Failure } from './call-failure.tsx';
import { type ReviewDialog, useDelete } from './review-calls.ts';

export function DeleteDialog({ record, name, open, onClose }: ReviewDialog) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const navigate = useNavigate();
  const remove = useDelete(record, async () => {
    toast.success(t.deleteDone(name));
    await navigate({ to: listPath(record.kind), replace: true });
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <LineConfirm
      open={open}
      onClose={close}
      onConfirm={() => remove.mutate()}
      title={t.deleteQuestion}
      confirmLabel={t.delete}
      cancelLabel={shell.cancel}
      closeLabel={shell.close}
      busy={remove.isPending}
      danger
    >
      <p className="muted">{t.deleteText(name)}</p>
      <Failure error={remove.error} />
    </LineConfirm>
  );
}
