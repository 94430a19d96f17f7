import type { ComponentProps } from 'react';
import { useId } from 'react';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';

type SuggestProps = ComponentProps<typeof TextInput> & { suggestions: { value: string; label: string }[] };

/** One line of text with the device's own list of suggestions; anything may be typed. */
export function SuggestInput({ suggestions, ...rest }: SuggestProps) {
  const list = useId();
  return (
    <>
      <TextInput {...rest} list={list} autoComplete="off" />
      <datalist id={list}>
        {suggestions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}
