import { useMessages } from '#web/shared/i18n/messages.ts';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';

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
