import { rentedByHeading } from '#domain/wish/trades-of.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { categoryIcon } from '#web/shared/ui/drawings/category-icons.ts';
import type { FormKind } from '../table/field-names.ts';
import { categoriesOf } from '../table/form-fields.ts';
import { type TypedProps, useHint } from './field-props.ts';
import { useSentence } from './sentence.ts';
import { keptTrades } from './trades-field.tsx';

/** What the kind can be, one to choose. */
export function CategoryField({ spec, kind, form, lock }: TypedProps & { kind: FormKind }) {
  const t = useMessages('registration');
  const sentence = useSentence();
  const labelOf = useCategoryLabel();
  const hint = useHint(spec, lock);
  const groups: readonly (readonly [string, readonly string[]])[] =
    kind === 'product' ? rentedByHeading : [['', categoriesOf(kind)]];
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
