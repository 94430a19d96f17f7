import type { TradeKey } from '#contract/marketplace/trades.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { Select } from '#web/shared/ui/text-inputs.tsx';

interface Props {
  trades: readonly TradeKey[];
  value: TradeKey | '';
  /** In words, for none of them. */
  any: string;
  onChange: (trade: TradeKey | '') => void;
}

/** One of several trades, or any. */
export function TradeSelect({ trades, value, any, onChange }: Props) {
  const label = useCategoryLabel();
  return (
    <Select
      value={value}
      onChange={({ target }) => onChange(trades.find((key) => key === target.value) ?? '')}
    >
      <option value="">{any}</option>
      {trades.map((key) => (
        <option key={key} value={key}>
          {label(key)}
        </option>
      ))}
    </Select>
  );
}
