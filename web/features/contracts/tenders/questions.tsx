import { type FormEvent, useId, useState } from 'react';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
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
          label={t.answer}
          button={t.answerIt}
          error={answering.error}
          busy={answering.isPending}
          onSay={(said) =>
            answering.mutate({ qid, answer: said }, { onSuccess: () => toast.success(t.answered) })
          }
        />
      )}
    </li>
  );
}

function AskForm({ id }: { id: string }) {
  const t = useMessages('tenders');
  const { ask } = useTenderActs(id);
  // The same one until it has arrived: sent twice it is one question.
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const arrived = () => {
    setClientId(crypto.randomUUID());
    toast.success(t.questionSent);
  };
  return (
    <SayForm
      key={clientId}
      label={t.askCustomer}
      button={t.sendQuestion}
      error={ask.error}
      busy={ask.isPending}
      onSay={(text) => ask.mutate({ clientId, text }, { onSuccess: arrived })}
    />
  );
}

interface SayProps {
  label: string;
  button: string;
  error: unknown;
  busy: boolean;
  onSay: (said: string) => void;
}

function SayForm({ label, button, error, busy, onSay }: SayProps) {
  const explain = useExplain();
  const name = useId();
  const [said, setSaid] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (said.trim() !== '' && !busy) onSay(said.trim());
  };
  return (
    <form className={styles.say} onSubmit={send}>
      <Field label={label} error={error ? explain(error) : undefined}>
        <TextArea name={name} rows={2} value={said} onChange={(event) => setSaid(event.target.value)} />
      </Field>
      <LineButton type="submit" kind="soft" loading={busy} disabled={said.trim() === ''}>
        {button}
      </LineButton>
    </form>
  );
}
