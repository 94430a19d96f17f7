import { type FormEvent, useId, useState } from 'react';
import { wholeOf } from '#contract/written.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';

interface Props {
  least: number;
  most: number;
  onHire: (count: number) => void;
  onClose: () => void;
}

/** How many of a crew's people one takes. */
export function HireSomeDialog({ least, most, onHire, onClose }: Props) {
  const t = useMessages('offers');
  const shell = useMessages('shell');
  const sentence = useProblemSentence();
  const id = useId();
  const [typed, setTyped] = useState(String(most));
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const count = wholeOf(typed) ?? 0;
    const fits = count >= least && count <= most;
    setWrong(!fits);
    if (fits) onHire(count);
  };
  return (
    <Modal
      open
      size="small"
      onClose={onClose}
      title={t.howManyTitle}
      closeLabel={shell.close}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" form={id} kind="accent">
            {t.hire}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Field
          label={t.howManyLabel}
          hint={t.takesFrom(String(least), String(most))}
          error={wrong && sentence('count-invalid')}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </form>
    </Modal>
  );
}
