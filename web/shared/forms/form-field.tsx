import { isAdmin, useSession } from '#web/shared/api/session.ts';
import type { Words } from '#web/shared/i18n/catalogues.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { categoryIcon } from '#web/shared/ui/drawings/category-icons.ts';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { AadharField } from './aadhar-field.tsx';
import { categoriesOf, type FieldSpec } from './form-fields.ts';
import type { Editing, FormKind, RegistrationForm, Waits } from './form-values.ts';
import { PhotoField } from './photo-field.tsx';
import { CityField, PinField } from './place-fields.tsx';
import { useSentence } from './sentence.ts';

export interface FormFieldProps {
  spec: FieldSpec;
  kind: FormKind;
  form: RegistrationForm;
  editing: Editing | null;
  waits: Waits;
}

/** One field of the table, as the control that it names. */
export function FormField({ spec, kind, form, editing, waits }: FormFieldProps) {
  const admin = isAdmin(useSession());
  const words = useMessages('registration');
  const sentence = useProblemSentence();
  const locked = spec.locks === true && editing?.verified === true && !admin;
  const why = kind === 'product' ? words.productLocked : sentence('locked-after-verification');
  const lock = locked ? why : undefined;
  switch (spec.control) {
    case 'pin':
      return <PinField form={form} />;
    case 'city':
      return <CityField form={form} />;
    case 'aadhar':
      return <AadharField form={form} masked={editing?.aadhar ?? null} locked={locked} />;
    case 'category':
      return <CategoryField spec={spec} kind={kind} form={form} lock={lock} />;
    case 'picture':
      return <PictureField {...{ spec, kind, form, editing, waits, lock }} />;
    default:
      return <TypedField spec={spec} form={form} lock={lock} />;
  }
}

/** `lock`: why the field cannot be changed, where it cannot. */
type Lock = { lock: string | undefined };
type TypedProps = Pick<FormFieldProps, 'spec' | 'form'> & Lock;

const inputModes = { number: 'numeric', digits: 'numeric', link: 'url' } as const;
const inputModeOf = (control: FieldSpec['control']) =>
  control === 'number' || control === 'digits' || control === 'link' ? inputModes[control] : undefined;

function useHint(spec: FieldSpec, lock: string | undefined): string | undefined {
  const words: Words<'registration'> = useMessages('registration');
  return lock ?? (spec.hint && words.hints[spec.hint]);
}

function TypedField({ spec, form, lock }: TypedProps) {
  const words = useMessages('registration');
  const sentence = useSentence();
  const hint = useHint(spec, lock);
  const label = words.labels[spec.label];
  // A disabled control is none of the form's: its value stays as the record has it.
  if (lock)
    return (
      <Field label={label} hint={hint}>
        <TextInput value={form.getValues(spec.name)} disabled readOnly />
      </Field>
    );
  const shared = { ...form.register(spec.name), autoComplete: spec.autoComplete ?? 'off' };
  return (
    <Field label={label} hint={hint} error={sentence(form.formState.errors[spec.name])}>
      {spec.control === 'area' ? (
        <TextArea {...shared} />
      ) : (
        <TextInput {...shared} inputMode={inputModeOf(spec.control)} />
      )}
    </Field>
  );
}

function CategoryField({ spec, kind, form, lock }: TypedProps & { kind: FormKind }) {
  const words = useMessages('registration');
  const sentence = useSentence();
  const labelOf = useCategoryLabel();
  const hint = useHint(spec, lock);
  return (
    <Chips
      legend={words.labels[spec.label]}
      name={spec.name}
      choices={categoriesOf(kind).map((value) => ({
        value,
        label: labelOf(value),
        icon: categoryIcon(value),
      }))}
      value={form.watch(spec.name)}
      onChange={(value) => form.setValue(spec.name, value, { shouldValidate: true, shouldTouch: true })}
      hint={hint}
      error={sentence(form.formState.errors[spec.name])}
      disabled={lock !== undefined}
    />
  );
}

function PictureField({ spec, form, editing, waits, lock, kind }: FormFieldProps & Lock) {
  const words = useMessages('registration');
  const category = form.watch('category');
  const notes = [
    spec.name === 'aadharPic' && words.consentPicture,
    spec.name === 'aadharPic' && editing?.idPictureWaits && words.idPictureWaits,
  ];
  return (
    <PhotoField
      spec={spec}
      form={form}
      waits={waits}
      lock={lock}
      present={editing?.values[spec.name] ?? ''}
      drawing={kind === 'product' ? toolDrawing(category) : undefined}
      note={notes.filter(Boolean).join(' ')}
    />
  );
}
