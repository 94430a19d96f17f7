import type { ReactNode } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { PasswordInput } from '#web/shared/ui/password-input.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';

type RecoveryCodeInputProps = {
  label: string;
  error: ReactNode;
  value: string;
  onType: (value: string) => void;
};

/** A code of any form, as it stands on the paper. */
export function RecoveryCodeInput({ label, error, value, onType }: RecoveryCodeInputProps) {
  return (
    <Field label={label} error={error}>
      <TextInput
        icon="key"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </Field>
  );
}

type ProofInputProps = { byCode: boolean; error: ReactNode; value: string; onType: (value: string) => void };

/** What shows that it is the owner: a code of the app or of the paper, or the password. */
export function ProofInput({ byCode, error, value, onType }: ProofInputProps) {
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
