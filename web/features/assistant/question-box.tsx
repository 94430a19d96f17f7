import type { KeyboardEvent, SubmitEvent } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { isSendingEnter } from '#web/shared/ui/keys.ts';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import styles from './question-box.module.css';

const longest = 2000;

interface Props {
  text: string;
  onType: (text: string) => void;
  onSend: () => void;
  busy: boolean;
  onStop: () => void;
}

/** Enter sends, Shift+Enter makes a line (docs/rules.md#assistant-4). While an answer comes, the button stops it. */
export function QuestionBox({ text, onType, onSend, busy, onStop }: Props) {
  const t = useMessages('assistant');
  const sentence = useProblemSentence();
  const tooLong = text.length > longest;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) onStop();
    else if (!tooLong) onSend();
  };
  const keys = (event: KeyboardEvent) => {
    if (!isSendingEnter(event)) return;
    event.preventDefault();
    if (!tooLong) onSend();
  };
  return (
    <div className={styles.box}>
      <form className={styles.form} onSubmit={submit}>
        <TextArea
          className={styles.input}
          rows={1}
          placeholder={t.typeHere}
          aria-label={t.question}
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? 'question-error' : undefined}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={keys}
        />
        <button
          type="submit"
          className={buttonClass({ kind: busy ? 'line' : 'primary', className: styles.send })}
          aria-label={busy ? t.stop : t.send}
        >
          {busy ? <span className={styles.stop} /> : <Icon name="send" size={26} />}
        </button>
      </form>
      {tooLong && <FieldError id="question-error">{sentence('too-long')}</FieldError>}
      <p className={styles.keys}>{t.keys}</p>
    </div>
  );
}
