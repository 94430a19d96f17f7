import { categoryIcon } from '../drawings/category-icons.ts';
import { toolDrawing } from '../drawings/stand-ins.ts';
import type { Words } from '../languages/words.ts';
import { useWords } from '../languages/words.ts';
import { useCategoryLabel } from '../lib/category.ts';
import { useProblemSentence } from '../lib/problem.ts';
import { isAdmin, useSession } from '../lib/session.ts';
import { Chips } from '../ui/choices.tsx';
import { Field, TextArea, TextInput } from '../ui/field.tsx';
import { AadharField } from './aadhar-field.tsx';
import {
  categoriesOf,
  type Editing,
  type FieldSpec,
  type FormKind,
  type RegistrationForm,
  type Waits,
} from './form-fields.ts';
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
  const locked = spec.locks === true && editing?.verified === true && !admin;
  switch (spec.control) {
    case 'pin':
      return <PinField form={form} />;
    case 'city':
      return <CityField form={form} />;
    case 'aadhar':
      return <AadharField form={form} masked={editing?.aadhar ?? null} locked={locked} />;
    case 'category':
      return <CategoryField spec={spec} kind={kind} form={form} locked={locked} />;
    case 'picture':
      return <PictureField {...{ spec, kind, form, editing, waits, locked }} />;
    default:
      return <TypedField spec={spec} form={form} locked={locked} />;
  }
}

type TypedProps = Pick<FormFieldProps, 'spec' | 'form'> & { locked: boolean };

const inputModes = { number: 'numeric', digits: 'numeric', link: 'url' } as const;
const inputModeOf = (control: FieldSpec['control']) =>
  control === 'number' || control === 'digits' || control === 'link' ? inputModes[control] : undefined;

function useHint(spec: FieldSpec, locked: boolean): string | undefined {
  const words: Words<'registration'> = useWords('registration');
  const sentence = useProblemSentence();
  if (locked) return sentence('locked-after-verification');
  return spec.hint && words.hints[spec.hint];
}

function TypedField({ spec, form, locked }: TypedProps) {
  const words = useWords('registration');
  const sentence = useSentence();
  const hint = useHint(spec, locked);
  const label = words.labels[spec.label];
  // A disabled control is none of the form's: its value stays as the record has it.
  if (locked)
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

function CategoryField({ spec, kind, form, locked }: TypedProps & { kind: FormKind }) {
  const words = useWords('registration');
  const sentence = useSentence();
  const labelOf = useCategoryLabel();
  const hint = useHint(spec, locked);
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
      disabled={locked}
    />
  );
}

function PictureField({ spec, form, editing, waits, locked, kind }: FormFieldProps & { locked: boolean }) {
  const words = useWords('registration');
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
      locked={locked}
      present={editing?.values[spec.name] ?? ''}
      drawing={kind === 'product' ? toolDrawing(category) : undefined}
      note={notes.filter(Boolean).join(' ')}
    />
  );
}
