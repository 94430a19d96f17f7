import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ProblemName } from '#contract/problems.ts';
import { sendContactMessage } from '#contract/site/calls.ts';
import { CallError, call } from '#web/shared/api/api.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field, FieldError, TextArea, TextInput } from '#web/shared/ui/field.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import styles from './contact-page.module.css';

type Name = 'email' | 'username' | 'message';
type Wrong = Partial<Record<Name, ProblemName>>;

const blank: Record<Name, ProblemName> = {
  email: 'email-invalid',
  username: 'required',
  message: 'message-missing',
};
const names: Name[] = ['email', 'username', 'message'];

/** The server's schema has the last word; what is plainly missing is said without asking it. */
function wrongIn(form: FormData): Wrong {
  const missing = names.filter((name) => String(form.get(name)).trim() === '');
  return Object.fromEntries(missing.map((name) => [name, blank[name]]));
}

const wrongOf = (error: unknown): Wrong =>
  error instanceof CallError
    ? Object.fromEntries(error.fields.map(({ path, problem }) => [path, problem]))
    : {};

/** Email, username and message, all required (docs/rules.md#site-1). A failure keeps what was typed. */
export function ContactForm() {
  const words = useMessages('site');
  const language = useLanguage();
  const explain = useExplain();
  const [wrong, setWrong] = useState<Wrong>({});
  const send = useMutation({
    mutationFn: (typed: Record<string, string>) => call(sendContactMessage, { body: { ...typed, language } }),
  });
  const show = (form: HTMLFormElement, found: Wrong) => {
    setWrong(found);
    const first = names.find((name) => found[name]);
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const found = wrongIn(typed);
    show(form, found);
    if (Object.keys(found).length > 0) return send.reset();
    const text = Object.fromEntries(names.map((name) => [name, String(typed.get(name))]));
    send.mutate(text, {
      onSuccess: () => {
        toast.success(words.sent);
        form.reset();
      },
      onError: (error) => show(form, wrongOf(error)),
    });
  };
  const isGeneral = send.isError && Object.keys(wrongOf(send.error)).length === 0;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ContactFields wrong={wrong} />
      {isGeneral && (
        <div role="alert">
          <FieldError>{explain(send.error)}</FieldError>
        </div>
      )}
      <Button type="submit" size="lg" icon="send" loading={send.isPending}>
        {words.send}
      </Button>
    </form>
  );
}

function ContactFields({ wrong }: { wrong: Wrong }) {
  const words = useMessages('site');
  const sentence = useProblemSentence();
  const errorOf = (name: Name) => wrong[name] && sentence(wrong[name]);
  return (
    <>
      <Field label={words.email} error={errorOf('email')}>
        <TextInput name="email" type="email" autoComplete="email" required />
      </Field>
      <Field label={words.username} error={errorOf('username')}>
        <TextInput name="username" autoComplete="name" maxLength={80} required />
      </Field>
      <Field label={words.message} error={errorOf('message')}>
        <TextArea name="message" rows={6} maxLength={4000} required />
      </Field>
    </>
  );
}
