import { type FormEvent, useState } from 'react';
import { pinOf } from '#contract/written.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { keepPin, readPin } from '#web/shared/browser/site-pin.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from './hire.module.css';

export function PinForm({ pin }: { pin: string }) {
  const t = useMessages('house');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => pin || readPin());
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const clean = pinOf(typed);
    setWrong(!clean);
    if (!clean) return;
    keepPin(clean);
    void navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({ ...search, pin: clean }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <form className={styles.pin} onSubmit={submit} noValidate>
      <Field label={t.pin} hint={t.pinHint} error={wrong && t.pinInvalid}>
        <TextInput
          icon="pin"
          name="pin"
          inputMode="numeric"
          autoComplete="postal-code"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" icon="search">
        {t.find}
      </Button>
    </form>
  );
}
