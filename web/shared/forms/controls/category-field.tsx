import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { categoryIcon } from '#web/shared/ui/drawings/category-icons.ts';
import type { FormKind } from '../table/field-names.ts';
import { categoriesOf } from '../table/form-fields.ts';
import { type TypedProps, useHint } from './field-props.ts';
import { useSentence } from './sentence.ts';

/** What the kind can be, one to choose. */
export function CategoryField({ spec, kind, form, lock }: TypedProps & { kind: FormKind }) {
  const t = useMessages('registration');
  const sentence = useSentence();
  const labelOf = useCategoryLabel();
  const hint = useHint(spec, lock);
  return (
    <Chips
      legend={t.labels[spec.label]}
      name={spec.name}
      choices={categoriesOf(kind).map((value) => ({
        value,
        label: labelOf(value),
        icon: categoryIcon(value),
      }))}
      value={form.watch(spec.name)}
      onChange={(value) => form.setValue(spec.name, value, { shouldValidate: true, shouldTouch: true })}
      hint={hint}
      error={sentence(form.getFieldState(spec.name, form.formState).error)}
      disabled={lock !== undefined}
    />
  );
}
