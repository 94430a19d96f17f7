import type { Side } from '#contract/contracts/bill.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';

/** Who brings the material of all lines; said line by line where it differs. */
export function Brings({ value, onChange }: { value: Side | 'mixed'; onChange: (side: Side) => void }) {
  const t = useMessages('bill');
  const choices = [
    { value: 'customer', label: t.bringsAll.customer, icon: 'home' },
    { value: 'provider', label: t.bringsAll.provider, icon: 'hat' },
  ] as const;
  return (
    <Chips
      legend={t.whoBrings}
      value={value}
      hint={value === 'mixed' ? t.bringsAll.mixed : undefined}
      choices={[...choices]}
      onChange={(side) => onChange(side === 'customer' ? 'customer' : 'provider')}
    />
  );
}
