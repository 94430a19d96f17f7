import { type FormEvent, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { reportWords } from '#contract/site/site.calls.ts';
import { keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { useQueue } from '#web/shared/browser/outbox/queue.ts';
import { QueuedAct } from '#web/shared/browser/outbox/queued-act.tsx';
import { sendOrQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { languages } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { useSendLetter } from './send-letter.ts';
import styles from './words.module.css';

const form = 'words';
const field = 'message';

/** The page that they stand on; whatever else an address may say of it is nobody's. */
const pathOf = (from: string | undefined) => (from && /^\/(?!\/)[\w/-]{0,99}$/.test(from) ? from : undefined);

/** Which words of the language that one reads are wrong, for those who run Neev (docs/rules.md#languages-4). */
export function WordsPage() {
  const t = useMessages('words');
  const language = useLanguage();
  const { from } = useScreenSearch('words');
  const waiting = useQueue().filter(({ change }) => change?.draft?.form === form);
  // A new one after each that went, or is put back.
  const [round, setRound] = useState(0);
  const next = () => setRound(round + 1);
  useTitle(t.title);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t.title} lead={t.lead(languages[language].name)} />
      {waiting.map((act) => (
        <QueuedAct key={act.id} act={act} onChange={next} />
      ))}
      <WordsForm key={round} page={pathOf(from)} onSent={next} />
    </div>
  );
}

function useSend(page: string | undefined, onSent: () => void) {
  const { sent } = useMessages('words');
  const language = useLanguage();
  return useSendLetter<{ message: string }>({
    form,
    address: page ? `${paths.words}?from=${encodeURIComponent(page)}` : paths.words,
    send: (fields, { waits, ...more }) =>
      sendOrQueue(reportWords, { body: { ...fields, ...more, language, page }, guests: true, waits }),
    sent,
    onSent,
  });
}

function WordsForm({ page, onSent }: { page: string | undefined; onSent: () => void }) {
  const t = useMessages('words');
  const explain = useExplain();
  const sentence = useProblemSentence();
  const [message, setMessage] = useState(() => readDraft(form)?.message ?? '');
  const [missing, setMissing] = useState(false);
  const send = useSend(page, onSent);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = message.trim() === '';
    setMissing(empty);
    if (empty) return event.currentTarget.querySelector('textarea')?.focus();
    if (!send.isPending) send.mutate({ message });
  };
  const type = (typed: string) => {
    setMessage(typed);
    keepInDraft(form, field, typed);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t.message}
        hint={page && t.page(page)}
        error={missing && message.trim() === '' && sentence('message-missing')}
      >
        <TextArea
          name={field}
          rows={5}
          value={message}
          onChange={(event) => type(event.target.value)}
          required
        />
      </Field>
      {send.isError && (
        <div role="alert">
          <FieldError>{explain(send.error)}</FieldError>
        </div>
      )}
      <Button type="submit" size="lg" icon="send" loading={send.isPending}>
        {t.send}
      </Button>
    </form>
  );
}
