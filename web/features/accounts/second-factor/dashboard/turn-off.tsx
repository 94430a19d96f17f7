import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { endSecondFactor } from '#contract/accounts/second-factor/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { PasswordInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import styles from '../set-up/set-up.module.css';
import { useReadAnew } from './second-factor-query.ts';

export function TurnOff({ email }: { email: string }) {
  const t = useMessages('security');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="danger-line" onClick={() => setAsking(true)}>
        {t.turnOff}
      </Button>
      {asking && <TurnOffDialog email={email} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Asks for the password: a phone that lies around must not be enough. */
function TurnOffDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useMessages('security');
  const account = useMessages('dashboard');
  const shell = useMessages('shell');
  const explain = useExplain();
  const form = useId();
  const readAnew = useReadAnew();
  const [password, setPassword] = useState('');
  const end = useMutation({
    mutationFn: () => call(endSecondFactor, { body: { password } }),
    onSuccess: async () => {
      toast.success(t.turnedOff);
      onClose();
      await readAnew();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector<HTMLElement>('[data-first]');
    if (!end.isPending) end.mutate(undefined, { onError: () => field?.focus() });
  };
  return (
    <Modal
      open
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={t.turnOffTitle}
      closeLabel={shell.close}
      busy={end.isPending}
      footer={
        <>
          <Button kind="line" disabled={end.isPending} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={form} kind="danger" loading={end.isPending}>
            {t.turnOff}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <p>{t.turnOffText}</p>
        <input type="email" name="email" autoComplete="email" value={email} readOnly hidden />
        <Field label={t.currentPassword} error={end.error && explain(end.error)}>
          <PasswordInput
            data-first
            autoComplete="current-password"
            showLabel={account.showPassword}
            hideLabel={account.hidePassword}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              end.reset();
            }}
          />
        </Field>
      </form>
    </Modal>
  );
}
