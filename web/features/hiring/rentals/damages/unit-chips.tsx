import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';

interface UnitChipsProps {
  booking: Booking;
  value: string;
  onChange: (unitId: string) => void;
}

/** Which machine it is about; not asked where there is one. */
export function UnitChips({ booking, value, onChange }: UnitChipsProps) {
  const t = useMessages('rentals');
  if (booking.units.length < 2) return null;
  return (
    <Chips
      legend={t.machine}
      choices={booking.units.map(({ _id, label }) => ({ value: _id, label: t.unit(label) }))}
      value={value}
      onChange={onChange}
    />
  );
}
