import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** So many characters the book takes. */
  most: number;
  /** Several lines. */
  area?: boolean;
  /** Whether the sheet opens here. */
  first?: boolean;
  error?: string | undefined;
}

export const isTooLong = (text: string, most: number): boolean => text.trim().length > most;

/** Words of one's own. What the book would refuse as too long is said while one types: nothing of it is cut. */
export function WordsField({ label, value, onChange, most, area, first, error }: Props) {
  const sentence = useProblemSentence();
  const Input = area ? TextArea : TextInput;
  return (
    <Field label={label} error={isTooLong(value, most) ? sentence('too-long') : error}>
      <Input
        data-first={first || undefined}
        autoComplete="off"
        value={value}
        onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
      />
    </Field>
  );
}
