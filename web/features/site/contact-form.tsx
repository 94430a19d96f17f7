import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { paths } from '#contract/paths.ts';
import type { ProblemName } from '#contract/problems.ts';
import { sendContactMessage } from '#contract/site/site.calls.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { type Draft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { useQueue } from '#web/shared/browser/outbox/queue.ts';
import { QueuedAct } from '#web/shared/browser/outbox/queued-act.tsx';
import { sendOrQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { useMessages, writtenLanguage } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from './contact.module.css';
import { useSendLetter } from './send-letter.ts';

type Name = 'email' | 'username' | 'message';

type Wrong = Partial<Record<Name, ProblemName>>;

const blank: Record<Name, ProblemName> = {
  email: 'email-invalid',
  username: 'required',
  message: 'message-missing',
};

const names: Name[] = ['email', 'username', 'message'];

const isAddress = (value: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value.trim());

/** The server's schema has the last word; what is plainly wrong is said without asking it: it may be far away. */
function wrongIn(form: FormData): Wrong {
  const read = (name: Name) => String(form.get(name));
  const wrong = names.filter(
    (name) => read(name).trim() === '' || (name === 'email' && !isAddress(read(name))),
  );
  return Object.fromEntries(wrong.map((name) => [name, blank[name]]));
}

const wrongOf = (error: unknown): Wrong =>
  error instanceof CallError
    ? Object.fromEntries(error.fields.map(({ path, problem }) => [path, problem]))
    : {};

function ContactFields({ wrong, draft }: { wrong: Wrong; draft: Draft | null }) {
  const t = useMessages('site');
  const sentence = useProblemSentence();
  const errorOf = (name: Name) => wrong[name] && sentence(wrong[name]);
  return (
    <>
      <Field label={t.email} error={errorOf('email')}>
        <TextInput name="email" type="email" autoComplete="email" defaultValue={draft?.email} required />
      </Field>
      <Field label={t.username} error={errorOf('username')}>
        <TextInput name="username" autoComplete="name" defaultValue={draft?.username} required />
      </Field>
      <Field label={t.message} error={errorOf('message')}>
        <TextArea name="message" rows={6} defaultValue={draft?.message} required />
      </Field>
    </>
  );
}

const form = 'contact';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

const useSend = (onSent: () => void) =>
  useSendLetter<Record<Name, string>>({
    form,
    address: paths.contact,
    send: (fields, { waits, ...more }) =>
      sendOrQueue(sendContactMessage, {
        body: { ...fields, ...more, language: writtenLanguage() },
        guests: true,
        waits,
      }),
    sent: useMessages('site').sent,
    onSent,
  });

/** Email, username and message, all required (docs/rules.md#site-1). What was typed stays over a failure and a reload. */
export function ContactForm() {
  // A letter that a guest left for the next user who logs in does not tell its form.
  const letters = useQueue().filter(
    ({ kind, change }) => kind === 'letter' && (change?.draft?.form ?? form) === form,
  );
  const alive = useSyncExternalStore(never, yes, no);
  const [draft, setDraft] = useState(() => readDraft(form));
  // What is to be changed is put into the form as it is opened.
  const [opened, setOpened] = useState(0);
  const open = (next: Draft | null) => {
    setDraft(next);
    setOpened(opened + 1);
  };
  // The page is rendered ahead for everybody: a draft stands in it once it is alive.
  const shown = alive ? draft : null;
  return (
    <div className={styles.form}>
      {letters.map((letter) => (
        <QueuedAct key={letter.id} act={letter} onChange={() => open(readDraft(form))} />
      ))}
      <Fields key={shown ? `draft ${opened}` : opened} draft={shown} onSent={() => open(null)} />
    </div>
  );
}

function Fields({ draft, onSent }: { draft: Draft | null; onSent: () => void }) {
  const t = useMessages('site');
  const explain = useExplain();
  const [wrong, setWrong] = useState<Wrong>({});
  const send = useSend(onSent);
  const show = (shown: HTMLFormElement, found: Wrong) => {
    setWrong(found);
    const first = names.find((name) => found[name]);
    if (first) shown.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const shown = event.currentTarget;
    const typed = new FormData(shown);
    const found = wrongIn(typed);
    show(shown, found);
    if (Object.keys(found).length > 0) return send.reset();
    const read = (name: Name) => String(typed.get(name));
    send.mutate(
      { email: read('email'), username: read('username'), message: read('message') },
      {
        onError: (error) => show(shown, wrongOf(error)),
      },
    );
  };
  const keep = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement;
    keepInDraft(form, name, value);
  };
  const isGeneral = send.isError && Object.keys(wrongOf(send.error)).length === 0;
  return (
    <form className={styles.form} onSubmit={submit} onInput={keep} noValidate>
      <ContactFields wrong={wrong} draft={draft} />
      {isGeneral && (
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
