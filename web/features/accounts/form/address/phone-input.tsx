import { useMessages } from '#web/shared/i18n/messages.ts';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';

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
