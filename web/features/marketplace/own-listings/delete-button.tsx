import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshMe } from '#web/shared/api/me.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { leaveFocus } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.ts';

type DeleteButtonProps = {
  /** What is deleted, for the names of the ordinary button. */
  name: string;
  /** Words of the button in place of "Delete". */
  label?: string;
  title: string;
  text: string;
  doneText: string;
  act: () => Promise<unknown>;
};

/** Deletes something of the user's own, after asking. */
export function DeleteButton({ name, label, title, text, doneText, act }: DeleteButtonProps) {
  const t = useMessages('dashboard');
  const shell = useMessages('shell');
  const explain = useExplain();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: act,
    onSuccess: () => {
      toast.success(doneText);
      void refreshMe().catch(() => undefined);
    },
    onError: (error) => toast.error(explain(error)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        kind="danger-line"
        size="sm"
        icon="trash"
        aria-label={label ? undefined : t.deleteOf(name)}
        ref={leaveFocus}
        onClick={() => setAsking(true)}
      >
        {label ?? t.delete}
      </Button>
      <LineConfirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
        title={title}
        confirmLabel={label ?? t.delete}
        cancelLabel={shell.cancel}
        closeLabel={shell.close}
        danger
        busy={remove.isPending}
      >
        {text}
      </LineConfirm>
    </>
  );
}
