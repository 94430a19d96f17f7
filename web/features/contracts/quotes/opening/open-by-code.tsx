import { type FormEvent, useState } from 'react';
import { compactOf } from '#contract/written.ts';
import { readCode } from '#domain/contracts/seal.ts';
import { QueuedAct, useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from '../seal/seal.module.css';
import { useOpening } from './open-quote.ts';

interface Props {
  quoteId: string;
  /** Whose price it is. */
  name: string;
  onOpened?: () => void;
}

/** A sealed price is opened with the code that its author wrote down, also by the customer who was told it. */
export function OpenByCode({ quoteId, name, onOpened }: Props) {
  const t = useMessages('quotes');
  const explain = useExplain();
  const sentence = useProblemSentence();
  const queued = useQueuedAbout(quoteId);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const open = useOpening((became) => became === 'open' && onOpened?.());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readCode(compactOf(typed));
    focusFirstWrong(() => setWrong(code === undefined));
    if (code !== undefined && !open.isPending) open.mutate({ quoteId, code, title: name });
  };
  if (queued) return <QueuedAct act={queued} />;
  const said = wrong ? sentence('opening-code-wrong') : open.error ? explain(open.error) : undefined;
  return (
    <form className={styles.open} onSubmit={submit} noValidate>
      <Field label={t.codeOf(name)} hint={t.codeHint} error={open.data === 'void' ? t.voidText : said}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
            open.reset();
          }}
        />
      </Field>
      <p>
        <Button type="submit" kind="primary" icon="key" loading={open.isPending}>
          {t.openWithCode}
        </Button>
      </p>
    </form>
  );
}
