import { rentedByHeading } from '#domain/wish/trades-of.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';

interface Props {
  value: string | undefined;
  onChange: (category: string | undefined) => void;
}

/** What is rented: the specification's nine first, machines under their headings. */
export function CategoryField({ value = '', onChange }: Props) {
  const t = useMessages('products');
  const label = useCategoryLabel();
  return (
    <Field label={t.category}>
      <Select value={value} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">{t.allCategories}</option>
        {rentedByHeading.map(([heading, types]) => {
          const options = types.map((type) => (
            <option key={type} value={type}>
              {label(type)}
            </option>
          ));
          return heading === 'hand' ? (
            options
          ) : (
            <optgroup key={heading} label={label(`heading ${heading}`)}>
              {options}
            </optgroup>
          );
        })}
      </Select>
    </Field>
  );
}
