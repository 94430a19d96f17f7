import { type ChangeEvent, useState } from 'react';
import { ungrouped } from '#contract/written.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import type { RegistrationForm } from '../table/form-values.ts';
import styles from './fields.module.css';
import { useSentence } from './sentence.ts';

interface AadharFieldProps {
  form: RegistrationForm;
  /** `XXXX XXXX 1234` of the record that is edited. */
  masked: string | null;
  locked: boolean;
}

/** 1234 5678 9012; what else was typed stays, for one to see. */
export function inGroups(typed: string): string {
  const digits = ungrouped(typed);
  return /^\d+$/.test(digits) ? digits.replace(/(\d{4})(?=\d)/g, '$1 ') : typed;
}

/** The national ID number. Purpose and retention stand above it; a stored one is shown masked, and typed anew only if wanted. */
export function AadharField({ form, masked, locked }: AadharFieldProps) {
  const t = useMessages('registration');
  const sentence = useProblemSentence();
  const fieldSentence = useSentence();
  const [anew, setAnew] = useState(masked === null);
  if (locked || !anew)
    return (
      <div className={styles.kept}>
        <Field
          label={t.labels.aadhar}
          hint={locked ? sentence('locked-after-verification') : t.aadharKept(masked ?? '')}
        >
          <TextInput value={masked ?? ''} disabled readOnly />
        </Field>
        {!locked && (
          <Button kind="line" size="sm" onClick={() => setAnew(true)}>
            {t.aadharAgain}
          </Button>
        )}
      </div>
    );

  const { onChange, onBlur, ...field } = form.register('aadhar');
  const group = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionEnd } = event.target;
    // In the middle of the number the cursor would jump.
    if (selectionEnd === value.length) event.target.value = inGroups(value);
    return onChange(event);
  };
  return (
    <div>
      <p className={styles.consent}>{t.consent}</p>
      <Field
        label={t.labels.aadhar}
        hint={t.hints.aadhar}
        error={fieldSentence(form.formState.errors.aadhar)}
      >
        <TextInput
          {...field}
          inputMode="numeric"
          autoComplete="off"
          className="num"
          onChange={group}
          onBlur={(event) => {
            event.target.value = inGroups(event.target.value);
            void onBlur(event);
          }}
        />
      </Field>
    </div>
  );
}
