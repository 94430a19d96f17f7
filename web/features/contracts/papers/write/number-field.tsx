import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from './write.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  error: string | undefined;
}

/** A short field for a whole number. */
export function NumberField({ label, value, onChange, error }: Props) {
  return (
    <Field label={label} error={error} className={styles.short}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
