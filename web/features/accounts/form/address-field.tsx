import { useId } from 'react';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import type { Address } from './address.ts';
import styles from './address-field.module.css';
import type { AddressKind } from './typed.ts';

export function EmailInput({ value, onType }: { value: string; onType: (email: string) => void }) {
  const t = useMessages('account');
  return (
    <TextInput
      icon="mail"
      type="email"
      name="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={t.emailExample}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

/** Ten digits of India, with the keypad of numbers. */
export function PhoneInput({ value, onType }: { value: string; onType: (phone: string) => void }) {
  const t = useMessages('account');
  return (
    <TextInput
      icon="phone"
      type="tel"
      name="phone"
      inputMode="numeric"
      autoComplete="tel-national"
      dir="ltr"
      placeholder={t.phoneExample}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

type AddressFieldProps = {
  address: Pick<Address, 'kind' | 'value'>;
  error: FailureName | undefined;
  onType: (typed: string) => void;
  onTurn: (kind: AddressKind) => void;
};

const kinds: AddressKind[] = ['phone', 'email'];

/** Phone or e-mail, whichever somebody has; the choice stands above the field. */
export function AddressField({ address, error, onType, onTurn }: AddressFieldProps) {
  const t = useMessages('account');
  const sentence = useProblemSentence();
  const name = useId();
  const labels = { phone: t.phone, email: t.email };
  const { kind, value } = address;
  return (
    <div className={styles.address}>
      <fieldset className={styles.kinds}>
        <legend className="sr">{t.addressKind}</legend>
        {kinds.map((one) => (
          <label key={one} className={styles.kind}>
            <input type="radio" name={name} checked={kind === one} onChange={() => onTurn(one)} />
            <Icon name={one === 'phone' ? 'phone' : 'mail'} size={20} />
            <span>{one === 'phone' ? t.byPhone : t.byEmail}</span>
          </label>
        ))}
      </fieldset>
      <Field key={kind} label={labels[kind]} error={error && sentence(error)}>
        {kind === 'phone' ? (
          <PhoneInput value={value} onType={onType} />
        ) : (
          <EmailInput value={value} onType={onType} />
        )}
      </Field>
    </div>
  );
}
