import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { paths } from '#contract/paths.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import styles from '../form/account.module.css';
import { EmailInput } from '../form/email-input.tsx';
import type { Failure } from '../form/failure.ts';
import { FailureNote } from '../form/failure-note.tsx';

type EmailFormProps = {
  email: string;
  error: FailureName | undefined;
  failure: Failure | null;
  busy: boolean;
  next: string | undefined;
  onType: (email: string) => void;
  onSubmit: () => void;
};

/** The registered address, to which a code is mailed. */
export function EmailForm({ email, error, failure, busy, next, onType, onSubmit }: EmailFormProps) {
  const t = useMessages('account');
  const sentence = useProblemSentence();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate className={styles.fields} onSubmit={submit}>
      <Field label={t.email} error={error && sentence(error)}>
        <EmailInput value={email} onType={onType} />
      </Field>
      <FailureNote failure={failure} />
      <Button type="submit" size="lg" block loading={busy}>
        {t.sendOtp}
      </Button>
      <p className={styles.alt}>
        <Link to={paths.register} search={{ step: 'login', next }}>
          {t.backToLogin}
        </Link>
      </p>
    </form>
  );
}
