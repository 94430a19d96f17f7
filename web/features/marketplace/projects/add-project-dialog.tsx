import { type FormEvent, useId, useState } from 'react';
import { mostProjectPictures } from '#contract/marketplace/projects.calls.ts';
import type { ProblemName } from '#contract/problems.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { PicturesField } from './pictures-field.tsx';
import { useAddProject } from './project-queries.ts';
import styles from './projects.module.css';

type Texts = { title: string; description: string };
type Draft = Texts & { pictures: string[] };
type Wrong = { field: keyof Texts; problem: ProblemName };

const empty: Draft = { title: '', description: '', pictures: [] };

/** The title first, then the description, one sentence at a time (docs/rules.md#marketplace-15). */
function findWrong({ title, description }: Draft): Wrong | undefined {
  if ([...title.trim()].length < 3) return { field: 'title', problem: 'title-short' };
  if ([...description.trim()].length < 3) return { field: 'description', problem: 'description-short' };
  return undefined;
}

type AddProjectProps = { userId: string; open: boolean; onClose: () => void };

/** What is typed, what is wrong with it, and its way to the server; a failure keeps what was typed. */
function useProjectForm(userId: string, onAdded: () => void) {
  const t = useMessages('providers');
  const explain = useExplain();
  const sentence = useProblemSentence();
  const [draft, setDraft] = useState(empty);
  const [wrong, setWrong] = useState<Wrong>();
  const add = useAddProject(userId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findWrong(draft);
    if (add.isPending) return;
    focusFirstWrong(() => setWrong(found));
    if (found) return toast.error(sentence(found.problem), { autoClose: 2000, id: 'project' });
    add.mutate(draft, {
      onSuccess: () => {
        setDraft(empty);
        toast.success(t.projectAdded);
        onAdded();
      },
      onError: (error) => toast.error(explain(error), { id: 'project' }),
    });
  };
  const errorOf = (field: keyof Texts) => wrong?.field === field && sentence(wrong.problem);
  return { draft, setDraft, errorOf, submit, busy: add.isPending };
}

/** On success the fields clear, a toast says so and the modal closes (docs/rules.md#marketplace-15). */
export function AddProjectDialog({ userId, open, onClose }: AddProjectProps) {
  const t = useMessages('providers');
  const form = useId();
  const { draft, setDraft, errorOf, submit, busy } = useProjectForm(userId, onClose);
  const [sending, setSending] = useState(false);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t.addProject}
      closeLabel={t.close}
      busy={busy}
      footer={
        <>
          <Button kind="line" disabled={busy} onClick={onClose}>
            {t.close}
          </Button>
          <LineButton type="submit" form={form} loading={busy} disabled={sending}>
            {t.submit}
          </LineButton>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <Field label={t.title} error={errorOf('title')}>
          <TextInput
            data-first
            value={draft.title}
            onChange={(event) => setDraft({ ...draft, title: event.target.value })}
          />
        </Field>
        <Field label={t.description} error={errorOf('description')}>
          <TextArea
            value={draft.description}
            onChange={(event) => setDraft({ ...draft, description: event.target.value })}
          />
        </Field>
        <PicturesField
          words={{
            title: t.projectPictures,
            hint: t.projectPictureHint,
            add: t.projectPictureAdd,
            sending: t.projectPictureSending,
            remove: t.projectPictureRemove,
          }}
          most={mostProjectPictures}
          pictures={draft.pictures}
          onChange={(pictures) => setDraft((now) => ({ ...now, pictures }))}
          onBusy={setSending}
        />
      </form>
    </Modal>
  );
}
