import { type FormEvent, useState } from 'react';
import { useSavePlan } from '#web/features/house-planner/plan-queries.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';

export interface SavedProps {
  /** The address that makes the plan on screen. */
  search: string;
  /** A name to begin with. */
  name: string;
}

export function SaveDialog({ search, name: suggested, onClose }: SavedProps & { onClose: () => void }) {
  const t = useMessages('house');
  const explain = useExplain();
  const [name, setName] = useState(suggested);
  const save = useSavePlan();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { name: name.trim() || suggested, search },
      {
        onSuccess: () => {
          toast.success(t.saved);
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      open
      size="small"
      busy={save.isPending}
      onClose={onClose}
      title={t.saveTitle}
      closeLabel={t.close}
      footer={
        <LineButton type="submit" form="save-plan" icon="save" loading={save.isPending}>
          {t.save}
        </LineButton>
      }
    >
      <form id="save-plan" onSubmit={submit}>
        <Field label={t.saveName} error={save.isError && explain(save.error)}>
          <TextInput data-first value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Modal>
  );
}
