import { type FormEvent, useId, useState } from 'react';
import { useKeptText } from '#web/shared/browser/kept-text.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';

/** Characters that a book takes of a reason. */
const mostReason = 500;

interface Props {
  open: boolean;
  /** The word that is disputed: its reason stands on this device until it is said. */
  entry: string;
  /** What is disputed. */
  about: string;
  /** Who reads it: the other side. */
  reader: string;
  onClose: () => void;
  /** @returns whether it is kept */
  onSay: (reason: string) => boolean;
}

/** Asks what is not right: without a reason nothing is disputed. */
export function DisputeDialog({ open, entry, about, reader, onClose, onSay }: Props) {
  const t = useMessages('ledger');
  const sentence = useProblemSentence();
  const form = useId();
  const { text: reason, type, end } = useKeptText(`dispute:${entry}`);
  const [missing, setMissing] = useState(false);
  const isLong = reason.trim().length > mostReason;
  const cancel = () => {
    end();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setMissing(true);
    else if (!isLong && onSay(reason.trim())) end();
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t.disputeTitle}
      closeLabel={t.close}
      footer={
        <>
          <Button kind="line" onClick={cancel}>
            {t.cancel}
          </Button>
          <Button type="submit" form={form}>
            {t.disputeSend}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <p>{about}</p>
        <Field
          label={t.disputeReason}
          hint={t.disputeHint(reader)}
          error={missing ? sentence('reason-missing') : isLong ? sentence('too-long') : undefined}
        >
          <TextArea
            data-first
            value={reason}
            onChange={(event) => {
              setMissing(false);
              type(event.target.value);
            }}
          />
        </Field>
      </form>
    </Modal>
  );
}
