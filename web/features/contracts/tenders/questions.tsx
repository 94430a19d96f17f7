import { type FormEvent, useId, useState } from 'react';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { useSameName } from '../same-name.ts';
import styles from './tender.module.css';
import { useTenderActs } from './tender-queries.ts';

/** Questions about the bill with their answers; the customer answers, those asked ask until the hour. */
export function Questions({ tender, after, own }: { tender: Tender; after: boolean; own: boolean }) {
  const t = useMessages('tenders');
  const { questions, status } = tender;
  const open = status === 'open';
  const mayAsk = !own && open && !after;
  if (questions.length === 0 && !mayAsk) return null;
  return (
    <section className={styles.part} aria-labelledby="questions">
      <h2 id="questions">{t.questions}</h2>
      <p className={styles.quiet}>{t.questionsHint}</p>
      {questions.length > 0 && (
        <ol className={styles.questions}>
          {questions.map((question) => (
            <Question key={question._id} question={question} tender={tender} mayAnswer={own && open} />
          ))}
        </ol>
      )}
      {mayAsk && <AskForm id={tender._id} />}
    </section>
  );
}

interface QuestionProps {
  question: Tender['questions'][number];
  tender: Tender;
  mayAnswer: boolean;
}

function Question({ question: { _id: qid, text, answer, mine }, tender, mayAnswer }: QuestionProps) {
  const t = useMessages('tenders');
  const { answer: answering } = useTenderActs(tender._id);
  return (
    <li>
      {mine && <small>{t.yourQuestion}</small>}
      <p className={styles.question}>{text}</p>
      {answer !== null && <p className={styles.answer}>{answer}</p>}
      {answer === null && !mayAnswer && <p className={styles.quiet}>{t.notAnswered}</p>}
      {answer === null && mayAnswer && (
        <SayForm
          draft={`answer:${qid}`}
          label={t.answer}
          button={t.answerIt}
          error={answering.error}
          busy={answering.isPending}
          onSay={(said, onSuccess) => answering.mutate({ qid, answer: said }, { onSuccess })}
          arrived={t.answered}
        />
      )}
    </li>
  );
}

function AskForm({ id }: { id: string }) {
  const t = useMessages('tenders');
  const { ask } = useTenderActs(id);
  const nameOf = useSameName();
  return (
    <SayForm
      draft={`question:${id}`}
      label={t.askCustomer}
      button={t.sendQuestion}
      error={ask.error}
      busy={ask.isPending}
      onSay={(text, onSuccess) => ask.mutate({ clientId: nameOf(text), text }, { onSuccess })}
      arrived={t.questionSent}
    />
  );
}

interface SayProps {
  /** Keeps what is typed on this device until it has arrived. */
  draft: string;
  label: string;
  button: string;
  error: unknown;
  busy: boolean;
  onSay: (said: string, onArrived: () => void) => void;
  /** What is said then. */
  arrived: string;
}

function SayForm({ draft, label, button, error, busy, onSay, arrived }: SayProps) {
  const explain = useExplain();
  const name = useId();
  const [said, setSaid] = useState(() => readDraft(draft)?.said ?? '');
  const type = (text: string) => {
    setSaid(text);
    keepInDraft(draft, 'said', text);
  };
  const clear = () => {
    setSaid('');
    clearDraft(draft);
    toast.success(arrived);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (said.trim() !== '' && !busy) onSay(said.trim(), clear);
  };
  return (
    <form className={styles.say} onSubmit={send}>
      <Field label={label} error={error ? explain(error) : undefined}>
        <TextArea name={name} rows={2} value={said} onChange={(event) => type(event.target.value)} />
      </Field>
      <LineButton type="submit" kind="soft" loading={busy} disabled={said.trim() === ''}>
        {button}
      </LineButton>
    </form>
  );
}
