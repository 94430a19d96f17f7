import { useState } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import styles from './parts/booking.module.css';
import type { Side } from './parts/sides.ts';

const changeable = new Set<Booking['status']>(['agreed', 'under_way']);

/** What is seldom wanted: a change, or the end of it all. */
export function MoreActs({ booking, side }: { booking: Booking; side: Side }) {
  const t = useMessages('work');
  const [open, setOpen] = useState<'change' | 'cancel'>();
  const close = () => setOpen(undefined);
  const mayChange = changeable.has(booking.status) && booking.change === null;
  const mayCancel = booking.next.includes('cancelled');
  if (!mayChange && !mayCancel) return null;
  return (
    <div className={styles.acts}>
      {mayChange && (
        <Button kind="line" onClick={() => setOpen('change')}>
          {t.change}
        </Button>
      )}
      {mayCancel && (
        <Button kind="quiet" onClick={() => setOpen('cancel')}>
          {t.acts.cancelled}
        </Button>
      )}
      {open === 'change' && <ChangeDialog booking={booking} onClose={close} />}
      {open === 'cancel' && <CancelDialog booking={booking} side={side} onClose={close} />}
    </div>
  );
}
