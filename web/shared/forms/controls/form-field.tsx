import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { kindCategories } from '#contract/marketplace/categories.ts';
import { cardKinds } from '#contract/marketplace/evidence.ts';
import { pinOf } from '#contract/written.ts';
import { rentedByHeading } from '#domain/wish/trades-of.ts';
import { isAdmin, useSession } from '#web/shared/api/session.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useEvidenceName } from '#web/shared/i18n/evidence.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { usePlaceSuggestions } from '#web/shared/search-list/filter/place-suggestions.ts';
import { usePlaceText } from '#web/shared/search-list/filter/place-text.ts';
import { SuggestInput } from '#web/shared/search-list/filter/suggest-input.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { categoryIcon } from '#web/shared/ui/drawings/category-icons.ts';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { PriceCompanion } from '../table/beside-price.tsx';
import type { FormKind } from '../table/field-names.ts';
import type { FieldSpec } from '../table/field-spec.ts';
import { type Editing, type RegistrationForm, valueAt, type Waits } from '../table/form-values.ts';
import { PhotoField } from './photo-field.tsx';
import { useKnownPlace } from './pin-place.ts';
import { useSentence } from './sentence.ts';
import { keptTrades, TradesField } from './trades-field.tsx';

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

interface FormFieldProps {
  spec: FieldSpec;
  kind: FormKind;
  form: RegistrationForm;
  editing: Editing | null;
  waits: Waits;
}

/** `lock`: why the field cannot be changed, where it cannot. */
type Lock = { lock: string | undefined };
type TypedProps = Pick<FormFieldProps, 'spec' | 'form'> & Lock;

function useHint(spec: FieldSpec, lock: string | undefined): string | undefined {
  const t: Messages<'registration'> = useMessages('registration');
  return lock ?? (spec.hint && t.hints[spec.hint]);
}

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

/** What the kind can be, one to choose. */
function CategoryField({ spec, kind, form, lock }: TypedProps & { kind: FormKind }) {
  const t = useMessages('registration');
  const sentence = useSentence();
  const labelOf = useCategoryLabel();
  const hint = useHint(spec, lock);
  const groups: readonly (readonly [string, readonly string[]])[] =
    kind === 'product' ? rentedByHeading : [['', kindCategories[kind]]];
  return groups.map(([heading, values], at) => (
    <Chips
      key={heading}
      legend={at === 0 ? t.labels[spec.label] : labelOf(`heading ${heading}`)}
      name={spec.name}
      choices={values.map((value) => ({
        value,
        label: labelOf(value),
        icon: categoryIcon(value),
      }))}
      value={form.watch(spec.name)}
      onChange={(value) => {
        form.setValue(spec.name, value, { shouldValidate: true, shouldTouch: true });
        form.setValue('trades', keptTrades(form.getValues('trades'), value), { shouldDirty: true });
      }}
      hint={at === groups.length - 1 && hint}
      error={at === groups.length - 1 && sentence(form.getFieldState(spec.name, form.formState).error)}
      disabled={lock !== undefined}
    />
  ));
}

const inputModes = { number: 'numeric', digits: 'numeric', link: 'url' } as const;
const inputModeOf = (control: FieldSpec['control']) =>
  control === 'number' || control === 'digits' || control === 'link' ? inputModes[control] : undefined;

/** A text, a figure or a link. */
function TypedField({ spec, form, lock }: TypedProps) {
  const t = useMessages('registration');
  const sentence = useSentence();
  const hint = useHint(spec, lock);
  const label = t.labels[spec.label];
  // A locked control is not registered with the form: its value stays as the record has it.
  if (lock)
    return (
      <Field label={label} hint={hint}>
        <TextInput value={form.getValues(spec.name)} disabled readOnly />
      </Field>
    );
  const { error } = form.getFieldState(spec.name, form.formState);
  const shared = { ...form.register(spec.name), autoComplete: spec.autoComplete ?? 'off' };
  return (
    <Field label={label} hint={hint} error={sentence(error)}>
      {spec.control === 'area' ? (
        <TextArea {...shared} />
      ) : (
        <TextInput {...shared} inputMode={inputModeOf(spec.control)} />
      )}
    </Field>
  );
}

/** A picture of the table: what is said above it, and what stands for it while there is none. */
function PictureField({ spec, form, editing, waits, lock, kind }: FormFieldProps & Lock) {
  const t = useMessages('registration');
  const category = form.watch('category');
  const notes = [
    spec.name === 'aadharPic' && t.consentPicture,
    spec.name === 'aadharPic' && editing?.idPictureWaits && t.idPictureWaits,
  ];
  return (
    <PhotoField
      spec={spec}
      form={form}
      waits={waits}
      lock={lock}
      present={editing ? valueAt(editing.values, spec.name) : ''}
      drawing={kind === 'product' ? toolDrawing(category) : undefined}
      note={notes.filter(Boolean).join(' ')}
    />
  );
}

/** One field of the table, as the control that it names. */
export function FormField({ spec, kind, form, editing, waits }: FormFieldProps) {
  const admin = isAdmin(useSession());
  const t = useMessages('registration');
  const sentence = useProblemSentence();
  const locked = spec.locks === true && editing?.verified === true && !admin;
  const why = kind === 'product' ? t.productLocked : sentence('locked-after-verification');
  const lock = locked ? why : undefined;
  switch (spec.control) {
    case 'pin':
      return <PinField form={form} />;
    case 'city':
      return <CityField form={form} />;
    case 'card':
      return <CardField spec={spec} form={form} lock={lock} />;
    case 'category':
      return <CategoryField spec={spec} kind={kind} form={form} lock={lock} />;
    case 'trades':
      return <TradesField form={form} />;
    case 'picture':
      return <PictureField {...{ spec, kind, form, editing, waits, lock }} />;
    default:
      return (
        <>
          <TypedField spec={spec} form={form} lock={lock} />
          {spec.name === 'price' && <PriceCompanion kind={kind} form={form} />}
        </>
      );
  }
}
