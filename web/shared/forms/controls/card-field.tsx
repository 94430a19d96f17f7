import { cardKinds } from '#contract/marketplace/evidence.ts';
import { useEvidenceName } from '#web/shared/i18n/evidence.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import type { TypedProps } from './field-props.ts';
import { useSentence } from './sentence.ts';

/** Which card the picture shows; nobody has to send one. */
export function CardField({ spec, form, lock }: TypedProps) {
  const t = useMessages('registration');
  const nameOf = useEvidenceName();
  const sentence = useSentence();
  return (
    <Chips
      legend={t.labels[spec.label]}
      name={spec.name}
      choices={cardKinds.map((value) => ({ value, label: nameOf(value) }))}
      value={form.watch(spec.name)}
      onChange={(value) => form.setValue(spec.name, value, { shouldValidate: true, shouldTouch: true })}
      hint={lock}
      error={sentence(form.getFieldState(spec.name, form.formState).error)}
      disabled={lock !== undefined}
    />
  );
}
