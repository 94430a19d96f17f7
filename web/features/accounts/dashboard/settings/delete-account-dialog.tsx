import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { deleteMe } from '#contract/accounts/calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { PasswordInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import styles from './settings.module.css';

function useDeletion() {
  const { accountDeleted } = useMessages('dashboard');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (password: string) => call(deleteMe, { body: { password } }),
    onSuccess: async () => {
      // The way home first: on this page the guard would ask to log in.
      await navigate({ to: paths.home });
      clearSession();
      toast.success(accountDeleted);
    },
  });
}

/** Says what happens, and asks for the password. */
export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useMessages('dashboard');
  const shell = useMessages('shell');
  const explain = useExplain();
  const form = useId();
  const [password, setPassword] = useState('');
  const remove = useDeletion();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector<HTMLElement>('[data-first]');
    if (!remove.isPending) remove.mutate(password, { onError: () => field?.focus() });
  };
  return (
    <Modal
      open
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={t.deleteAccountTitle}
      closeLabel={shell.close}
      busy={remove.isPending}
      footer={
        <>
          <Button kind="line" disabled={remove.isPending} onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" form={form} kind="danger" loading={remove.isPending}>
            {t.deleteAccount}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <ul className={styles.what}>
          {t.deleteAccountText.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {/* For the browser's store of passwords, which looks for a name beside each. */}
        <input type="email" name="email" autoComplete="email" value={email} readOnly hidden />
        <Field label={t.currentPassword} error={remove.error && explain(remove.error)}>
          <PasswordInput
            data-first
            autoComplete="current-password"
            showLabel={t.showPassword}
            hideLabel={t.hidePassword}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              remove.reset();
            }}
          />
        </Field>
      </form>
    </Modal>
  );
}
