import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteMe } from '#contract/accounts/calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { PasswordInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import { ProofDialog } from '../../frame/proof-dialog.tsx';
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
  const explain = useExplain();
  const [password, setPassword] = useState('');
  const remove = useDeletion();
  return (
    <ProofDialog
      title={t.deleteAccountTitle}
      actLabel={t.deleteAccount}
      busy={remove.isPending}
      email={email}
      className={styles.form}
      onClose={onClose}
      onSubmit={(refused) => remove.mutate(password, { onError: refused })}
    >
      <ul className={styles.what}>
        {t.deleteAccountText.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
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
    </ProofDialog>
  );
}
