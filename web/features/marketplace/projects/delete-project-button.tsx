import { useState } from 'react';
import type { Project } from '#contract/marketplace/projects.calls.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { leaveFocus } from '#web/shared/ui/focus.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { useDeleteProject } from './project-queries.ts';

/** A bin that asks first. Stands on the own dashboard alone. */
export function DeleteProjectButton({ project }: { project: Project }) {
  const t = useMessages('providers');
  const shell = useMessages('shell');
  const explain = useExplain();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteProject(project.userId);
  const confirm = () =>
    remove.mutate(project._id, {
      onSuccess: () => toast.success(t.projectDeleted),
      onError: (error) => toast.error(explain(error)),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <IconButton
        icon="trash"
        label={t.deleteProject(project.title)}
        ref={leaveFocus}
        onClick={() => setAsking(true)}
      />
      <LineConfirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t.deleteProjectTitle}
        confirmLabel={t.delete}
        cancelLabel={shell.cancel}
        closeLabel={shell.close}
        danger
        busy={remove.isPending}
      >
        <p>{project.title}</p>
      </LineConfirm>
    </>
  );
}
