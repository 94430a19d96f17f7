import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sendContactMessage } from '#contract/site/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './contact.module.css';
import { names, type Wrong, wrongIn, wrongOf } from './contact-checks.ts';
import { ContactFields } from './contact-fields.tsx';

/** Email, username and message, all required (docs/rules.md#site-1). A failure keeps what was typed. */
export function ContactForm() {
  const t = useMessages('site');
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
        toast.success(t.sent);
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
      <LineButton type="submit" size="lg" icon="send" loading={send.isPending}>
        {t.send}
      </LineButton>
    </form>
  );
}
