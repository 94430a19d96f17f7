import { useState } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import type { HiringKind } from '#contract/hiring/terms.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { useBookingActs, useUnits } from './parts/booking-queries.ts';

/** A person's name as it is; a number with what it numbers. */
export function useUnitName(kind: HiringKind): (label: string) => string {
  const t = useMessages('work');
  return (label) => {
    if (!/^\d+$/.test(label)) return label;
    if (kind === 'product') return t.machine(label);
    return kind === 'contractor' ? t.team(label) : t.place(label);
  };
}

/** As many of the provider's own as are booked, among those that are free on these days. */
export function SwapDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useMessages('work');
  const shell = useMessages('shell');
  const explain = useExplain();
  const unitName = useUnitName(booking.listing.kind);
  const { data, error } = useUnits(booking._id);
  const { swap } = useBookingActs(booking);
  const [chosen, setChosen] = useState(() => new Set(booking.units.map(({ _id }) => _id)));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <Modal
      open
      size="small"
      title={t.swapTitle}
      closeLabel={shell.close}
      busy={swap.isPending}
      onClose={onClose}
      footer={
        <>
          <Button kind="line" disabled={swap.isPending} onClick={onClose}>
            {shell.cancel}
          </Button>
          <LineButton
            disabled={chosen.size !== booking.count}
            loading={swap.isPending}
            onClick={() => swap.mutate([...chosen], { onSettled: onClose })}
          >
            {t.save}
          </LineButton>
        </>
      }
    >
      <p>{t.swapText(count(booking.count))}</p>
      {error && <p role="alert">{explain(error)}</p>}
      {!data && !error && <Skeleton label={t.swapLoading} kind="row" count={3} />}
      {data?.map(({ _id, label, booked, free }) => (
        <Checkbox
          key={_id}
          label={free || booked ? unitName(label) : `${unitName(label)}, ${t.busyUnit}`}
          disabled={!free && !booked}
          checked={chosen.has(_id)}
          onChange={() => toggle(_id)}
        />
      ))}
    </Modal>
  );
}
