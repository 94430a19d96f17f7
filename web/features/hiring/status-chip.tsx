import type { BookingStatus } from '#contract/hiring/bookings.calls.ts';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { RequestStatus } from '#contract/hiring/requests.calls.ts';
import type { HiringKind } from '#contract/hiring/terms.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import styles from './status-chip.module.css';

/** Where an offer stands, in one word; `taken`: who was to come is booked elsewhere on those days. */
export type OfferState = Offer['status'] | 'taken';

type Status = RequestStatus | OfferState | BookingStatus;
type Look = 'waits' | 'good' | 'over' | 'bad';

const looks: Record<Status, Look> = {
  open: 'waits',
  sent: 'waits',
  done_said: 'waits',
  filled: 'good',
  accepted: 'good',
  agreed: 'good',
  under_way: 'good',
  done: 'good',
  closed: 'over',
  expired: 'over',
  withdrawn: 'over',
  countered: 'over',
  lapsed: 'over',
  taken: 'over',
  declined: 'over',
  cancelled: 'bad',
  no_show: 'bad',
};

/** Where a request, an offer or a booking stands, in a word. @param of a machine is out on hire, not at work */
export function StatusChip({ status, of }: { status: Status; of?: HiringKind }) {
  const { statuses, outOnHire } = useMessages('hiring');
  const word = of === 'product' && status === 'under_way' ? outOnHire : statuses[status];
  return <span className={cx(styles.chip, styles[looks[status]])}>{word}</span>;
}
