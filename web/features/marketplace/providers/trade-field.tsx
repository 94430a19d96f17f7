import { tradesOf } from '#domain/wish/trades-of.ts';
import { TradeSelect } from '#web/shared/forms/controls/trade-select.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Field } from '#web/shared/ui/field.tsx';

interface Props {
  categories: readonly string[];
  value: string | undefined;
  onChange: (trade: string | undefined) => void;
}

/** One of the trades that records of these categories may say. */
export function TradeField({ categories, value, onChange }: Props) {
  const t = useMessages('providers');
  const trades = [...new Set(categories.flatMap(tradesOf))];
  if (trades.length === 0) return null;
  return (
    <Field label={t.trade}>
      <TradeSelect
        trades={trades}
        value={trades.find((key) => key === value) ?? ''}
        any={t.anyTrade}
        onChange={(trade) => onChange(trade || undefined)}
      />
    </Field>
  );
}
