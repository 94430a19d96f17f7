import { type FormEvent, Suspense, useId, useState } from 'react';
import { subscribe } from '#contract/site/site.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineNote, useNeedsLine } from '#web/shared/browser/outbox/needs-line.tsx';
import { useMessages, writtenLanguage } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './footer.module.css';

/** Subscribes to the news; the server answers by a mail with a link to confirm. */
export function SubscribeForm() {
  const t = useMessages('shell');
  const needs = useNeedsLine();
  const id = useId();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email'));
    setSending(true);
    try {
      await call(subscribe, { body: { email, language: writtenLanguage() } });
      setError(null);
      form.reset();
      toast.info(t.subscribed);
    } catch (failure) {
      setError(failure);
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={styles.subscribe} onSubmit={(event) => void submit(event)} noValidate>
      <label className={styles.label} htmlFor={id}>
        {t.newsByEmail}
      </label>
      <div className={styles.row}>
        <TextInput
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={t.yourEmail}
          aria-invalid={error !== null || undefined}
          aria-describedby={error !== null ? `${id}-error` : undefined}
        />
        <Button type="submit" kind="accent" loading={sending} disabled={needs !== undefined}>
          {needs ? needs.label : t.subscribe}
        </Button>
      </div>
      <LineNote />
      {/* The sentences of problems load with the first one that is needed. */}
      <Suspense>{error !== null && <Refusal id={`${id}-error`} error={error} />}</Suspense>
    </form>
  );
}

function Refusal({ id, error }: { id: string; error: unknown }) {
  const explain = useExplain();
  return (
    <div role="alert" className={styles.refusal}>
      <FieldError id={id}>{explain(error)}</FieldError>
    </div>
  );
}
