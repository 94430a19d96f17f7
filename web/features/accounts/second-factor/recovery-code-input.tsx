import type { ReactNode } from 'react';
import { Field } from '#web/shared/ui/field.tsx';
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
