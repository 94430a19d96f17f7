import { type FormEvent, useId, useState } from 'react';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import formStyles from '../form/review-form.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  onSend: (text: string) => void;
  busy: boolean;
  words: { title: string; text: string; label: string; send: string };
}

/** Asks for some words about a review; what is typed stays until it is sent. */
export function TextDialog({ open, onClose, onSend, busy, words }: Props) {
  const shell = useMessages('shell');
  const sentence = useProblemSentence();
  const form = useId();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = text.trim() === '';
    focusFirstWrong(() => setMissing(isMissing));
    if (!isMissing && !busy) onSend(text);
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={words.title}
      closeLabel={shell.close}
      busy={busy}
      footer={
        <>
          <Button kind="line" disabled={busy} onClick={onClose}>
            {shell.cancel}
          </Button>
          <LineButton type="submit" form={form} loading={busy}>
            {words.send}
          </LineButton>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={formStyles.form}>
        <p>{words.text}</p>
        <Field label={words.label} error={missing && text.trim() === '' ? sentence('required') : undefined}>
          <TextArea data-first value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      </form>
    </Modal>
  );
}
