import type { Me } from '#contract/accounts/account.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { PasswordInput } from '#web/shared/ui/password-input.tsx';
import type { AddressBody } from '../form/address.ts';
import { SentCodeField } from './sent-code-field.tsx';

export type Owner = Pick<Me, 'email' | 'phone' | 'codesOnly'>;

/** Where a code of the owner's goes: the phone, where there is one. */
export const ownAddressOf = ({ email, phone }: Owner): AddressBody =>
  phone === null ? { email: email ?? '' } : { phone };

/** What a call takes to know the owner: the password or, where there is none, the code. */
export const proofOf = ({ codesOnly }: Owner, typed: string) =>
  codesOnly ? { ownOtp: typed.trim() } : { password: typed };

interface OwnProofProps {
  user: Owner;
  value: string;
  error: FailureName | undefined;
  onType: (value: string) => void;
}

/** It is the owner who asks: the password or, where there is none, a code (docs/rules.md#accounts-23). */
export function OwnProof({ user, value, error, onType }: OwnProofProps) {
  const t = useMessages('dashboard');
  const sentence = useProblemSentence();
  if (user.codesOnly)
    return (
      <>
        <p>{t.ownCodeText(user.phone ?? user.email ?? '')}</p>
        <SentCodeField
          purpose="forgot"
          to={ownAddressOf(user)}
          label={t.ownCode}
          value={value}
          error={error}
          onType={onType}
        />
      </>
    );
  return (
    <Field label={t.currentPassword} error={error && sentence(error)}>
      <PasswordInput
        data-first
        autoComplete="current-password"
        showLabel={t.showPassword}
        hideLabel={t.hidePassword}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </Field>
  );
}
