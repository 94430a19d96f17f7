import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { pinOf } from '#contract/written.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { usePlaceSuggestions } from '#web/shared/search-list/filter/place-suggestions.ts';
import { usePlaceText } from '#web/shared/search-list/filter/place-text.ts';
import { SuggestInput } from '#web/shared/search-list/filter/suggest-input.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import type { RegistrationForm } from '../table/form-values.ts';
import { useKnownPlace } from './pin-place.ts';
import { useSentence } from './sentence.ts';

/** The PIN code; a known one fills in the city, unless one has typed another. */
export function PinField({ form }: { form: RegistrationForm }) {
  const t = useMessages('registration');
  const sentence = useSentence();
  const found = useKnownPlace(pinOf(form.watch('pin')));
  const placeName = usePlaceNames(found !== undefined);
  const filledIn = useRef('');
  useEffect(() => {
    const city = form.getValues('address');
    if (!found || !['', found.place, filledIn.current].includes(city)) return;
    filledIn.current = found.place;
    form.setValue('address', found.place, { shouldValidate: true });
  }, [found, form]);
  return (
    <Field
      label={t.labels.pin}
      hint={
        <span role="status">
          {found
            ? t.placeFound(placeName(found.place), placeName(found.district), placeName(found.state))
            : t.hints.pin}
        </span>
      }
      error={sentence(form.formState.errors.pin)}
    >
      <TextInput {...form.register('pin')} inputMode="numeric" autoComplete="postal-code" icon="pin" />
    </Field>
  );
}

export function CityField({ form }: { form: RegistrationForm }) {
  const t = useMessages('registration');
  const sentence = useSentence();
  const { field } = useController({ name: 'address', control: form.control });
  const suggestions = usePlaceSuggestions(field.value);
  const city = usePlaceText({ place: field.value, suggestions, onPlace: field.onChange });
  return (
    <Field label={t.labels.address} error={sentence(form.formState.errors.address)}>
      <SuggestInput
        {...field}
        value={city.text}
        onChange={(event) => city.type(event.target.value)}
        suggestions={suggestions}
      />
    </Field>
  );
}
