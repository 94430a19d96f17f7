import { useState } from 'react';
import type { SavedPlan } from '#contract/house-planner/house-plans.calls.ts';
import { useDeletePlan } from '#web/features/house-planner/plan-queries.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.ts';

export function DeletePlan({ plan: { _id, name } }: { plan: SavedPlan }) {
  const t = useMessages('house');
  const explain = useExplain();
  const [asking, setAsking] = useState(false);
  const remove = useDeletePlan();
  const confirm = () =>
    remove.mutate(_id, {
      onSuccess: () => toast.success(t.deleted),
      onError: (error) => toast.error(explain(error), { id: 'plan' }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <IconButton icon="trash" label={t.deletePlan(name)} onClick={() => setAsking(true)} />
      <LineConfirm
        open={asking}
        danger
        busy={remove.isPending}
        title={t.deleteTitle}
        confirmLabel={t.delete}
        cancelLabel={t.cancel}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>{t.deleteText(name)}</p>
      </LineConfirm>
    </>
  );
}
