import { pinOf } from '#contract/written.ts';
import { usePlaceOfPin } from '#web/shared/forms/controls/pin-place.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import type { StepProps } from '../wish/step-props.ts';

/** Where the work is, by its PIN code; the place is named below. */
export function PinField({ wish, change, wrongWith }: StepProps) {
  const { where: t } = useMessages('requests');
  const sentence = useProblemSentence();
  const place = usePlaceOfPin(pinOf(wish.pin));
  const problem = wrongWith('pin');
  return (
    <Field
      label={t.pin}
      hint={<span role="status">{place ?? t.pinHint}</span>}
      error={problem && sentence(problem)}
    >
      <TextInput
        icon="pin"
        name="pin"
        inputMode="numeric"
        autoComplete="postal-code"
        value={wish.pin}
        onChange={(event) => change({ pin: event.target.value })}
      />
    </Field>
  );
}
