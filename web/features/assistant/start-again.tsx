import { useState } from 'react';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import type { useAssistant } from './conversation/use-assistant.ts';

export type Assistant = ReturnType<typeof useAssistant>;

export function StartAgain({ forget }: Pick<Assistant, 'forget'>) {
  const t = useMessages('assistant');
  const explain = useExplain();
  const [open, setOpen] = useState(false);
  const confirm = () =>
    forget.mutate(undefined, {
      onError: (error) => toast.error(explain(error)),
      onSettled: () => setOpen(false),
    });
  return (
    <>
      <IconButton icon="trash" label={t.startAgain} onClick={() => setOpen(true)} />
      <LineConfirm
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
        title={t.startAgainTitle}
        confirmLabel={t.startAgainYes}
        cancelLabel={t.keep}
        busy={forget.isPending}
        danger
      >
        <p>{t.startAgainText}</p>
      </LineConfirm>
    </>
  );
}
