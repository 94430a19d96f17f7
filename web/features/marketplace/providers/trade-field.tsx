import { tradesOf } from '#domain/wish/trades-of.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';

interface Props {
  categories: readonly string[];
  value: string | undefined;
  onChange: (trade: string | undefined) => void;
}

/** One of the trades that records of these categories may say. */
export function TradeField({ categories, value = '', onChange }: Props) {
  const t = useMessages('providers');
  const label = useCategoryLabel();
  const trades = [...new Set(categories.flatMap(tradesOf))];
  if (trades.length === 0) return null;
  return (
    <Field label={t.trade}>
      <Select value={value} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">{t.anyTrade}</option>
        {trades.map((key) => (
          <option key={key} value={key}>
            {label(key)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
