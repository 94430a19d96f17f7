import { useState } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import styles from './parts/booking.module.css';
import type { Side } from './parts/sides.ts';
import { SwapDialog, useUnitName } from './swap-dialog.tsx';

const movable = new Set<Booking['status']>(['agreed', 'under_way']);
const calledOff = new Set<Booking['status']>(['cancelled', 'no_show']);
/** Listings of one person. */
export const alone = new Set<Booking['listing']['kind']>(['worker', 'engineer']);

/** Who comes, or which machines; a crew or a contractor may send others of their own. */
export function People({ booking, side }: { booking: Booking; side: Side }) {
  const t = useMessages('work');
  const unitName = useUnitName(booking.listing.kind);
  const [open, setOpen] = useState(false);
  const { units, listing, status } = booking;
  if (units.length === 0 || alone.has(listing.kind) || calledOff.has(status)) return null;
  const isMachine = listing.kind === 'product';
  const title = isMachine ? t.machines : t.people;
  return (
    <section className={styles.people} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {units.map(({ _id, label, price }) => (
          <li key={_id}>
            {unitName(label)} {price !== undefined && <b className="num">{rupees(price)}</b>}
          </li>
        ))}
      </ul>
      {side === 'provider' && !isMachine && movable.has(status) && (
        <Button kind="line" size="sm" onClick={() => setOpen(true)}>
          {t.swap}
        </Button>
      )}
      {open && <SwapDialog booking={booking} onClose={() => setOpen(false)} />}
    </section>
  );
}
