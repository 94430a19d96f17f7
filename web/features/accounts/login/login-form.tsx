import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { login } from '#contract/accounts/calls.ts';
import { paths } from '#contract/paths.ts';
import { call, type FailureName } from '#web/shared/api/api.ts';
import { storeSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field, PasswordInput } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.tsx';
import styles from '../form/account.module.css';
import { StepHead } from '../form/auth-frame.tsx';
import { EmailInput, FailureNote } from '../form/fields.tsx';
import { forgetTyped, keepTyped, readTyped } from '../form/memory.ts';
import { type Failure, failureOf, toastId, useOnce } from '../form/submit.ts';

type LoginFormProps = { next: string | undefined; onDone: (admin: boolean) => Promise<void> };

/** Login, Admin Login, Forget Password, Register (docs/rules.md#accounts-7). */
export function LoginForm({ next, onDone }: LoginFormProps) {
  const words = useMessages('account');
  const sentence = useProblemSentence();
  const form = useLogin(onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.run(false);
  };
  return (
    <>
      <StepHead title={words.login} lead={words.loginLead} />
      <form noValidate className={styles.fields} onSubmit={submit}>
        <Field label={words.email} error={form.errors.email && sentence(form.errors.email)}>
          <EmailInput value={form.email} onType={form.typeEmail} />
        </Field>
        <div>
          <Field label={words.password} error={form.errors.password && sentence(form.errors.password)}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              showLabel={words.showPassword}
              hideLabel={words.hidePassword}
              value={form.password}
              onChange={(event) => form.typePassword(event.target.value)}
            />
          </Field>
          <Link className={styles.link} to={paths.register} search={{ step: 'forgot', next }}>
            {words.forgetPassword}
          </Link>
        </div>
        <FailureNote failure={form.failure} />
        <Button type="submit" size="lg" block loading={form.busy === 'user'} disabled={form.busy === 'admin'}>
          {words.login}
        </Button>
        <Button
          kind="line"
          block
          icon="shield"
          loading={form.busy === 'admin'}
          disabled={form.busy === 'user'}
          onClick={() => void form.run(true)}
        >
          {words.adminLogin}
        </Button>
        <p className={styles.alt}>
          {words.newHere}{' '}
          <Link to={paths.register} search={{ step: 'register', next }}>
            {words.register}
          </Link>
        </p>
      </form>
    </>
  );
}

function useLogin(onDone: (admin: boolean) => Promise<void>) {
  const sentence = useProblemSentence();
  const [email, setEmail] = useState(() => readTyped().email);
  const [password, setPassword] = useState('');
  const [asAdmin, setAsAdmin] = useState(false);
  const [errors, setErrors] = useState<{ email?: FailureName; password?: FailureName }>({});
  const [failure, setFailure] = useState<Failure | null>(null);

  const { busy, run } = useOnce(async (admin: boolean) => {
    setAsAdmin(admin);
    setFailure(null);
    toast.close(toastId);
    const required = (value: string) => (value ? undefined : ('required' as const));
    const wrong = { email: required(email.trim()), password: required(password) };
    if (wrong.email || wrong.password) return focusFirstWrong(() => setErrors(wrong));
    try {
      const { user, auth } = await call(login, { body: { email, password, admin } });
      forgetTyped();
      storeSession(user, auth);
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed);
      toast.error(sentence(failed.problem), { id: toastId });
      return;
    }
    await onDone(admin);
  });

  return {
    email,
    password,
    errors,
    failure,
    busy: busy ? (asAdmin ? 'admin' : 'user') : undefined,
    run,
    typeEmail: (typed: string) => {
      setEmail(typed);
      setErrors((before) => ({ ...before, email: undefined }));
      keepTyped({ email: typed });
    },
    typePassword: (typed: string) => {
      setPassword(typed);
      setErrors((before) => ({ ...before, password: undefined }));
    },
  };
}
