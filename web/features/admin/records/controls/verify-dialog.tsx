import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { Failure } from './call-failure.tsx';
import { useVerify } from './review-calls.ts';
import type { ReviewDialog } from './review-dialog.ts';

export function VerifyDialog({ record, name, open, onClose }: ReviewDialog) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const verify = useVerify(record);
  const close = () => {
    verify.reset();
    onClose();
  };
  const confirm = () =>
    verify.mutate(undefined, {
      onSuccess: (first) => {
        close();
        if (first) toast.success(t.verifyDone);
        else toast.info(t.verifyBefore);
      },
    });
  return (
    <LineConfirm
      open={open}
      onClose={close}
      onConfirm={confirm}
      title={t.verifyQuestion}
      confirmLabel={t.verify}
      cancelLabel={shell.cancel}
      closeLabel={shell.close}
      busy={verify.isPending}
    >
      <p className="muted">{t.verifyText(name)}</p>
      <Failure error={verify.error} />
    </LineConfirm>
  );
}
