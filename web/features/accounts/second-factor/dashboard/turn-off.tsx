import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { endSecondFactor } from '#contract/accounts/second-factor/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { PasswordInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import account from '../../form/account.module.css';
import { RecoveryCodeInput } from '../recovery-code-input.tsx';
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

function useTurnOff(onClose: () => void) {
  const t = useMessages('security');
  const readAnew = useReadAnew();
  const [byCode, setByCode] = useState(false);
  const [typed, setTyped] = useState('');
  const end = useMutation({
    mutationFn: () => call(endSecondFactor, { body: byCode ? { code: typed } : { password: typed } }),
    onSuccess: async () => {
      toast.success(t.turnedOff);
      onClose();
      await readAnew();
    },
  });
  const type = (value: string) => {
    setTyped(value);
    end.reset();
  };
  const other = () => {
    setByCode(!byCode);
    type('');
  };
  return { byCode, typed, type, other, end };
}

/** Asks for the password or a code: a browser that stands open must not be enough. */
function TurnOffDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useMessages('security');
  const shell = useMessages('shell');
  const explain = useExplain();
  const form = useId();
  const { byCode, typed, type, other, end } = useTurnOff(onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector<HTMLElement>('input:not([hidden])');
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
        <Proof byCode={byCode} error={end.error && explain(end.error)} value={typed} onType={type} />
        <p>
          <button type="button" className={account.again} onClick={other}>
            {byCode ? t.turnOffByPassword : t.turnOffByCode}
          </button>
        </p>
      </form>
    </Modal>
  );
}

type ProofProps = { byCode: boolean; error: ReactNode; value: string; onType: (value: string) => void };

function Proof({ byCode, error, value, onType }: ProofProps) {
  const t = useMessages('security');
  const dashboard = useMessages('dashboard');
  if (byCode)
    return <RecoveryCodeInput label={t.codeOrRecovery} error={error} value={value} onType={onType} />;
  return (
    <Field label={t.currentPassword} error={error}>
      <PasswordInput
        autoComplete="current-password"
        showLabel={dashboard.showPassword}
        hideLabel={dashboard.hidePassword}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </Field>
  );
}
