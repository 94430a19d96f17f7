import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { Failure } from '../records/controls/call-failure.tsx';
import { type AccountDialog, useLift } from './account-calls.ts';

export function LiftDialog({ id, name, open, onClose }: AccountDialog) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const lift = useLift(id);
  const close = () => {
    lift.reset();
    onClose();
  };
  const confirm = () =>
    lift.mutate(undefined, {
      onSuccess: () => {
        close();
        toast.success(t.liftDone(name));
      },
    });
  return (
    <LineConfirm
      open={open}
      onClose={close}
      onConfirm={confirm}
      title={t.liftTitle(name)}
      confirmLabel={t.liftSuspension}
      cancelLabel={shell.cancel}
      closeLabel={shell.close}
      busy={lift.isPending}
    >
      <p className="muted">{t.liftText}</p>
      <Failure error={lift.error} />
    </LineConfirm>
  );
}
