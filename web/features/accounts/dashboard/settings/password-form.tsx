import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changePassword } from '#contract/accounts/account.calls.ts';
import type { Me } from '#contract/accounts/account.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages, writtenLanguage } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { PasswordInput } from '#web/shared/ui/password-input.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './settings.module.css';

const names = ['password', 'newPassword', 'confirm'] as const;

type Name = (typeof names)[number];

type Wrong = Partial<Record<Name, FailureName>>;

const toastId = 'password';

const empty: Record<Name, string> = { password: '', newPassword: '', confirm: '' };

function findWrong({ password, newPassword, confirm }: Record<Name, string>): Wrong | null {
  const wrong: Wrong = {
    ...(password === '' && { password: 'required' }),
    ...(newPassword.length < 5 && { newPassword: 'password-short' }),
    ...(newPassword.length > 200 && { newPassword: 'password-long' }),
    ...(newPassword !== confirm && { confirm: 'passwords-differ' }),
  };
  return Object.keys(wrong).length > 0 ? wrong : null;
}

const bodyOf = (password: string, newPassword: string) => ({
  password,
  newPassword,
  language: writtenLanguage(),
});

/** What the server refused, by field. */
const refusedOf = (error: unknown): Wrong =>
  error instanceof CallError
    ? Object.fromEntries(error.fields.map(({ path, problem }) => [path, problem]))
    : {};

/** So that the browser's password manager knows whose it is. */
function WhoseAccount({ user }: { user: Me }) {
  const value = user.email ?? user.phone ?? '';
  return <input type="email" name="email" autoComplete="email" value={value} readOnly hidden />;
}

/** The present password and a new one; every other session ends (docs/rules.md#accounts-5). */
export function PasswordForm({ user }: { user: Me }) {
  const t = useMessages('dashboard');
  const sentence = useProblemSentence();
  const explain = useExplain();
  const [typed, setTyped] = useState(empty);
  const [wrong, setWrong] = useState<Wrong>({});
  const change = useMutation({
    mutationFn: ({ password, newPassword }: Record<Name, string>) =>
      call(changePassword, { body: bodyOf(password, newPassword), device: true }),
    onSuccess: () => {
      setTyped(empty);
      toast.success(t.passwordChanged, { id: toastId });
    },
    onError: (error) => {
      focusFirstWrong(() => setWrong(refusedOf(error)));
      toast.error(explain(error), { id: toastId });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findWrong(typed);
    if (found) focusFirstWrong(() => setWrong(found));
    else if (!change.isPending) change.mutate(typed);
  };
  const labels = {
    password: t.currentPassword,
    newPassword: t.newPassword,
    confirm: t.confirmPassword,
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className="muted">{t.passwordText}</p>
      <WhoseAccount user={user} />
      {names.map((name) => (
        <Field
          key={name}
          label={labels[name]}
          hint={name === 'newPassword' ? t.passwordHint : undefined}
          error={wrong[name] && sentence(wrong[name])}
        >
          <PasswordInput
            autoComplete={name === 'password' ? 'current-password' : 'new-password'}
            showLabel={t.showPassword}
            hideLabel={t.hidePassword}
            value={typed[name]}
            onChange={(event) => {
              setTyped({ ...typed, [name]: event.target.value });
              setWrong({ ...wrong, [name]: undefined });
            }}
          />
        </Field>
      ))}
      <LineButton type="submit" kind="soft" loading={change.isPending}>
        {t.changePassword}
      </LineButton>
    </form>
  );
}
