import { useMutation } from '@tanstack/react-query';
import { type FormEvent, Suspense, useId } from 'react';
import { subscribe } from '#contract/site/calls';
import { useLanguage, useWords } from '../languages/words.ts';
import { call } from '../lib/api.ts';
import { useExplain } from '../lib/problem.ts';
import { Button } from '../ui/button.tsx';
import { FieldError, TextInput } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './footer.module.css';

/** §2.3: asks for news; the answer is a mail with a link to confirm. */
export function SubscribeForm() {
  const words = useWords('shell');
  const language = useLanguage();
  const id = useId();
  const ask = useMutation({
    mutationFn: (email: string) => call(subscribe, { body: { email, language } }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    ask.mutate(String(new FormData(form).get('email')), {
      onSuccess: () => {
        toast.info(words.subscribed);
        form.reset();
      },
    });
  };
  return (
    <form className={styles.subscribe} onSubmit={submit} noValidate>
      <label className={styles.label} htmlFor={id}>
        {words.newsByEmail}
      </label>
      <div className={styles.row}>
        <TextInput
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={words.yourEmail}
          aria-invalid={ask.isError || undefined}
          aria-describedby={ask.isError ? `${id}-error` : undefined}
        />
        <Button type="submit" kind="accent" loading={ask.isPending}>
          {words.subscribe}
        </Button>
      </div>
      {/* The sentences of problems load with the first one that is needed. */}
      <Suspense>{ask.isError && <Refusal id={`${id}-error`} error={ask.error} />}</Suspense>
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
